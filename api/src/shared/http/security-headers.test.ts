import type { FastifyInstance } from 'fastify';
import { buildBareApp } from '../../../test/bare-app';
import { PRODUCTION_ENV, testConfig } from '../../../test/config';

const ORIGIN = 'https://cdn.example';
const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

async function headersOf(app: FastifyInstance, url: string) {
  return (await app.inject(url)).headers;
}

describe('security headers', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const config = testConfig({ ...PRODUCTION_ENV, TRUSTED_REMOTE_ORIGINS: ORIGIN });
    app = await buildBareApp(async () => undefined, { config, scriptHashes: [HASH] });
  });
  afterAll(() => app.close());

  it('the content security policy is exactly the promised one', async () => {
    const headers = await headersOf(app, '/healthz');
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${HASH} ${ORIGIN}`,
      `style-src 'self' ${ORIGIN}`,
      `img-src 'self' data: ${ORIGIN}`,
      `font-src 'self' ${ORIGIN}`,
      `connect-src 'self' ${ORIGIN}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('outside production a dev server on a trusted origin may also tell its pages of changes, and nobody else', async () => {
    const config = testConfig({ TRUSTED_REMOTE_ORIGINS: 'http://localhost:4202' });
    const development = await buildBareApp(async () => undefined, { config });
    const policy = String((await headersOf(development, '/healthz'))['content-security-policy']).split(';');
    expect(policy).toContain("script-src 'self' http://localhost:4202");
    expect(policy).toContain("connect-src 'self' http://localhost:4202 ws://localhost:4202");
    expect(policy.join()).not.toMatch(/\*|unsafe/);
    await development.close();
  });

  it('a basemap of another origin may be fetched, and nothing else of that origin', async () => {
    const config = testConfig({
      MAP_BASEMAP_URL: 'https://tiles.example/v4/world.pmtiles',
      MAP_ATTRIBUTION: '© Example',
    });
    const mapped = await buildBareApp(async () => undefined, { config });
    const policy = String((await headersOf(mapped, '/healthz'))['content-security-policy']).split(';');
    expect(policy).toContain("connect-src 'self' https://tiles.example");
    expect(policy.filter((directive) => directive.includes('tiles.example'))).toHaveLength(1);
    await mapped.close();
  });

  it.each(['/healthz', '/api/none'])('%s carries them, failing or not', async (url) => {
    const headers = await headersOf(app, url);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('an address that cannot be decoded gets the ones that matter for its answer', async () => {
    expect(await headersOf(app, '/%ZZ')).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('HSTS is for production only: a developer speaks http to localhost', async () => {
    const development = await buildBareApp(async () => undefined);
    expect((await headersOf(development, '/healthz'))['strict-transport-security']).toBeUndefined();
    await development.close();
  });
});

it('subdomains are bound to https where the operator says so, and not otherwise', async () => {
  const config = testConfig({ ...PRODUCTION_ENV, HSTS_SUBDOMAINS: 'on' });
  const bound = await buildBareApp(async () => undefined, { config });
  expect((await headersOf(bound, '/healthz'))['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  await bound.close();
});
