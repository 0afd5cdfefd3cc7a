import { readConfig, type Config } from '../src/config';

/** The configuration of a test: what an empty environment gives, quiet, without shedding, and the test's own keys. */
export function testConfig(env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    MONGODB_URI: 'mongodb://127.0.0.1:1/unused',
    LOG_LEVEL: 'silent',
    LOAD_SHEDDING: 'off',
    // What it asks for has tests of its own.
    ADMIN_SECOND_FACTOR: 'off',
    ...env,
  });
}

/** What production asks for besides, with credentials that are no samples. */
export const PRODUCTION_ENV = {
  NODE_ENV: 'production',
  AMADEUS_BASE_URL: 'https://provider.example',
  AMADEUS_CLIENT_ID: 'a-real-id',
  AMADEUS_CLIENT_SECRET: 'a-real-secret',
  AUTH_SECRET: '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM',
} as const;
