import { encode } from '../bson/codec';
import type { Doc } from '../bson/document';
import { type Change, encodeChange } from '../storage/change-codec';
import type { ChangeFeed, Write } from './change-feed';

/** What one command changed, gathered while it runs: it becomes one record of the log, whole or not at all. */
export class ChangeSet {
  #parts: Buffer[] = [];

  /** `refusal` says why nothing may be written now; null while it may. `feed` hears of each document that is written. */
  constructor(
    private readonly refusal: () => Error | null,
    private readonly feed: ChangeFeed,
  ) {}

  /** Asked before anything is changed: throws where the change could not be saved. */
  permit(): void {
    const refusal = this.refusal();
    if (refusal) throw refusal;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** Notes a document that was put or removed. */
  noteWrite(write: Write): void {
    const { namespace, id, after } = write;
    if (after) this.#noteRaw('put', namespace, after.raw);
    else this.note('remove', namespace, { _id: id });
    this.feed.noteWrite(write);
  }

  /** Notes a collection that was dropped with all that is in it. */
  noteDrop(namespace: string): void {
    this.note('dropCollection', namespace, {});
    this.feed.noteDrop(namespace);
  }

  note(kind: Change['kind'], namespace: string, document: Doc): void {
    this.#noteRaw(kind, namespace, encode(document));
  }

  /** The record's payload. */
  toPayload(): readonly Uint8Array[] {
    return this.#parts;
  }

  #noteRaw(kind: Change['kind'], namespace: string, document: Buffer): void {
    this.#parts.push(...encodeChange({ kind, namespace, document }));
  }
}
