import type { Attachment } from '@atoll/contracts/attachment';
import { Schema } from 'mongoose';

/** The two sides of a conversation are two of these. */
export type Party = 'traveler' | 'agent' | 'hotel';

/** A message of a conversation, whatever that is about. */
export interface MessageDocument {
  readonly _id: string;
  readonly author: Party | 'site';
  /** The author's account; null for a traveler without one and for the site. */
  readonly author_id: string | null;
  /** Made by the browser, so that a message that is sent again is one. */
  readonly client_id: string;
  /** Empty where it is only files. */
  readonly text: string;
  /** In the order in which they were attached; messages of before there were any have none. */
  readonly attachments?: readonly Attachment[];
  readonly at: Date;
  /** When the other side has seen it. */
  readonly read_at: Date | null;
  /** When the other side was told by mail that it is unread. */
  readonly mailed_at: Date | null;
}

export const MESSAGE_FIELDS = {
  _id: { type: String, required: true },
  author: { type: String, required: true },
  author_id: { type: String, default: null },
  client_id: { type: String, required: true },
  text: { type: String, default: '' },
  attachments: { type: Schema.Types.Mixed, default: [] },
  at: { type: Date, required: true },
  read_at: { type: Date, default: null },
  mailed_at: { type: Date, default: null },
} as const;
