import { finished, Writable } from 'node:stream';
import { createStream } from 'rotating-file-stream';

/** Of one process; what is older stays in four files more. */
const LOG_MAX = '10M';
const OLDER_FILES = 4;
/** After a line could not be written; on a full disk this is tried until there is space again. */
const RETRY_MS = 1_000;
/** Of what could not be written, the beginning: it says what went wrong. */
const KEPT_BYTES = 64_000;

export interface LogOptions {
  /** Of one file, such as 10M. */
  readonly maxSize?: string;
  readonly retryMs?: number;
  /** Hears once that lines are lost, and why. */
  readonly say?: (line: string) => void;
}

/**
 * A log that never grows beyond its bound: `<name>.log`, and behind it `<name>.1.log` to `<name>.4.log`. It never fails:
 * while it cannot be written, the first lines are kept, the others dropped and counted, and it goes on by itself.
 */
export function openLog(folder: string, name: string, options: LogOptions = {}): Writable {
  const { maxSize = LOG_MAX, retryMs = RETRY_MS, say = console.error } = options;
  const fileName = (age: number | Date | null) => (age ? `${name}.${Number(age)}.log` : `${name}.log`);
  const open = () => createStream(fileName, { path: folder, size: maxSize, rotate: OLDER_FILES });
  return new LastingLog(open, retryMs, (reason) => say(`The log ${name}.log in ${folder} ${reason}`));
}

class LastingLog extends Writable {
  /** Null while nothing can be written. */
  #file: Writable | null = null;
  #lost = 0;
  /** The first of what could not be written, until it can. */
  #kept: Buffer[] = [];
  #keptBytes = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly open: () => Writable,
    private readonly retryMs: number,
    private readonly say: (reason: string) => void,
  ) {
    super();
    this.#file = this.#opened();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const file = this.#file;
    if (!file) {
      this.#keepOrCount(chunk);
      return done();
    }
    file.write(chunk, (error) => {
      if (error) {
        this.#keepOrCount(chunk);
        this.#giveUp(file, error);
      }
      done();
    });
  }

  override _final(done: () => void): void {
    clearTimeout(this.#retry);
    if (!this.#file) return done();
    finished(this.#file, () => done());
    this.#file.end();
  }

  #keepOrCount(chunk: Buffer): void {
    if (this.#lost > 0 || this.#keptBytes + chunk.length > KEPT_BYTES) {
      this.#lost += linesIn(chunk);
      return;
    }
    this.#kept.push(chunk);
    this.#keptBytes += chunk.length;
  }

  #opened(): Writable {
    const file = this.open();
    file.on('error', (error) => this.#giveUp(file, error));
    return file;
  }

  /** Told by the line that failed, and again when the file is closed. */
  #giveUp(file: Writable, error: Error): void {
    if (file !== this.#file) return;
    this.#file = null;
    this.say(`cannot be written: ${error.message}. Lines are lost until it can.`);
    this.#tryLater();
  }

  #tryLater(): void {
    if (this.writableEnded) return;
    this.#retry = setTimeout(() => this.#reopen(), this.retryMs);
    this.#retry.unref();
  }

  /** Writes what was kept, and how much is missing; the log goes on when that could be written. */
  #reopen(): void {
    const file = this.#opened();
    const [lost, kept] = [this.#lost, [...this.#kept]];
    const note = { level: 40, time: new Date().toISOString(), msg: `${lost} lines before this one are lost` };
    // What stands before it may have been cut in the middle of a line.
    const bytes = Buffer.concat([Buffer.from('\n'), ...kept, Buffer.from(`${JSON.stringify(note)}\n`)]);
    file.write(bytes, (error) => {
      if (error) return this.#tryLater();
      this.#lost -= lost;
      this.#kept = this.#kept.slice(kept.length);
      this.#keptBytes = this.#kept.reduce((sum, { length }) => sum + length, 0);
      this.#file = file;
      this.say('can be written again.');
    });
  }
}

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}
