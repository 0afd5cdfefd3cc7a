import { setTimeout as pause } from 'node:timers/promises';
import type { Timestamp } from 'bson';
import type { Doc } from '../bson/document';
import { toInteger } from '../bson/numbers';
import { CommandError } from '../command-error';
import type { Limits, Pace } from '../turns/pace';
import type { Work } from '../turns/work';
import { BatchWriter } from '../wire/batch-writer';
import { CursorReply } from '../wire/reply';

const largestBatchBytes = 16 * 1024 * 1024;
const defaultFirstBatch = 101;
const idleMs = 10 * 60_000;
const awaitMs = 1_000;

interface OpenCursor {
  namespace: string;
  items: readonly unknown[];
  position: number;
  toRaw: (item: unknown) => Buffer;
  /** Where further items come from; null where all are there. */
  live: LiveSource | null;
  /** Of the command that opened it. */
  limits: Limits;
  lastUsed: number;
}

/** Results as a cursor serves them: taken when the query ran, encoded when a batch asks for them. */
export interface CursorSource<Item> {
  namespace: string;
  items: readonly Item[];
  toRaw: (item: Item) => Buffer;
  live?: LiveSource;
  /** The moment of a snapshot read. */
  time?: Timestamp;
}

/** What keeps adding to a cursor's items, at their end. */
export interface LiveSource {
  /** Throws where items are missing. */
  check(): void;
  /** Resolves when there is something new, or never will be. */
  changed(): Promise<void>;
  /** Takes away what was served. */
  drop(count: number): void;
  close(): void;
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
      live: source.live ?? null,
      toRaw: source.toRaw as (item: unknown) => Buffer,
      lastUsed: Date.now(),
      limits: pace.limits,
    };
    const documents = yield* pace.through(takeBatch(cursor, batchSize ?? defaultFirstBatch, pace));
    const { namespace, time = null } = source;
    if (isSingle || isOver(cursor)) return new CursorReply(namespace, 0, 'firstBatch', documents, time);
    this.#nextId += 1;
    this.#open.set(this.#nextId, cursor);
    return new CursorReply(namespace, this.#nextId, 'firstBatch', documents, time);
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
    cursor.live?.check();
    const documents = yield* pace.through(takeBatch(cursor, batchSize || Infinity, pace));
    if (isOver(cursor)) this.#open.delete(id);
    return new CursorReply(namespace, isOver(cursor) ? 0 : id, 'nextBatch', documents);
  }

  /** Closes a cursor; false when there is none of that id. */
  kill(id: number): boolean {
    this.#open.get(id)?.live?.close();
    return this.#open.delete(id);
  }

  /** Before a getMore: waits as long as it says, a second unless it does, for something to serve. */
  async awaitNews({ getMore, maxTimeMS }: Doc, signal: AbortSignal): Promise<void> {
    const cursor = this.#open.get(toInteger(getMore) ?? -1);
    if (!cursor?.live || !isExhausted(cursor) || signal.aborted) return;
    cursor.lastUsed = Date.now();
    const end = new AbortController();
    const waited = pause(toInteger(maxTimeMS) ?? awaitMs, undefined, {
      signal: AbortSignal.any([signal, end.signal]),
    }).catch(() => undefined);
    await Promise.race([cursor.live.changed(), waited]);
    end.abort();
  }

  /** Forgets cursors that nobody has asked for ten minutes. */
  closeIdle(now = Date.now()): void {
    for (const [id, cursor] of this.#open) if (now - cursor.lastUsed > idleMs) this.kill(id);
  }
}

function isExhausted(cursor: OpenCursor): boolean {
  return cursor.position >= cursor.items.length;
}

/** Whether nothing more will come. */
function isOver(cursor: OpenCursor): boolean {
  return !cursor.live && isExhausted(cursor);
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
  if (cursor.live) {
    cursor.live.drop(cursor.position);
    cursor.position = 0;
  }
  return batch.finish();
}
