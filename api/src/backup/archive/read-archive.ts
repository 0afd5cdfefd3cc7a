import { isDeepStrictEqual } from 'node:util';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { extract as newExtract, type Header } from 'tar-stream';
import { BackupError } from '../backup-error';
import { documentsIn } from '../database/raw-document';
import { type EntryKind, readName } from './entries';
import { decryptWith } from './key';
import { type Head, type Manifest, parseHead, parseManifest, whyTooNew } from './manifest';
import { createTally, type DocumentKind, type Tally } from './tally';

/** A backup that can be read as often as it is asked for. */
export interface Readables {
  /** As an operator knows it. */
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

/** Gets what a backup holds, in its order. */
export interface ArchiveVisitor {
  readonly documents?: (kind: DocumentKind, collection: string, raws: readonly Buffer[]) => Promise<void>;
  readonly file?: (source: string, key: string, bytes: Buffer) => Promise<void>;
}

export interface Checked {
  readonly manifest: Manifest;
  readonly tally: Tally;
}

interface Reading {
  readonly name: string;
  readonly tally: Tally;
  readonly visitor: ArchiveVisitor;
  head: Head | null;
  manifest: Manifest | null;
}

function beginWith(reading: Reading, bytes: Buffer): void {
  reading.head = parseHead(bytes);
  const why = whyTooNew(reading.head);
  if (why) throw new BackupError(`${reading.name} ${why}: update Atoll first.`);
}

async function takeEntry(reading: Reading, entry: EntryKind, bytes: Buffer): Promise<void> {
  const { tally, visitor } = reading;
  if (entry.is === 'head') return beginWith(reading, bytes);
  if (!reading.head || reading.manifest) throw new Error('entries in another order');
  if (entry.is === 'manifest') {
    reading.manifest = parseManifest(bytes);
    return;
  }
  if (entry.is === 'file') {
    tally.file(entry.source, entry.key, bytes);
    await visitor.file?.(entry.source, entry.key, bytes);
    return;
  }
  const raws = [...documentsIn(bytes)];
  for (const raw of raws) tally.document(entry.kind, entry.collection, raw);
  await visitor.documents?.(entry.kind, entry.collection, raws);
}

async function readAll(source: Readable, key: string, reading: Reading): Promise<void> {
  const secret = Readable.toWeb(source) as ReadableStream<Uint8Array>;
  const plain = Readable.fromWeb((await decryptWith(key, secret, reading.name)) as NodeWebStream<Uint8Array>);
  const gunzip = createGunzip();
  const extract = newExtract();
  plain.on('error', (error) => gunzip.destroy(error));
  gunzip.on('error', (error) => extract.destroy(error));
  try {
    plain.pipe(gunzip).pipe(extract);
    for await (const entry of extract as AsyncIterable<Readable & { readonly header: Header }>)
      await takeEntry(reading, readName(entry.header.name), await buffer(entry));
  } finally {
    plain.destroy();
    gunzip.destroy();
  }
}

function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && /^E[A-Z]+$/.test(String((error as NodeJS.ErrnoException).code));
}

/**
 * Reads a whole backup and compares it with its manifest. Throws a BackupError where it is damaged, cut, of another key
 * or of a newer version; what `visitor` throws is thrown.
 */
export async function readArchive(
  { name, open }: Readables,
  key: string,
  visitor: ArchiveVisitor = {},
): Promise<Checked> {
  const reading: Reading = {
    name,
    tally: createTally(),
    visitor: guarded(visitor),
    head: null,
    manifest: null,
  };
  const source = await open();
  try {
    await readAll(source, key, reading);
  } catch (error) {
    if (error instanceof VisitorFailure) throw error.cause;
    if (error instanceof BackupError) throw error;
    if (isOfSystem(error)) throw new BackupError(`${name} cannot be read (${error.code}).`, { cause: error });
    throw new BackupError(`${name} is damaged, cut off, or no backup of Atoll.`, { cause: error });
  } finally {
    source.destroy();
  }
  const { manifest, tally } = reading;
  if (!manifest || !isDeepStrictEqual(manifest.figures, tally.figures()))
    throw new BackupError(`${name} is damaged: it does not hold what its manifest says.`);
  return { manifest, tally };
}

/** Tells what went wrong at the receiver from what is wrong with the backup. */
class VisitorFailure extends Error {}

function guarded({ documents, file }: ArchiveVisitor): ArchiveVisitor {
  const guard = async (work: Promise<void> | undefined) => {
    try {
      await work;
    } catch (cause) {
      throw new VisitorFailure('', { cause });
    }
  };
  return {
    documents: (...all) => guard(documents?.(...all)),
    file: (...all) => guard(file?.(...all)),
  };
}
