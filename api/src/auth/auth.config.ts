import { randomBytes } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { defineConfig } from '../shared/config/config-part';
import { isLoopbackHost } from '../shared/config/loopback';
import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import { DEMO_ADMIN_EMAIL } from './demo-accounts';
import { normaliseEmail } from '../shared/text/email-address';

const SECRET_MIN = 32;
const DEMO_PASSWORD_MIN = 12;

/** Who may sign in, and by which secret the API knows its own tokens. */
const schema = Type.Object({
  AUTH_SECRET: Type.String({
    minLength: SECRET_MIN,
    description:
      'signs access tokens and derives refresh tokens, the same for all instances; 32 characters or more, samples are refused in production',
    byDefault: 'made by the start; none in production',
  }),
  AUTH_SECRETS_ALSO: Type.Array(Type.String({ minLength: SECRET_MIN }), {
    default: [],
    description:
      'comma-separated: other secrets whose signatures are good besides, while AUTH_SECRET changes ([keys](operation/keys.md))',
  }),
  ADMIN_EMAIL: Type.String({
    default: '',
    description: "the verified address of the administrator's account; without one there is no administrator",
    byDefault: `none; in a demo \`${DEMO_ADMIN_EMAIL}\``,
  }),
  ADMIN_SECOND_FACTOR: Type.Enum(['required', 'off'], {
    default: 'required',
    description:
      'whether those who work in the management portal need a code of an app besides their password; demo accounts never do. `off` also opens the portal to an owner who lost app and recovery codes',
  }),
  REGISTRATIONS_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 100,
    description: 'registrations from one address in ten minutes, all instances together',
  }),
  SIGN_IN_FAILURES_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 100,
    description:
      'failed sign-ins from one address in 15 minutes, to whichever accounts, all instances together',
  }),
  ACCOUNT_MAILS_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 100,
    description:
      'mails to confirm again, recover or change an address that one client asks for in ten minutes, all instances together',
  }),
  DEMO_PASSWORD: Type.String({
    default: SAMPLE_DEMO_PASSWORD,
    description: 'of the demo accounts; another one is needed where HOST is no loopback address',
  }),
});

export type AuthConfig = Readonly<Static<typeof schema>>;

/** A secret of few different characters is one that somebody typed. */
const DIFFERENT_CHARACTERS_MIN = 12;
const SAMPLE = /sample|example|secret|changeme|password/i;

function isSampleSecret(secret: string): boolean {
  return SAMPLE.test(secret) || new Set(secret).size < DIFFERENT_CHARACTERS_MIN;
}

export const authConfig = defineConfig({
  schema,
  words: {
    AUTH_SECRET: `must have ${SECRET_MIN} characters or more: openssl rand -base64 32`,
    AUTH_SECRETS_ALSO: `must be a comma-separated list of secrets of ${SECRET_MIN} characters or more`,
  },
  defaults: ({ NODE_ENV, DEMO }) => ({
    // Elsewhere a secret of this process will do: access tokens are short, and refresh tokens outlive it.
    ...(NODE_ENV === 'production' ? {} : { AUTH_SECRET: randomBytes(32).toString('base64url') }),
    ...(DEMO === '1' ? { ADMIN_EMAIL: DEMO_ADMIN_EMAIL } : {}),
  }),
  problems: ({ NODE_ENV, AUTH_SECRET, AUTH_SECRETS_ALSO, ADMIN_EMAIL, DEMO, HOST, DEMO_PASSWORD }) => {
    const isProduction = NODE_ENV === 'production';
    const isSample = typeof AUTH_SECRET === 'string' && isSampleSecret(AUTH_SECRET);
    const isAlsoSample = (AUTH_SECRETS_ALSO as string[]).some(isSampleSecret);
    const isAdminNamed = ADMIN_EMAIL !== '' && normaliseEmail(String(ADMIN_EMAIL)) === null;
    const isOpenDemo = DEMO === '1' && !isLoopbackHost(String(HOST));
    const isKnown =
      DEMO_PASSWORD === SAMPLE_DEMO_PASSWORD || String(DEMO_PASSWORD).length < DEMO_PASSWORD_MIN;
    return [
      ...(isProduction && isSample ? ['AUTH_SECRET looks like a sample, which production refuses'] : []),
      ...(isProduction && isAlsoSample ? ['AUTH_SECRETS_ALSO holds a sample, which production refuses'] : []),
      ...(isAdminNamed ? ['ADMIN_EMAIL must be an address such as admin@example.com'] : []),
      ...(isOpenDemo && isKnown
        ? [
            `DEMO_PASSWORD of ${DEMO_PASSWORD_MIN} characters or more is required for DEMO=1 where HOST is no loopback address`,
          ]
        : []),
    ];
  },
});
