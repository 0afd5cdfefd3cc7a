import type { Readable } from 'node:stream';
import { Readable as NodeReadable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { pack as newPack, type Pack } from 'tar-stream';
import { documentsName, fileName, HEAD, MANIFEST } from './entries';
import { encryptWith } from './key';
import { encodeJson, type Head } from './manifest';
import { createTally, type DocumentKind, type Tally } from './tally';

/** What puts things into a backup; each resolves when there is room for more. */
export interface ArchiveWriter {
  readonly documents: (kind: DocumentKind, collection: string, raws: readonly Buffer[]) => Promise<void>;
  readonly file: (source: string, key: string, bytes: Buffer) => Promise<void>;
}

export interface Archive {
  /** The bytes of the backup. Whoever reads them sees the error that ended the writing. */
  readonly bytes: Readable;
  /** What was put in; all of it once `bytes` has ended. */
  readonly tally: Tally;
}

function addEntry(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // Handing over the bytes at once would not wait for a slow reader.
    const entry = pack.entry({ name, size: bytes.length, mtime: new Date(0) }, (error) =>
      error ? reject(error) : resolve(),
    );
    entry.end(bytes);
  });
}

function createWriter(pack: Pack, tally: Tally): ArchiveWriter {
  const parts = new Map<string, number>();
  return {
    documents: async (kind, collection, raws) => {
      if (raws.length === 0) return;
      for (const raw of raws) tally.document(kind, collection, raw);
      const of = `${kind} ${collection}`;
      const part = (parts.get(of) ?? 0) + 1;
      parts.set(of, part);
      await addEntry(pack, documentsName(kind, collection, part), Buffer.concat(raws));
    },
    file: async (source, key, bytes) => {
      tally.file(source, key, bytes);
      await addEntry(pack, fileName(source, key), bytes);
    },
  };
}

/**
 * A backup as a stream: a tar file of documents and files, gzipped and encrypted in the format of age, so that
 * `age -d | tar -xz` reads it too. `fill` puts everything in.
 */
export async function writeArchive(
  head: Head,
  key: string,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<Archive> {
  const tally = createTally();
  const pack = newPack();
  const gzip = createGzip();
  const plain = NodeReadable.toWeb(pack.pipe(gzip)) as ReadableStream<Uint8Array>;
  const encrypted = (await encryptWith(key, plain)) as NodeWebStream<Uint8Array>;
  const bytes = NodeReadable.fromWeb(encrypted);
  const write = async () => {
    await addEntry(pack, HEAD, encodeJson(head));
    await fill(createWriter(pack, tally));
    await addEntry(pack, MANIFEST, encodeJson({ ...head, figures: tally.figures() }));
    pack.finalize();
  };
  // Whoever stops reading ends the writing, too, instead of letting it wait for room.
  bytes.once('close', () => pack.destroy());
  pack.on('error', (error) => gzip.destroy(error));
  write().catch((error: unknown) => {
    bytes.destroy(error instanceof Error ? error : new Error(String(error)));
    pack.destroy();
  });
  return { bytes, tally };
}
