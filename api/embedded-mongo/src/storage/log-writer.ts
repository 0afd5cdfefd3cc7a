import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { logPath } from './data-directory';
import { frameRecord } from './log-record';
import { removeSeal, writeSeal } from './seal';
import { messageOf } from '../thrown';

/** Forces written bytes to the disk; replaced in tests to make the disk slow. */
export type SyncFile = (file: FileHandle) => Promise<void>;

/** The whole state as record payloads, taken at once: its parts must not change while they are written. */
export type Snapshot = () => Iterable<readonly Uint8Array[]>;

export interface LogWriterOptions {
  directory: string;
  generation: number;
  /** Length of the valid part of the file; what lies behind it is cut off. */
  length: number;
  snapshot: Snapshot;
  /** Bytes that a snapshot would take now, roughly. */
  liveBytes: () => number;
  /** A log this much longer than twice the live data is compacted. */
  slackBytes: number;
  syncFile?: SyncFile;
  log: (message: string) => void;
}

interface Waiting {
  payload: readonly Uint8Array[];
  done: () => void;
  failed: (error: Error) => void;
}

const writeBytes = 1024 * 1024;

/**
 * The append-only log. `append` resolves when its record is on disk; writers that arrive during one sync share
 * the next. After a failed write nothing more is accepted, since memory is then ahead of the disk.
 */
export class LogWriter {
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #failure: Error | null = null;
  #generation: number;
  #length: number;
  #notBefore = 0;

  private constructor(
    private file: FileHandle,
    private readonly options: LogWriterOptions,
  ) {
    this.#generation = options.generation;
    this.#length = options.length;
  }

  static async open(options: LogWriterOptions): Promise<LogWriter> {
    const path = logPath(options.directory, options.generation);
    const file = await open(path, options.length === 0 ? 'w+' : 'r+');
    await file.truncate(options.length);
    const writer = new LogWriter(file, options);
    await writer.#sync();
    await syncDirectory(options.directory);
    removeSeal(options.directory);
    return writer;
  }

  /** What stopped the log, or null while it works. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Bytes in the current log. */
  get length(): number {
    return this.#length;
  }

  /** Resolves when the payload, one atomic change, is on disk. */
  append(payload: readonly Uint8Array[]): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((done, failed) => {
      this.#waiting.push({ payload, done, failed });
      this.#running ??= this.#drain();
    });
  }

  /** Waits for everything appended, notes that it is on disk, closes the file and seals it. */
  async close(): Promise<void> {
    await this.#running;
    if (!this.#failure) {
      await this.#write([frameRecord([], this.#length)]);
      await this.#sync();
      const { directory } = this.options;
      writeSeal(directory, logPath(directory, this.#generation), this.#length);
    }
    await this.file.close();
  }

  async #drain(): Promise<void> {
    // One turn later, so that commands of the same tick travel together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#settle(batch);
    }
    this.#running = null;
  }

  async #settle(batch: Waiting[]): Promise<void> {
    try {
      if (this.#failure) throw this.#failure;
      if (!(this.#isWorthCompacting() && (await this.#tryCompact()))) {
        const synced = this.#length;
        await this.#write(batch.map((waiting) => frameRecord(waiting.payload, synced)));
        await this.#sync();
      }
      for (const waiting of batch) waiting.done();
    } catch (error) {
      this.#failure ??= new Error(messageOf(error), { cause: error });
      for (const waiting of batch) waiting.failed(this.#failure);
    }
  }

  async #write(records: Buffer[][]): Promise<void> {
    const parts = records.flat();
    for (let at = 0; at < parts.length; at += 512) {
      await writeAll(this.file, parts.slice(at, at + 512), this.#length);
      for (const part of parts.slice(at, at + 512)) this.#length += part.length;
    }
  }

  #sync(): Promise<void> {
    return this.options.syncFile ? this.options.syncFile(this.file) : this.file.datasync();
  }

  #isWorthCompacting(): boolean {
    return this.#length > Math.max(this.#notBefore, 2 * this.options.liveBytes() + this.options.slackBytes);
  }

  /** Compacts; false when that failed, in which case the log goes on as it is and is not tried again too soon. */
  async #tryCompact(): Promise<boolean> {
    try {
      await this.#compact();
      return true;
    } catch (error) {
      this.#notBefore = 2 * this.#length;
      this.options.log(`the log could not be compacted: ${messageOf(error)}`);
      return false;
    }
  }

  // The changes that wait are in memory already, so the snapshot holds them and they need no record.
  async #compact(): Promise<void> {
    const records = this.options.snapshot();
    const path = logPath(this.options.directory, this.#generation + 1);
    const { file, length } = await writeNewLog(path, records);
    const old = { file: this.file, path: logPath(this.options.directory, this.#generation) };
    this.file = file;
    this.#length = length;
    this.#generation += 1;
    await old.file.close();
    await rm(old.path, { force: true });
  }
}

/** Writes a snapshot beside the log and puts it in place once it is wholly on disk; leaves nothing when it fails. */
async function writeNewLog(
  path: string,
  records: Iterable<readonly Uint8Array[]>,
): Promise<{ file: FileHandle; length: number }> {
  const draft = `${path}.tmp`;
  const file = await open(draft, 'w+');
  try {
    const length = await writeSnapshot(file, records);
    await file.sync();
    await rename(draft, path);
    await syncDirectory(dirname(path));
    return { file, length };
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    await rm(path, { force: true });
    throw error;
  }
}

async function writeSnapshot(file: FileHandle, records: Iterable<readonly Uint8Array[]>): Promise<number> {
  let length = 0;
  let parts: Buffer[] = [];
  let pending = 0;
  const flush = async () => {
    await writeAll(file, [Buffer.concat(parts)], length);
    length += pending;
    [parts, pending] = [[], 0];
  };
  for (const payload of records) {
    for (const part of frameRecord(payload, 0)) {
      parts.push(part);
      pending += part.length;
    }
    if (pending > writeBytes) await flush();
  }
  await flush();
  // The seal: once renamed, all of the snapshot counts as saved, and damage in it is not a torn tail.
  const [seal] = frameRecord([], length);
  if (seal) await writeAll(file, [seal], length);
  return length + (seal?.length ?? 0);
}

/** Writes buffers at a position; a short write is continued until everything is down. */
async function writeAll(file: FileHandle, parts: Buffer[], position: number): Promise<void> {
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  if (total === 0) return;
  const { bytesWritten } = await file.writev(parts, position);
  if (bytesWritten === total) return;
  const rest = Buffer.concat(parts).subarray(bytesWritten);
  let written = 0;
  while (written < rest.length) {
    const result = await file.write(rest, written, rest.length - written, position + bytesWritten + written);
    written += result.bytesWritten;
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
