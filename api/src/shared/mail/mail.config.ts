import { Type, type Static } from 'typebox';
import { defineConfig } from '../config/config-part';

/** How mail leaves the site. */
const schema = Type.Object({
  SMTP_URL: Type.String({
    pattern: '^(smtps?://.+)?$',
    default: '',
    description:
      'where mails leave, such as `smtps://user:password@mail.example:465`; without one they go to the outbox, and in production they wait',
  }),
  MAIL_FROM: Type.String({
    minLength: 3,
    default: 'Atoll <no-reply@atoll.example>',
    description: 'the sender of mails',
  }),
});

export type MailConfig = Readonly<Static<typeof schema>>;

export const mailConfig = defineConfig({
  schema,
  words: { SMTP_URL: 'must begin with smtp:// or smtps://' },
});
