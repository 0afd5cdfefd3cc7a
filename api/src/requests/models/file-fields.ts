import type { Attachment } from '@atoll/contracts/attachment';
import type { Party } from './message-fields';

/**
 * Where a file stands: uploaded and not sent yet, in a message, or to be removed. Nobody reads one that is to be removed;
 * its record stays until its bytes are gone.
 */
export type FileState = 'waiting' | 'sent' | 'going';

/** A file of a message of any conversation. Its bytes are in the file storage, under its id. */
export interface FileDocument extends Omit<Attachment, 'id'> {
  readonly _id: string;
  readonly side: Party;
  /** The account that uploaded it; null for a traveler without one. */
  readonly author_id: string | null;
  readonly state: FileState;
  /** When it was uploaded, or sent. */
  readonly at: Date;
}

// Rows are not removed by the database itself, which would leave the bytes.
export const FILE_FIELDS = {
  _id: { type: String, required: true },
  side: { type: String, required: true },
  author_id: { type: String, default: null },
  state: { type: String, required: true },
  name: { type: String, required: true },
  kind: { type: String, required: true },
  bytes: { type: Number, required: true },
  width: { type: Number, default: null },
  height: { type: Number, default: null },
  at: { type: Date, required: true },
} as const;
