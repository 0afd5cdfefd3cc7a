import { Timestamp } from 'bson';
import type { Doc } from '../bson/document';
import { CommandError } from '../command-error';
import type { StoredDocument } from './slot';

/** One document that was written, told in the same step in which it changes in memory. */
export interface Write {
  readonly kind: 'insert' | 'replace' | 'delete';
  readonly namespace: string;
  readonly idKey: string;
  readonly id: unknown;
  /** Null where there was none. */
  readonly before: StoredDocument | null;
  /** Null where there is none any more. */
  readonly after: StoredDocument | null;
}

/** What a change stream is asked for. */
export interface Watched {
  readonly covers: (namespace: string) => boolean;
  /** What becomes of an event; null where the stream leaves it out. */
  readonly shape: (event: Doc) => Doc | null;
}

/** The documents of a collection as they are now, by encoded `_id`. */
interface Current {
  storedAt(idKey: string): StoredDocument | null;
}

/** More than this waits for no reader: it has gone away, or will never catch up. */
const mostWaiting = 500_000;
const idleMs = 10 * 60_000;
const historyLost = 286;
const snapshotUnavailable = 246;

/** The events of one change stream that nobody has fetched yet. */
export class ChangeStream {
  readonly waiting: Doc[] = [];
  #failure: CommandError | null = null;
  #wake: () => void = () => undefined;

  constructor(
    private readonly watched: Watched,
    private readonly onClose: (stream: ChangeStream) => void,
  ) {}

  /** Throws where events are missing. */
  check(): void {
    if (this.#failure) throw this.#failure;
  }

  /** Resolves at the next event, or when the stream fails or is closed. */
  changed(): Promise<void> {
    if (this.waiting.length > 0 || this.#failure) return Promise.resolve();
    return new Promise((resolve) => (this.#wake = resolve));
  }

  drop(count: number): void {
    this.waiting.splice(0, count);
  }

  add(namespace: string, event: Doc): void {
    if (this.#failure || !this.watched.covers(namespace)) return;
    if (this.waiting.length >= mostWaiting) return this.lose('too many events wait to be fetched');
    try {
      const shaped = this.watched.shape(event);
      if (shaped) this.waiting.push(shaped);
    } catch (error) {
      // It is the stream's own pipeline that fails, and the writer has done nothing wrong.
      this.#failure = error instanceof CommandError ? error : new CommandError(1, String(error));
    }
    this.#wake();
  }

  lose(why: string): void {
    this.#failure = new CommandError(historyLost, `The change stream cannot go on: ${why}`);
    this.waiting.length = 0;
    this.#wake();
  }

  close(): void {
    this.onClose(this);
    this.#wake();
  }
}

/** All documents as they were at one moment, as long as somebody reads them: what was replaced since is kept. */
export class Snapshot {
  readonly #before = new Map<string, Map<string, StoredDocument | null>>();
  readonly #dropped = new Set<string>();
  lastUsed = Date.now();

  constructor(readonly time: Timestamp) {}

  note({ namespace, idKey, before }: Write): void {
    const known = this.#before.get(namespace) ?? new Map<string, StoredDocument | null>();
    this.#before.set(namespace, known);
    if (!known.has(idKey)) known.set(idKey, before);
  }

  noteDrop(namespace: string): void {
    this.#dropped.add(namespace);
  }

  /** The document of that key at the moment; null where there was none. `collection` is what it is now. */
  read(collection: Current | null, namespace: string, idKey: string): StoredDocument | null {
    if (this.#dropped.has(namespace))
      throw new CommandError(snapshotUnavailable, `${namespace} was dropped after the snapshot`);
    const before = this.#before.get(namespace)?.get(idKey);
    return before === undefined ? (collection?.storedAt(idKey) ?? null) : before;
  }
}

/** Tells change streams and snapshots what is written; it costs nothing while there are none. */
export class ChangeFeed {
  readonly #streams = new Set<ChangeStream>();
  readonly #snapshots = new Map<bigint, Snapshot>();
  #count = 0;

  /** A stream of what is written from now on. */
  watch(watched: Watched): ChangeStream {
    const stream = new ChangeStream(watched, (closed) => this.#streams.delete(closed));
    this.#streams.add(stream);
    return stream;
  }

  /** The snapshot of this moment, or of an earlier one that is still kept. */
  snapshot(time: Timestamp | null): Snapshot {
    const snapshot = time ? this.#snapshots.get(time.toBigInt()) : new Snapshot(this.#nextTime());
    if (!snapshot) throw new CommandError(snapshotUnavailable, 'The snapshot is not kept any more');
    snapshot.lastUsed = Date.now();
    this.#snapshots.set(snapshot.time.toBigInt(), snapshot);
    return snapshot;
  }

  noteWrite(write: Write): void {
    for (const snapshot of this.#snapshots.values()) snapshot.note(write);
    if (this.#streams.size === 0) return;
    const { kind, namespace, id, after } = write;
    this.#tell(namespace, kind, { documentKey: { _id: id }, ...(after ? { fullDocument: after.doc } : {}) });
  }

  noteDrop(namespace: string): void {
    for (const snapshot of this.#snapshots.values()) snapshot.noteDrop(namespace);
    if (this.#streams.size > 0) this.#tell(namespace, 'drop', {});
  }

  /** What was told may not be what is on disk: nobody may build on it. */
  lose(why: string): void {
    for (const stream of this.#streams) stream.lose(why);
    this.#snapshots.clear();
  }

  /** Forgets snapshots that nobody has read for ten minutes. */
  closeIdle(now = Date.now()): void {
    for (const [key, { lastUsed }] of this.#snapshots)
      if (now - lastUsed > idleMs) this.#snapshots.delete(key);
  }

  #tell(namespace: string, operationType: string, more: Doc): void {
    const clusterTime = this.#nextTime();
    const dot = namespace.indexOf('.');
    const event = {
      _id: { _data: clusterTime.toBigInt().toString(16).padStart(16, '0') },
      operationType,
      clusterTime,
      wallTime: new Date(),
      ns: { db: namespace.slice(0, dot), coll: namespace.slice(dot + 1) },
      ...more,
    };
    for (const stream of this.#streams) stream.add(namespace, event);
  }

  #nextTime(): Timestamp {
    this.#count += 1;
    return new Timestamp({ t: Math.floor(Date.now() / 1000), i: this.#count });
  }
}
