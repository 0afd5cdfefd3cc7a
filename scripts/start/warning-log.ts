import type { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const HOUR_MS = 3_600_000;
const WARNING_LEVEL = 40;
/** Of one kind in an hour; what is more is counted. */
const LINES_OF_KIND = 20;
/** Kinds told apart in an hour: whoever makes up new ones shares the last of them. */
const KINDS_MAX = 200;
const LINE_MAX = 2_000;
/**
 * Of lines that are not the first of their kind, in an hour. With one line of each kind and the counts, a day is 35 MB at
 * most: less than the four older files of a log hold.
 */
const HOUR_BYTES = 1_000_000;
const OTHER_KINDS = 'other kinds';

interface Kind {
  written: number;
  leftOut: number;
}

/** Lines that came in pieces. */
class Lines {
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';

  take(chunk: Buffer): string[] {
    const lines = (this.#rest + this.#decoder.write(chunk)).split('\n');
    this.#rest = (lines.pop() ?? '').slice(0, 64 * LINE_MAX);
    return lines.filter((line) => line !== '');
  }
}

/**
 * Keeps what a process warns of apart from what it does, so that a flood of the one pushes out nothing of the other for at
 * least a day: warnings and errors of its log, and all that it writes to its error output. Lines of a kind that
 * comes often are counted.
 */
export class WarningLog {
  readonly #output = new Lines();
  readonly #errors = new Lines();
  readonly #kinds = new Map<string, Kind>();
  #bytes = 0;
  readonly #hours: NodeJS.Timeout;

  constructor(private readonly log: Writable) {
    this.#hours = setInterval(() => this.endHour(), HOUR_MS);
    this.#hours.unref();
  }

  /** Takes what a process wrote to its standard output: of that, lines of the log from warnings on. */
  takeOutput(chunk: Buffer): void {
    for (const line of this.#output.take(chunk)) {
      const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
      if (level >= WARNING_LEVEL) this.#note(kindOfEntry(line), line);
    }
  }

  /** Takes what a process wrote to its error output. */
  takeErrors(chunk: Buffer): void {
    for (const line of this.#errors.take(chunk)) this.#note(kindOfText(line), line);
  }

  /** Writes the counts that are still to be said, and closes the log. */
  async close(): Promise<void> {
    clearInterval(this.#hours);
    this.endHour();
    await new Promise<void>((resolve) => this.log.end(resolve));
  }

  #note(name: string, line: string): void {
    const kind = this.#kindNamed(name);
    const isFirst = kind.written === 0;
    if (!isFirst && (kind.written >= LINES_OF_KIND || this.#bytes > HOUR_BYTES)) {
      kind.leftOut += 1;
      return;
    }
    kind.written += 1;
    const text = line.length > LINE_MAX ? `${line.slice(0, LINE_MAX)}…` : line;
    if (!isFirst) this.#bytes += Buffer.byteLength(text);
    this.log.write(`${text}\n`);
  }

  #kindNamed(name: string): Kind {
    const known = this.#kinds.get(name);
    if (known) return known;
    const key = this.#kinds.size < KINDS_MAX ? name : OTHER_KINDS;
    const kind = this.#kinds.get(key) ?? { written: 0, leftOut: 0 };
    this.#kinds.set(key, kind);
    return kind;
  }

  /** Writes how many lines of each kind were left out, and counts anew. */
  endHour(): void {
    const time = new Date().toISOString();
    for (const [like, { leftOut }] of this.#kinds) {
      const msg = `${leftOut} more lines like these in the last hour`;
      if (leftOut > 0) this.log.write(`${JSON.stringify({ level: WARNING_LEVEL, time, msg, like })}\n`);
    }
    this.#kinds.clear();
    this.#bytes = 0;
  }
}

/** What a line of the log is about, without what differs from one to the next. */
function kindOfEntry(line: string): string {
  try {
    const { level, msg, code, err } = JSON.parse(line) as {
      level: number;
      msg?: unknown;
      code?: unknown;
      err?: { type?: unknown; code?: unknown };
    };
    return [level, msg, code, err?.type, err?.code].map(shortPart).join(' ');
  } catch {
    // Cut in the middle, or no entry at all.
    return kindOfText(line);
  }
}

function shortPart(part: unknown): string {
  return typeof part === 'string' || typeof part === 'number' ? String(part).slice(0, 80) : '';
}

function kindOfText(line: string): string {
  return line.replaceAll(/\d+/g, '0').slice(0, 60);
}
