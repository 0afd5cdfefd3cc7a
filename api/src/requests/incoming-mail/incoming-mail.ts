import { Type, type Static } from 'typebox';

/**
 * A mail as the site takes it; whatever a vendor calls these, a few lines translate. Only mails whose sender the provider
 * has proved (DMARC) may be handed on: the address alone says nothing.
 */
export const IncomingMail = Type.Object(
  {
    /** Its Message-ID: the same mail again is one message. */
    id: Type.String({ minLength: 1, maxLength: 998 }),
    /** The sender's address, without a name. */
    from: Type.String({ maxLength: 320 }),
    /** The one address that it was delivered to. */
    to: Type.String({ maxLength: 320 }),
    /** Its plain text, decoded. */
    text: Type.String(),
    /** Whether a machine has written it: its `Auto-Submitted` is there and not `no`. */
    isAutomatic: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type IncomingMail = Readonly<Static<typeof IncomingMail>>;

/** What became of a mail: for the provider's log, no sender sees it. */
export const MailTaken = Type.Object({
  isStored: Type.Boolean(),
  /** Why nothing was stored; null where it was. */
  reason: Type.Union([Type.String(), Type.Null()]),
});
export type MailTaken = Readonly<Static<typeof MailTaken>>;
