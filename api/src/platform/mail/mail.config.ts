import { Type, type Static } from 'typebox';
import { defineConfig } from '../config/config-part';

/** How mail leaves the site. */
const schema = Type.Object({
  /** Such as smtps://user:password@mail.example:465. Without one, mails go to the outbox, and in production they wait. */
  SMTP_URL: Type.String({ pattern: '^(smtps?://.+)?$', default: '' }),
  MAIL_FROM: Type.String({ minLength: 3, default: 'Atoll <no-reply@atoll.example>' }),
});

export type MailConfig = Readonly<Static<typeof schema>>;

export const mailConfig = defineConfig({
  schema,
  words: { SMTP_URL: 'must begin with smtp:// or smtps://' },
});
