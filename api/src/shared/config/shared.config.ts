import ipaddr from 'ipaddr.js';
import { Type, type Static } from 'typebox';
import { defineConfig, onOff, ORIGIN_PATTERN } from './config-part';

const NETWORK_PATTERN = '^[0-9A-Fa-f.:]+(/\\d{1,3})?$';
const NETWORKS = 'must be a comma-separated list of addresses such as 10.0.0.0/8';

/** What the server itself and several features read. */
const schema = Type.Object({
  NODE_ENV: Type.Union([Type.Literal('development'), Type.Literal('test'), Type.Literal('production')], {
    default: 'development',
    description: '`serve` makes it `production`, where samples are refused and nothing is invented',
  }),
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 4000,
    description: 'port of the site and the API; 0 takes any free one',
  }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1', description: 'address to listen on' }),
  // The API never starts a database itself: the start script supplies the embedded engine's address.
  MONGODB_URI: Type.String({
    pattern: '^mongodb(\\+srv)?://',
    description: 'a MongoDB to use; when it does not answer, the start fails',
    byDefault: 'the embedded engine',
  }),
  // Never taken from a Host header.
  PUBLIC_URL: Type.String({
    pattern: ORIGIN_PATTERN,
    default: 'http://localhost:4000',
    description: "the site's own origin, for canonical links and mails, and the host that it answers to",
    byDefault: '`http://localhost:<PORT>`',
  }),
  HSTS_SUBDOMAINS: onOff('off', {
    description:
      "binds every subdomain of the site's domain to https for a year, in production: also those that are not Atoll's",
  }),
  ANALYTICS: onOff('off', { description: 'counts page views, in production only' }),
  TRUSTED_REMOTE_ORIGINS: Type.Array(Type.String({ pattern: ORIGIN_PATTERN }), {
    default: [],
    description: 'comma-separated origins, besides our own, that remotes may be loaded from',
  }),
  DATA_DIR: Type.String({
    minLength: 1,
    default: '.data',
    description: 'database, releases, uploaded pictures and logs, in folders of their own',
  }),
  SHELL_DIR: Type.String({
    minLength: 1,
    default: 'shell/dist',
    description: 'the built shell: `shell.json` and `assets/`',
  }),
  CLIENT_REPORTS_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 600,
    description: 'reports from the browsers of one address in a minute, for each instance',
  }),
  MAP_VIEWS_MAX: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 240,
    description:
      'parts of the map of agents that one address may have computed in a minute, for each instance',
  }),
  CONNECTIONS_MAX: Type.Integer({
    minimum: 4,
    maximum: 1_000_000,
    default: 2_000,
    description: 'connections at once, for each instance; one address gets a quarter of them',
  }),
  TRUST_PROXY: Type.Array(Type.String({ pattern: NETWORK_PATTERN }), {
    default: [],
    description:
      'comma-separated addresses or networks of proxies whose `X-Forwarded-For` says who asks; without them everybody behind a proxy is one address',
  }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
    default: 'info',
    description: 'of the API',
  }),
  LOAD_SHEDDING: onOff('on', { description: 'off only for measurements, which must say so' }),
  DEMO: Type.Union([Type.Literal('0'), Type.Literal('1')], {
    default: '0',
    description: 'demo data and accounts; production refuses it',
    byDefault: '`1` with the embedded engine, else `0`',
  }),
});

/** What an operator should hear about a configuration that is usable all the same, a sentence each. */
export function configWarnings({
  NODE_ENV,
  PUBLIC_URL,
}: Pick<PlatformConfig, 'NODE_ENV' | 'PUBLIC_URL'>): string[] {
  if (NODE_ENV !== 'production' || PUBLIC_URL.startsWith('https:')) return [];
  return [
    'PUBLIC_URL begins with http: in production, so links in mails are not secure and sessions can be read on their way. Put https in front and name it there.',
  ];
}

export type PlatformConfig = Readonly<Static<typeof schema>>;

export const sharedConfig = defineConfig({
  schema,
  words: {
    MONGODB_URI: 'must begin with mongodb:// or mongodb+srv://',
    TRUSTED_REMOTE_ORIGINS: 'must be a comma-separated list of origins such as https://cdn.example',
    TRUST_PROXY: NETWORKS,
  },
  problems: ({ TRUST_PROXY, NODE_ENV, DEMO }) => {
    const networks = TRUST_PROXY as string[];
    const areNetworks = networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network));
    return [
      ...(areNetworks ? [] : [`TRUST_PROXY ${NETWORKS}`]),
      ...(NODE_ENV === 'production' && DEMO === '1' ? ['DEMO must be 0 in production'] : []),
    ];
  },
});
