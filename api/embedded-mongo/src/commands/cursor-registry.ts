import { CommandError } from '../command-error';
import type { Limits, Pace } from '../turns/pace';
import type { Work } from '../turns/work';
import { BatchWriter } from '../wire/batch-writer';
import { CursorReply } from '../wire/reply';

const largestBatchBytes = 16 * 1024 * 1024;
const defaultFirstBatch = 101;
const idleMs = 10 * 60_000;

interface OpenCursor {
  namespace: string;
  items: readonly unknown[];
  position: number;
  toRaw: (item: unknown) => Buffer;
  /** Of the command that opened it. */
  limits: Limits;
  lastUsed: number;
}

/** Results as a cursor serves them: taken when the query ran, encoded when a batch asks for them. */
export interface CursorSource<Item> {
  namespace: string;
  items: readonly Item[];
  toRaw: (item: Item) => Buffer;
}

export interface FirstBatch {
  batchSize: number | undefined;
  /** Closes the cursor after the first batch, whatever is left. */
  isSingle: boolean;
}

/** The cursors that clients have open. */
export class CursorRegistry {
  readonly #open = new Map<number, OpenCursor>();
  // Ids grow from the time of the start, so that a client never meets another cursor of the last run.
  #nextId = Date.now() * 256;

  /** Serves the first batch and keeps the cursor open when something is left. */
  *start<Item>(
    source: CursorSource<Item>,
    { batchSize, isSingle }: FirstBatch,
    pace: Pace,
  ): Work<CursorReply> {
    const cursor: OpenCursor = {
      namespace: source.namespace,
      items: source.items,
      position: 0,
      toRaw: source.toRaw as (item: unknown) => Buffer,
      lastUsed: Date.now(),
      limits: pace.limits,
    };
    const documents = yield* pace.through(takeBatch(cursor, batchSize ?? defaultFirstBatch, pace));
    if (isSingle || isExhausted(cursor)) return new CursorReply(source.namespace, 0, 'firstBatch', documents);
    this.#nextId += 1;
    this.#open.set(this.#nextId, cursor);
    return new CursorReply(source.namespace, this.#nextId, 'firstBatch', documents);
  }

  /** Serves the next batch; throws CursorNotFound (43). */
  *next(id: number, namespace: string, batchSize: number | undefined, pace: Pace): Work<CursorReply> {
    const cursor = this.#open.get(id);
    if (!cursor) throw new CommandError(43, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new CommandError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.lastUsed = Date.now();
    pace.adopt(cursor.limits);
    const documents = yield* pace.through(takeBatch(cursor, batchSize || Infinity, pace));
    if (isExhausted(cursor)) this.#open.delete(id);
    return new CursorReply(namespace, isExhausted(cursor) ? 0 : id, 'nextBatch', documents);
  }

  /** Closes a cursor; false when there is none of that id. */
  kill(id: number): boolean {
    return this.#open.delete(id);
  }

  /** Forgets cursors that nobody has asked for ten minutes. */
  closeIdle(now = Date.now()): void {
    for (const [id, cursor] of this.#open) if (now - cursor.lastUsed > idleMs) this.#open.delete(id);
  }
}

function isExhausted(cursor: OpenCursor): boolean {
  return cursor.position >= cursor.items.length;
}

function* takeBatch(cursor: OpenCursor, most: number, pace: Pace): Work<Buffer> {
  const batch = new BatchWriter();
  while (batch.count < most && !isExhausted(cursor)) {
    const raw = cursor.toRaw(cursor.items[cursor.position]);
    if (batch.count > 0 && batch.length + raw.length > largestBatchBytes) break;
    batch.add(raw);
    cursor.position += 1;
    if (pace.isDue()) yield;
  }
  return batch.finish();
}
