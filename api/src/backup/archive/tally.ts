import { createHash } from 'node:crypto';
import { idKeyOf } from '../database/raw-document';
import type { Amount, Figures } from './manifest';

/** What a backup says of a document: how it was copied, how it was at the backup's moment, or that it was gone then. */
export const DOCUMENT_KINDS = ['copied', 'changed', 'removed'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Counts what goes into a backup, or comes out of one, so that the two can be compared. */
export interface Tally {
  readonly document: (kind: DocumentKind, collection: string, raw: Buffer) => void;
  readonly file: (source: string, key: string, bytes: Buffer) => void;
  /** Whether a document was changed or removed after it was copied; known once all of the backup was read. */
  readonly isReplaced: (collection: string, raw: Buffer) => boolean;
  readonly figures: () => Figures;
}

const MODULUS = 1n << 256n;

/** Adds up hashes: the sum is the same whatever the order. */
export function createSum() {
  let [count, bytes, sum] = [0, 0, 0n];
  return {
    add: (digest: Buffer, length: number) => {
      count += 1;
      bytes += length;
      sum = (sum + BigInt(`0x${digest.toString('hex')}`)) % MODULUS;
    },
    amount: (): Amount => ({ count, bytes, hash: sum.toString(16).padStart(64, '0') }),
  };
}

export function documentDigest(raw: Buffer): Buffer {
  return createHash('sha256').update(raw).digest();
}

export function fileDigest(key: string, bytes: Buffer): Buffer {
  const content = createHash('sha256').update(bytes).digest();
  return createHash('sha256').update(`${key}\0`).update(content).digest();
}

interface Counted {
  /** By the document's id: its length in four bytes and its hash, as characters, which take a third of what objects do. */
  readonly documents: Map<string, string>;
  readonly replaced: Set<string>;
}

function packed(raw: Buffer): string {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(raw.length);
  return Buffer.concat([length, documentDigest(raw)]).toString('latin1');
}

function amountOf({ documents }: Counted): Amount {
  const sum = createSum();
  for (const entry of documents.values()) {
    const bytes = Buffer.from(entry, 'latin1');
    sum.add(bytes.subarray(4), bytes.readUInt32LE(0));
  }
  return sum.amount();
}

/** A tally that knows each document by its hash: about 150 bytes of memory for each. */
export function createTally(): Tally {
  const collections = new Map<string, Counted>();
  const files = new Map<string, ReturnType<typeof createSum>>();
  const of = (collection: string): Counted => {
    const known = collections.get(collection) ?? { documents: new Map(), replaced: new Set() };
    collections.set(collection, known);
    return known;
  };
  return {
    document: (kind, collection, raw) => {
      const { documents, replaced } = of(collection);
      const key = idKeyOf(raw);
      if (kind !== 'copied') replaced.add(key);
      if (kind === 'removed') documents.delete(key);
      else documents.set(key, packed(raw));
    },
    file: (source, key, bytes) => {
      const sum = files.get(source) ?? createSum();
      files.set(source, sum);
      sum.add(fileDigest(key, bytes), bytes.length);
    },
    isReplaced: (collection, raw) => collections.get(collection)?.replaced.has(idKeyOf(raw)) ?? false,
    figures: () => ({
      collections: Object.fromEntries(
        [...collections]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, counted]) => [name, amountOf(counted)]),
      ),
      files: Object.fromEntries([...files].map(([name, sum]) => [name, sum.amount()])),
    }),
  };
}
