import type { FastifyInstance } from 'fastify';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { buildBareApp } from '../../../test/bare-app';

describe('GET /metrics', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await buildBareApp(async () => undefined);
  });
  afterAll(() => app.close());

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('answers this machine (%s)', async (remoteAddress) => {
    const answer = await app.inject({ url: '/metrics', remoteAddress });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('process_cpu_seconds_total');
  });

  it.each(['10.0.0.9', '203.0.113.7', '::ffff:10.0.0.9'])('does not exist for %s', async (remoteAddress) => {
    const answer = await app.inject({ url: '/metrics', remoteAddress });
    expect(answer.statusCode).toBe(404);
    expect(answer.json<ErrorEnvelope>().code).toBe('NOT_FOUND');
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'does not exist for a request that a proxy forwarded (%s)',
    async (header) => {
      const answer = await app.inject({ url: '/metrics', headers: { [header]: '127.0.0.1' } });
      expect(answer.statusCode).toBe(404);
    },
  );
});
