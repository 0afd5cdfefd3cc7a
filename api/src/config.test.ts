import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import { createHash } from 'node:crypto';
import { PRODUCTION_ENV } from '../test/config';
import { BootError } from './shared/config/boot-error';
import { readConfig } from './config';
import { configWarnings } from './shared/config/shared.config';

const MONGODB_URI = 'mongodb://127.0.0.1:27017/atoll';
const PRODUCTION = { ...PRODUCTION_ENV, MONGODB_URI };

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof BootError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('configuration', () => {
  it('warns of an address without https in production, and of nothing else', () => {
    const warningsOf = (env: Record<string, string>) => configWarnings(readConfig(env));
    expect(warningsOf({ ...PRODUCTION, PUBLIC_URL: 'http://atoll.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL begins with http: in production/),
    ]);
    expect(warningsOf({ ...PRODUCTION, PUBLIC_URL: 'https://atoll.example' })).toEqual([]);
    expect(warningsOf({ MONGODB_URI })).toEqual([]);
  });

  it('needs nothing but a database address outside production', () => {
    expect(readConfig({ MONGODB_URI })).toMatchObject({
      NODE_ENV: 'development',
      PORT: 4000,
      TRAVEL_PROVIDER: 'amadeus',
      AMADEUS_BASE_URL: 'http://127.0.0.1:4101',
      PUBLIC_URL: 'http://localhost:4000',
      ANALYTICS: 'off',
      PROVIDER_DEADLINE_MS: 2500,
    });
  });

  it('reads numbers and lists, and takes an empty variable for an unset one', () => {
    const env = { MONGODB_URI, PORT: '4010', LOG_LEVEL: '', RELEASES_FROM: 'a/dist, b/dist,' };
    expect(readConfig(env)).toMatchObject({
      PORT: 4010,
      LOG_LEVEL: 'info',
      RELEASES_FROM: ['a/dist', 'b/dist'],
    });
  });

  it('names every bad key in one message', () => {
    const message = refusal({ PORT: '40x0', ANALYTICS: 'yes', PUBLIC_URL: 'atoll', LOG_LEVEL: 'loud' });
    for (const key of ['PORT', 'MONGODB_URI is required', 'ANALYTICS', 'PUBLIC_URL', 'LOG_LEVEL']) {
      expect(message).toContain(key);
    }
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['MONGODB_URI', 'postgres://localhost'],
    ['TRUSTED_REMOTE_ORIGINS', "https://cdn.example, 'unsafe-inline'"],
    ['TRUSTED_REMOTE_ORIGINS', 'https://cdn.example;script-src'],
    ['TRUSTED_REMOTE_ORIGINS', 'https://cdn.example/path'],
    ['PUBLIC_URL', 'http://localhost:4000/'],
    ['TRAVEL_PROVIDER', 'acme'],
    ['PROVIDER_DEADLINE_MS', '0'],
    ['DEMO', 'yes'],
    ['DEV_REMOTES', 'http://localhost:4202'],
    ['DEV_REMOTES', 'mfe-tours=http://localhost:4202/path'],
    ['DEV_REMOTES', "mfe-tours=http://localhost:4202;script-src 'unsafe-inline'"],
    ['RELEASE_UPLOADS_MAX', '0'],
    ['RELEASE_OPERATIONS_MAX', '-1'],
    ['CLIENT_REPORTS_MAX', 'many'],
    ['MAP_VIEWS_MAX', '0'],
    ['PROVIDER_CALLS_MAX', '0'],
    ['NOMINATIM_BASE_URL', 'nominatim.example'],
    ['MAPBOX_BASE_URL', 'api.mapbox.com'],
    ['MAPBOX_BASE_URL', 'https://api.mapbox.com'],
    ['STORAGE_S3_ENDPOINT', 'http://store.example'],
    ['STORAGE_S3_KEY_ID', 'a-key-without-its-secret'],
    ['STORAGE_S3_SECRET', 'a-secret-without-its-bucket'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.1/99'],
    ['TRUST_PROXY', '999.0.0.1'],
    ['MAP_BASEMAP_URL', 'http://tiles.example/world.pmtiles'],
    ['MAP_BASEMAP_URL', 'https://tiles.example'],
    ['MAP_BASEMAP_URL', "https://tiles.example;script-src 'unsafe-inline'/a"],
    ['MAP_ATTRIBUTION', '© Nobody'],
  ])('refuses %s=%s', (key, value) => {
    expect(refusal({ MONGODB_URI, [key]: value })).toContain(key);
  });

  it('C8: has no geocoder but those that are configured, and asks Mapbox itself where there is only a token', () => {
    const none = { NOMINATIM_BASE_URL: '', MAPBOX_BASE_URL: '', MAPBOX_TOKEN: '' };
    expect(readConfig({ MONGODB_URI })).toMatchObject(none);
    const own = { MAPBOX_TOKEN: 'pk.own', MAPBOX_BASE_URL: 'https://api.mapbox.com' };
    expect(readConfig({ MONGODB_URI, MAPBOX_TOKEN: 'pk.own' })).toMatchObject(own);
    expect(refusal({ ...PRODUCTION, MAPBOX_TOKEN: 'sandbox' })).toContain('MAPBOX_TOKEN');
  });

  it('MAP-27: one setting is enough for streets: without words of its own a basemap is credited to OpenStreetMap', () => {
    const MAP_BASEMAP_URL = 'https://tiles.example/world.pmtiles';
    const { MAP_ATTRIBUTION } = readConfig({ MONGODB_URI, MAP_BASEMAP_URL });
    expect(MAP_ATTRIBUTION).toContain('[OpenStreetMap](https://www.openstreetmap.org/copyright)');
    expect(readConfig({ MONGODB_URI }).MAP_ATTRIBUTION).toBe('');
  });

  it('takes another basemap with the words that credit it', () => {
    const map = { MAP_BASEMAP_URL: 'https://tiles.example/world.pmtiles', MAP_ATTRIBUTION: '© Example' };
    expect(readConfig({ MONGODB_URI, ...map })).toMatchObject(map);
  });

  it('says once what is wrong by its shape and by its meaning', () => {
    const words = 'TRUST_PROXY must be a comma-separated list';
    expect(refusal({ MONGODB_URI, TRUST_PROXY: 'true' }).split(words)).toHaveLength(2);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(refusal({ MONGODB_URI: 'postgres://user:hunter2@db', PORT: 'x' })).not.toContain('hunter2');
  });

  it.each(['AMADEUS_CLIENT_ID', 'AMADEUS_CLIENT_SECRET'])('refuses the sample %s in production', (key) => {
    expect(refusal({ ...PRODUCTION, [key]: 'sandbox' })).toContain(`${key} is the sandbox's sample value`);
  });

  it.each(['atoll-sample-deploy-token', 'changeme', ''])(
    'production refuses the sample deploy token "%s", which a developer may use',
    (token) => {
      const hash = createHash('sha256').update(token).digest('hex');
      const DEPLOY_TOKENS = `mfe-tours:${hash}:ci`;
      expect(refusal({ ...PRODUCTION, DEPLOY_TOKENS })).toContain('DEPLOY_TOKENS holds a sample token');
      expect(readConfig({ MONGODB_URI, DEPLOY_TOKENS }).DEPLOY_TOKENS).toEqual([DEPLOY_TOKENS]);
    },
  );

  it('a deploy token itself, in place of its hash, is refused and not repeated', () => {
    const message = refusal({ MONGODB_URI, DEPLOY_TOKENS: 'mfe-tours:hunter2' });
    expect(message).toContain('DEPLOY_TOKENS must be a comma-separated list of app:sha256');
    expect(message).not.toContain('hunter2');
  });

  it('takes remotes from dev servers on trusted origins only, and never in production', () => {
    const DEV_REMOTES = 'mfe-tours=http://localhost:4202';
    const TRUSTED_REMOTE_ORIGINS = 'http://localhost:4202';
    expect(readConfig({ MONGODB_URI, DEV_REMOTES, TRUSTED_REMOTE_ORIGINS }).DEV_REMOTES).toEqual([
      DEV_REMOTES,
    ]);
    expect(refusal({ MONGODB_URI, DEV_REMOTES })).toContain('DEV_REMOTES names an origin that is not in');
    expect(refusal({ ...PRODUCTION, DEV_REMOTES, TRUSTED_REMOTE_ORIGINS })).toContain(
      'DEV_REMOTES must be empty in production',
    );
  });

  it('refuses demo mode in production', () => {
    expect(refusal({ ...PRODUCTION, DEMO: '1' })).toContain('DEMO');
  });

  it('runs without a travel provider in production only when no key of it is set', () => {
    const { AUTH_SECRET } = PRODUCTION;
    expect(readConfig({ NODE_ENV: 'production', MONGODB_URI, AUTH_SECRET }).TRAVEL_PROVIDER).toBe('none');
    expect(readConfig(PRODUCTION).TRAVEL_PROVIDER).toBe('amadeus');
    expect(refusal({ NODE_ENV: 'production', MONGODB_URI, AMADEUS_CLIENT_ID: 'x' })).toContain(
      'AMADEUS_CLIENT_SECRET is required',
    );
  });

  it('production needs a secret of its own, and no other secret is accepted there', () => {
    const { AUTH_SECRET: _none, ...without } = PRODUCTION;
    expect(refusal(without)).toContain('AUTH_SECRET is required');
    expect(refusal({ ...PRODUCTION, AUTH_SECRET: 'short' })).toContain('AUTH_SECRET must have 32 characters');
    for (const AUTH_SECRET of ['a'.repeat(40), 'please-change-this-sample-secret-of-ours']) {
      expect(refusal({ ...PRODUCTION, AUTH_SECRET })).toContain('AUTH_SECRET looks like a sample');
      expect(refusal({ ...PRODUCTION, AUTH_SECRETS_ALSO: AUTH_SECRET })).toContain(
        'AUTH_SECRETS_ALSO holds a sample',
      );
    }
    expect(readConfig({ MONGODB_URI }).AUTH_SECRET).not.toBe(readConfig({ MONGODB_URI }).AUTH_SECRET);
  });

  it('a demo that others can reach needs a password that nobody can read here', () => {
    const open = { MONGODB_URI, DEMO: '1', HOST: '0.0.0.0' };
    expect(refusal(open)).toContain('DEMO_PASSWORD of 12 characters or more is required');
    expect(refusal({ ...open, DEMO_PASSWORD: SAMPLE_DEMO_PASSWORD })).toContain('DEMO_PASSWORD');
    expect(readConfig({ ...open, DEMO_PASSWORD: 'a-password-of-our-own' }).DEMO).toBe('1');
    expect(readConfig({ MONGODB_URI, DEMO: '1' })).toMatchObject({ ADMIN_EMAIL: 'admin@atoll.example' });
  });

  it('the administrator is named by an address', () => {
    expect(refusal({ MONGODB_URI, ADMIN_EMAIL: 'admin' })).toContain('ADMIN_EMAIL must be an address');
  });
});
