import { encode } from '../bson/codec';
import type { Doc } from '../bson/document';
import { type Change, encodeChange } from '../storage/change-codec';

/** What one command changed, gathered while it runs: it becomes one record of the log, whole or not at all. */
export class ChangeSet {
  #parts: Buffer[] = [];

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** Notes a change whose document is already encoded. */
  noteRaw(kind: Change['kind'], namespace: string, document: Buffer): void {
    this.#parts.push(...encodeChange({ kind, namespace, document }));
  }

  note(kind: Change['kind'], namespace: string, document: Doc): void {
    this.noteRaw(kind, namespace, encode(document));
  }

  /** The record's payload. */
  toPayload(): readonly Uint8Array[] {
    return this.#parts;
  }
}
