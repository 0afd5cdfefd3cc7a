import type { FastifyInstance } from 'fastify';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { buildBareApp } from '../../test/bare-app';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { createLogger } from '../shared/observability/logger';
import { ownLimit } from '../shared/limits/rate-limit';
import { clientErrorsRoutes } from './client-errors.routes';

const REPORT = {
  source: 'mfe-hotels',
  message: 'cannot read x',
  release: '0123456789abcdef',
  path: '/hotels',
};

describe('POST /api/client-errors', () => {
  let app: FastifyInstance;
  const lines: string[] = [];
  const limit = ownLimit({ name: 'reports', most: 20, windowSeconds: 60, complaint: 'Too many reports' });
  const onReleaseError = jest.fn(() => Promise.resolve());

  beforeAll(async () => {
    const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) });
    app = await buildBareApp(clientErrorsRoutes({ onReleaseError, limit }), { log });
  });
  afterAll(() => app.close());

  const report = (payload: object) => app.inject({ method: 'POST', url: '/api/client-errors', payload });

  it('logs and counts what a browser reports', async () => {
    expect((await report(REPORT)).statusCode).toBe(204);
    expect(lines.join('')).toContain('cannot read x');
    const { body } = await app.inject('/metrics');
    expect(body).toContain('atoll_client_errors_total 1');
  });

  // Read from the table of pages, so that the next one is not forgotten.
  it.each(SITE_ROUTES.filter(({ hasSecretPath }) => hasSecretPath).map(({ pattern }) => pattern))(
    'RFQ-11: writes nothing of the secret of %s, whatever a browser sends',
    async (pattern) => {
      const path = pattern.replace(':token', 'id.s3cret');
      const message = `cannot load https://atoll.example${path}`;
      lines.length = 0;
      expect((await report({ ...REPORT, path, message })).statusCode).toBe(204);
      expect(lines.join('')).toContain('cannot load');
      expect(lines.join('')).not.toContain('s3cret');
    },
  );

  it('hands on which release failed, and nothing where the report names none', async () => {
    onReleaseError.mockClear();
    await report(REPORT);
    await report({ ...REPORT, release: undefined });
    expect(onReleaseError.mock.calls).toEqual([
      [{ app: 'mfe-hotels', release: REPORT.release, from: expect.any(String) }],
    ]);
  });

  it.each([
    ['a message without end', { ...REPORT, message: 'x'.repeat(5_000) }],
    ['values of a form', { ...REPORT, form: { cardNumber: '4242' } }],
    ['no source', { message: 'x', path: '/' }],
  ])('refuses %s', async (_name, payload) => {
    expect((await report(payload)).statusCode).toBe(400);
  });

  it('one address cannot fill the log: what is too much is refused and not written', async () => {
    const flood = await Promise.all(
      Array.from({ length: 30 }, () => report({ ...REPORT, message: 'flood' })),
    );
    const [refused] = flood.filter(({ statusCode }) => statusCode === 429);
    expect(refused?.json<ErrorEnvelope>()).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(
        /^Too many reports: 20 in 1 minute are allowed\. Please try again in (\d+ seconds?|1 minute)\.$/,
      ),
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('"message":"flood"')).length).toBeLessThanOrEqual(20);
  });
});
