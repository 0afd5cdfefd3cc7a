import { encode } from '../bson/codec';
import type { Doc } from '../bson/document';
import { type Change, encodeChange } from '../storage/change-codec';

/** What one command changed, gathered while it runs: it becomes one record of the log, whole or not at all. */
export class ChangeSet {
  #parts: Buffer[] = [];

  /** `refusal` says why nothing may be written now; null while it may. */
  constructor(private readonly refusal: () => Error | null = () => null) {}

  /** Asked before anything is changed: throws where the change could not be saved. */
  permit(): void {
    const refusal = this.refusal();
    if (refusal) throw refusal;
  }

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
