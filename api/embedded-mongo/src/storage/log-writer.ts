import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { logPath } from './data-directory';
import { type Disk, isOutOfSpace } from './disk';
import { frameRecord } from './log-record';
import { removeSeal, writeSeal } from './seal';
import { messageOf } from '../thrown';

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
  disk: Disk;
  /** Told once, when a write has failed and no more are taken. */
  onFailure: (error: Error) => void;
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
  /** Everything before it is on disk. */
  #synced: number;
  #notBefore = 0;
  #isAbandoned = false;

  private constructor(
    private file: FileHandle,
    private readonly options: LogWriterOptions,
  ) {
    this.#generation = options.generation;
    this.#length = options.length;
    this.#synced = options.length;
  }

  static async open(options: LogWriterOptions): Promise<LogWriter> {
    const path = logPath(options.directory, options.generation);
    const file = await open(path, options.length === 0 ? 'w+' : 'r+');
    try {
      await file.truncate(options.length);
      const writer = new LogWriter(file, options);
      await writer.#sync();
      await syncDirectory(options.directory);
      removeSeal(options.directory);
      return writer;
    } catch (error) {
      await file.close();
      throw error;
    }
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

  /**
   * Waits for everything appended, notes that it is on disk, closes the file and seals it. On a full disk there is no
   * seal, as after a crash, and nothing is lost.
   */
  async close(): Promise<void> {
    await this.#running;
    try {
      if (!this.#failure) await this.#seal();
    } catch (error) {
      if (!isOutOfSpace(error)) throw error;
      this.options.log(`The log was closed without a seal: ${messageOf(error)}.`);
    } finally {
      await this.file.close();
    }
  }

  async #seal(): Promise<void> {
    await this.#write([frameRecord([], this.#length)]);
    await this.#sync();
    const { directory } = this.options;
    writeSeal(directory, logPath(directory, this.#generation), this.#length);
  }

  /**
   * Ends a log that has failed: cuts off what nobody was told of, closes the file and gives the log's number, by which
   * it can be opened anew. Asked again, because opening may fail on a disk that is still full, it only gives the number.
   */
  async abandon(): Promise<number> {
    await this.#running;
    if (!this.#isAbandoned) {
      await this.file.truncate(this.#synced);
      await this.file.close();
      this.#isAbandoned = true;
    }
    return this.#generation;
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
      const failure = this.#failure ?? this.#fail(error);
      for (const waiting of batch) waiting.failed(failure);
    }
  }

  #fail(cause: unknown): Error {
    this.#failure = new Error(messageOf(cause), { cause });
    this.options.onFailure(this.#failure);
    return this.#failure;
  }

  async #write(records: Buffer[][]): Promise<void> {
    const parts = records.flat();
    for (let at = 0; at < parts.length; at += 512) {
      await this.options.disk.write(this.file, parts.slice(at, at + 512), this.#length);
      for (const part of parts.slice(at, at + 512)) this.#length += part.length;
    }
  }

  async #sync(): Promise<void> {
    await this.options.disk.sync(this.file);
    this.#synced = this.#length;
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
    const { file, length } = await writeNewLog(path, records, this.options.disk);
    const old = { file: this.file, path: logPath(this.options.directory, this.#generation) };
    this.file = file;
    this.#length = length;
    this.#synced = length;
    this.#generation += 1;
    await old.file.close();
    await rm(old.path, { force: true });
  }
}

/** Writes a snapshot beside the log and puts it in place once it is wholly on disk; leaves nothing when it fails. */
async function writeNewLog(
  path: string,
  records: Iterable<readonly Uint8Array[]>,
  disk: Disk,
): Promise<{ file: FileHandle; length: number }> {
  const draft = `${path}.tmp`;
  const file = await open(draft, 'w+');
  try {
    const length = await writeSnapshot(file, records, disk);
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

async function writeSnapshot(
  file: FileHandle,
  records: Iterable<readonly Uint8Array[]>,
  disk: Disk,
): Promise<number> {
  let length = 0;
  let parts: Buffer[] = [];
  let pending = 0;
  const flush = async () => {
    await disk.write(file, [Buffer.concat(parts)], length);
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
  if (seal) await disk.write(file, [seal], length);
  return length + (seal?.length ?? 0);
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
