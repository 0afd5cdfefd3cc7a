import { Type, type Static } from 'typebox';
import { defineConfig } from '../shared/config/config-part';

const SECRET_MIN = 32;

const schema = Type.Object({
  QUOTE_REQUESTS_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 10,
    description: 'requests for quotes that one address may send in a minute, all instances together',
  }),
  INCOMING_MAIL_SECRET: Type.String({
    pattern: `^(.{${SECRET_MIN},})?$`,
    default: '',
    description:
      'what a mail provider signs answers to mails with; 32 characters or more; without one, or without MAIL_REPLY_DOMAIN, `/api/incoming-mail` is 404',
    byDefault: 'none; made by the start outside production',
  }),
  MAIL_REPLY_DOMAIN: Type.String({
    pattern: '^([a-z0-9-]+(\\.[a-z0-9-]+)+)?$',
    default: '',
    description:
      'the domain whose mail the provider hands to `/api/incoming-mail`, such as `reply.atoll.example`; without it, or without the secret, mails about messages have no address for answers',
    byDefault: 'none; `reply.atoll.example` outside production, where the start makes the secret',
  }),
});

export type RequestsConfig = Readonly<Static<typeof schema>>;

export const requestsConfig = defineConfig({
  schema,
  words: {
    INCOMING_MAIL_SECRET: `must have ${SECRET_MIN} characters or more: openssl rand -base64 32`,
    MAIL_REPLY_DOMAIN: 'must be a domain in small letters, such as reply.atoll.example',
  },
});
