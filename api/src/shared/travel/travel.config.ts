import { Type, type Static } from 'typebox';
import { defineConfig, SANDBOX_ONLY } from '../config/config-part';

/** Which travel vendor is asked, and how much. */
const schema = Type.Object({
  TRAVEL_PROVIDER: Type.Union([Type.Literal('amadeus'), Type.Literal('none')], {
    default: 'amadeus',
    description:
      'which adapter answers hotels, activities and cities; with `none` the site runs, and those searches answer PROVIDER_UNAVAILABLE',
    byDefault: '`amadeus`; in production `none` without any AMADEUS_ key',
  }),
  AMADEUS_BASE_URL: Type.String({
    pattern: '^(https?://\\S+)?$',
    default: '',
    description: 'the travel provider',
    byDefault: SANDBOX_ONLY,
  }),
  AMADEUS_CLIENT_ID: Type.String({ default: '', description: 'its client', byDefault: SANDBOX_ONLY }),
  AMADEUS_CLIENT_SECRET: Type.String({
    default: '',
    description: 'the secret of that client',
    byDefault: SANDBOX_ONLY,
  }),
  PROVIDER_DEADLINE_MS: Type.Integer({
    minimum: 100,
    maximum: 30_000,
    default: 2_500,
    description: 'the longest a traveler waits for a provider before the answer degrades',
  }),
  PROVIDER_CALLS_MAX: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 120,
    description:
      'calls to the travel provider, and to Mapbox, that one address may cause in a minute, for each instance ([SECURITY.md](../SECURITY.md))',
  }),
});

export type TravelConfig = Readonly<Static<typeof schema>>;

/** What the sandbox accepts. Convenient on a developer's machine, refused in production. */
const SAMPLE_VALUES = {
  AMADEUS_BASE_URL: 'http://127.0.0.1:4101',
  AMADEUS_CLIENT_ID: 'sandbox',
  AMADEUS_CLIENT_SECRET: 'sandbox',
} as const;
const SAMPLE_SECRETS = ['AMADEUS_CLIENT_ID', 'AMADEUS_CLIENT_SECRET'] as const;
const AMADEUS_KEYS = Object.keys(SAMPLE_VALUES);

export const travelConfig = defineConfig({
  schema,
  defaults: (env) => {
    if (env.NODE_ENV !== 'production') return SAMPLE_VALUES;
    return AMADEUS_KEYS.some((key) => env[key]) ? {} : { TRAVEL_PROVIDER: 'none' };
  },
  problems: (values) => {
    const empty = AMADEUS_KEYS.filter((key) => values[key] === '');
    const samples = SAMPLE_SECRETS.filter((key) => values[key] === SAMPLE_VALUES[key]);
    return [
      ...(values.TRAVEL_PROVIDER === 'amadeus' ? empty : []).map(
        (key) => `${key} is required by TRAVEL_PROVIDER=amadeus`,
      ),
      ...(values.NODE_ENV === 'production' ? samples : []).map(
        (key) => `${key} is the sandbox's sample value, which production refuses`,
      ),
    ];
  },
});
