import { Type, type Static } from 'typebox';

/** Files of one message. */
export const ATTACHMENTS_MAX = 5;
/** Files that one side may attach to one conversation. */
export const CONVERSATION_FILES_MAX = 40;
export const ATTACHMENT_MAX_BYTES = 10 * 1_024 * 1_024;
/** What a file picker offers; the API looks at the bytes. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** A file of a message. Pictures are kept as WebP; their sizes are in pixels. */
export const Attachment = Type.Object({
  id: Type.String(),
  /** As its sender named it, without what hides or misleads, and with the ending of what it is. */
  name: Type.String(),
  kind: Type.Enum(['picture', 'pdf']),
  bytes: Type.Integer({ minimum: 0 }),
  /** Null where it is no picture. */
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
});
export type Attachment = Readonly<Static<typeof Attachment>>;

/** `small`: to be shown among messages; of a PDF there is only the whole file. */
export const ATTACHMENT_SIZES = ['small', 'full'] as const;
export type AttachmentSize = (typeof ATTACHMENT_SIZES)[number];

/** The ids of uploaded files that a message takes along. */
export const AttachmentIds = Type.Array(Type.String({ pattern: '^[0-9a-f-]{36}$' }), {
  maxItems: ATTACHMENTS_MAX,
  uniqueItems: true,
});
