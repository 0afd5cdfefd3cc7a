import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import ipaddr from 'ipaddr.js';
import { BootError } from './boot-error';

const ORIGIN_PATTERN = '^https?://[^/\\s,;]+$';
const NETWORK_PATTERN = '^[0-9A-Fa-f.:]+(/\\d{1,3})?$';
const origin = Type.String({ pattern: ORIGIN_PATTERN });
const onOff = (byDefault: 'on' | 'off') =>
  Type.Union([Type.Literal('on'), Type.Literal('off')], { default: byDefault });

/** Every key the API reads from its environment. The names are the environment's. */
const ConfigSchema = Type.Object({
  NODE_ENV: Type.Union([Type.Literal('development'), Type.Literal('test'), Type.Literal('production')], {
    default: 'development',
  }),
  /** 0 takes any free port. */
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 4000 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  /** The API never starts a database itself: the start script supplies the embedded engine's address. */
  MONGODB_URI: Type.String({ pattern: '^mongodb(\\+srv)?://' }),
  /**
   * Which adapter answers hotels, activities and cities. `none` is the default of a production without any AMADEUS_
   * key: the site runs, those searches answer PROVIDER_UNAVAILABLE.
   */
  TRAVEL_PROVIDER: Type.Union([Type.Literal('amadeus'), Type.Literal('none')], { default: 'amadeus' }),
  /** These three are empty only where TRAVEL_PROVIDER is none. */
  AMADEUS_BASE_URL: Type.String({ pattern: '^(https?://\\S+)?$', default: '' }),
  AMADEUS_CLIENT_ID: Type.String({ default: '' }),
  AMADEUS_CLIENT_SECRET: Type.String({ default: '' }),
  /** The longest a traveler waits for a provider before the answer degrades. */
  PROVIDER_DEADLINE_MS: Type.Integer({ minimum: 100, maximum: 30_000, default: 2_500 }),
  /** The site's own origin, for canonical links and mails; never taken from a Host header. */
  PUBLIC_URL: Type.String({ pattern: ORIGIN_PATTERN, default: 'http://localhost:4000' }),
  ANALYTICS: onOff('off'),
  /**
   * A PMTiles file that every map is drawn from, instead of the basemap of the site: https, or http on this machine.
   * It has the layers of shell/map/basemap and answers ranges from other origins (CORS).
   */
  MAP_BASEMAP_URL: Type.String({
    pattern: '^(https://[^/\\s,;]+/\\S+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?/\\S+)?$',
    default: '',
  }),
  /** Whose data that file is, as the map says it; links are written `[words](https://…)`. */
  MAP_ATTRIBUTION: Type.String({ maxLength: 300, default: '' }),
  /** Comma-separated origins, besides our own, that remotes may be loaded from. */
  TRUSTED_REMOTE_ORIGINS: Type.Array(origin, { default: [] }),
  /** Comma-separated `app=origin` of remotes that run from a dev server on a trusted origin; never in production. */
  DEV_REMOTES: Type.Array(Type.String({ pattern: '^mfe-[a-z]+=https?://[^/\\s,;]+$' }), { default: [] }),
  /** Where releases are kept, in `<DATA_DIR>/releases`. */
  DATA_DIR: Type.String({ minLength: 1, default: '.data' }),
  /** The built shell: `shell.json` and `assets/`. */
  SHELL_DIR: Type.String({ minLength: 1, default: 'shell/dist' }),
  /** Comma-separated build folders of remotes; those whose release is not known yet are published at start. */
  RELEASES_FROM: Type.Array(Type.String({ minLength: 1 }), { default: [] }),
  /**
   * Comma-separated permissions to release: `app:hash` or `app:hash:name`, where hash is the token's SHA-256 in hex.
   * Tokens themselves are never known here; without any, nobody can publish over HTTP.
   */
  DEPLOY_TOKENS: Type.Array(Type.String({ pattern: '^mfe-[a-z]+:[0-9a-f]{64}(:[\\w.@-]{1,60})?$' }), {
    default: [],
  }),
  /** Uploads of one deploy token in ten minutes, all instances together. */
  RELEASE_UPLOADS_MAX: Type.Integer({ minimum: 1, maximum: 100_000, default: 60 }),
  /** Other release operations of one deploy token in ten minutes, all instances together. */
  RELEASE_OPERATIONS_MAX: Type.Integer({ minimum: 1, maximum: 100_000, default: 300 }),
  /** Reports from the browsers of one address in a minute, for each instance. */
  CLIENT_REPORTS_MAX: Type.Integer({ minimum: 1, maximum: 100_000, default: 600 }),
  /** Calls to the travel provider that one address may cause in a minute, for each instance. */
  PROVIDER_CALLS_MAX: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 120 }),
  /** Connections at once, for each instance; one address gets a quarter of them. */
  CONNECTIONS_MAX: Type.Integer({ minimum: 4, maximum: 1_000_000, default: 2_000 }),
  /** Comma-separated addresses or networks of proxies whose X-Forwarded-For says who asks. */
  TRUST_PROXY: Type.Array(Type.String({ pattern: NETWORK_PATTERN }), { default: [] }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { default: 'info' }),
  /** Off only for measurements, which must say so. */
  LOAD_SHEDDING: onOff('on'),
  /** Demo data and accounts; the embedded database switches it on, production refuses it. */
  DEMO: Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '0' }),
});

export type Config = Readonly<Static<typeof ConfigSchema>>;

/** What the sandbox accepts. Convenient on a developer's machine, refused in production. */
const SAMPLE_VALUES = {
  AMADEUS_BASE_URL: 'http://127.0.0.1:4101',
  AMADEUS_CLIENT_ID: 'sandbox',
  AMADEUS_CLIENT_SECRET: 'sandbox',
} as const;
const SAMPLE_SECRETS = ['AMADEUS_CLIENT_ID', 'AMADEUS_CLIENT_SECRET'] as const;
const AMADEUS_KEYS = Object.keys(SAMPLE_VALUES);
const INTEGERS: readonly string[] = [
  'PORT',
  'PROVIDER_DEADLINE_MS',
  'RELEASE_UPLOADS_MAX',
  'RELEASE_OPERATIONS_MAX',
  'CLIENT_REPORTS_MAX',
  'PROVIDER_CALLS_MAX',
  'CONNECTIONS_MAX',
];
const LISTS: readonly string[] = [
  'TRUSTED_REMOTE_ORIGINS',
  'DEV_REMOTES',
  'RELEASES_FROM',
  'DEPLOY_TOKENS',
  'TRUST_PROXY',
];
/** Deploy tokens that stand in our own documents, or that nobody had to think about. */
const SAMPLE_DEPLOY_TOKENS = ['', 'atoll-sample-deploy-token', 'token', 'secret', 'password', 'changeme'];

type Environment = Readonly<Record<string, string | undefined>>;

function split(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function environmentDefaults(env: Environment): Record<string, unknown> {
  if (env.NODE_ENV !== 'production') return SAMPLE_VALUES;
  return AMADEUS_KEYS.some((key) => env[key]) ? {} : { TRAVEL_PROVIDER: 'none' };
}

function decode(key: string, text: string): unknown {
  if (LISTS.includes(key)) return split(text);
  // Whole numbers only: a schema's own conversion would quietly cut 80.5 to 80.
  return INTEGERS.includes(key) && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The environment's values for our keys; an empty variable counts as unset. */
function readKeys(env: Environment): Record<string, unknown> {
  const given = Object.keys(ConfigSchema.properties).flatMap((key) => {
    const value = env[key]?.trim();
    return value ? [[key, decode(key, value)] as const] : [];
  });
  return { ...environmentDefaults(env), ...Object.fromEntries(given) };
}

function describe(key: string): string {
  const schema: { pattern?: string; enum?: unknown[]; anyOf?: { const?: unknown }[]; type?: string } =
    ConfigSchema.properties[key as keyof typeof ConfigSchema.properties];
  const choices = schema.enum ?? schema.anyOf?.map((option) => option.const);
  if (choices) return `must be one of ${choices.join(', ')}`;
  if (key === 'MAP_BASEMAP_URL') return 'must be the https address of a PMTiles file';
  if (key === 'MAP_ATTRIBUTION') return 'must be at most 300 characters';
  if (key === 'MONGODB_URI') return 'must begin with mongodb:// or mongodb+srv://';
  if (key === 'DEPLOY_TOKENS') return 'must be a comma-separated list of app:sha256 or app:sha256:name';
  if (key === 'DEV_REMOTES')
    return 'must be a comma-separated list of app=origin such as mfe-tours=http://localhost:4202';
  if (key === 'TRUST_PROXY') return 'must be a comma-separated list of addresses such as 10.0.0.0/8';
  if (LISTS.includes(key)) return 'must be a comma-separated list of origins such as https://cdn.example';
  if (schema.pattern) return 'must be an address such as https://example.com, without a path for origins';
  return schema.type === 'integer' ? 'must be a whole number in its range' : 'must not be empty';
}

/** One line per bad key, in the schema's order; values are left out, because some are secret. */
function schemaProblems(values: Record<string, unknown>): string[] {
  const bad = new Set(
    Value.Errors(ConfigSchema, values).flatMap((error) => {
      const key = error.instancePath.split('/')[1];
      return key ? [key] : [];
    }),
  );
  return Object.keys(ConfigSchema.properties).flatMap((key) => {
    if (!(key in values)) return [`${key} is required`];
    return bad.has(key) ? [`${key} ${describe(key)}`] : [];
  });
}

function providerProblems(values: Record<string, unknown>): string[] {
  if (values.TRAVEL_PROVIDER !== 'amadeus') return [];
  return AMADEUS_KEYS.filter((key) => values[key] === '').map(
    (key) => `${key} is required by TRAVEL_PROVIDER=amadeus`,
  );
}

/** Another basemap's data are somebody else's: the map must say whose. */
function basemapProblems(values: Record<string, unknown>): string[] {
  const { MAP_BASEMAP_URL: url, MAP_ATTRIBUTION: attribution } = values;
  if (url !== '' && attribution === '') return ['MAP_ATTRIBUTION is required by MAP_BASEMAP_URL'];
  if (url === '' && attribution !== '') return ['MAP_ATTRIBUTION says nothing without MAP_BASEMAP_URL'];
  return [];
}

function isSampleToken(entry: string): boolean {
  const hash = entry.split(':')[1];
  return SAMPLE_DEPLOY_TOKENS.some((token) => createHash('sha256').update(token).digest('hex') === hash);
}

function productionProblems(values: Record<string, unknown>): string[] {
  if (values.NODE_ENV !== 'production') return [];
  const samples = SAMPLE_SECRETS.filter((key) => values[key] === SAMPLE_VALUES[key]);
  return [
    ...samples.map((key) => `${key} is the sandbox's sample value, which production refuses`),
    ...((values.DEPLOY_TOKENS as string[]).some(isSampleToken)
      ? ['DEPLOY_TOKENS holds a sample token, which production refuses']
      : []),
    ...((values.DEV_REMOTES as string[]).length > 0 ? ['DEV_REMOTES must be empty in production'] : []),
    ...(values.DEMO === '1' ? ['DEMO must be 0 in production'] : []),
  ];
}

function proxyProblems(values: Record<string, unknown>): string[] {
  const networks = values.TRUST_PROXY as string[];
  return networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network))
    ? []
    : [`TRUST_PROXY ${describe('TRUST_PROXY')}`];
}

/** One rule for what a page may load: trusted origins, whoever names them. */
function devRemoteProblems(values: Record<string, unknown>): string[] {
  const trusted = values.TRUSTED_REMOTE_ORIGINS as string[];
  const isTrusted = (setting: string) => trusted.includes(setting.slice(setting.indexOf('=') + 1));
  return (values.DEV_REMOTES as string[]).every(isTrusted)
    ? []
    : ['DEV_REMOTES names an origin that is not in TRUSTED_REMOTE_ORIGINS'];
}

/**
 * The API's configuration, read from the environment once at boot.
 * Throws a BootError that names every bad key, so that one run is enough to mend them all.
 */
export function readConfig(env: Environment): Config {
  const values = Value.Default(ConfigSchema, readKeys(env)) as Record<string, unknown>;
  const problems = [
    ...schemaProblems(values),
    ...providerProblems(values),
    ...devRemoteProblems(values),
    ...basemapProblems(values),
    ...proxyProblems(values),
    ...productionProblems(values),
  ];
  if (problems.length > 0) {
    throw new BootError(
      `The configuration is not usable:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  return Value.Parse(ConfigSchema, values);
}
