import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { buildBareApp } from '../../../test/bare-app';
import { testConfig } from '../../../test/config';

function blockEventLoop(durationMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
}

/** Keeps the process busy until it has noticed that it is. */
async function overload(app: FastifyInstance): Promise<void> {
  while (!app.isUnderPressure()) {
    blockEventLoop(700);
    await sleep(1);
  }
}

describe('load shedding', () => {
  it('refuses work that would only wait, sends a page’s scripts all the same, and keeps telling that it lives', async () => {
    const app = await buildBareApp(
      async (routes) => {
        routes.get('/api/things', async () => 'ok');
        routes.get('/assets/main.js', async () => 'ok');
      },
      { config: testConfig({ LOAD_SHEDDING: 'on' }) },
    );
    await overload(app);
    const [refused, health, script] = await Promise.all([
      app.inject('/api/things'),
      app.inject('/healthz'),
      app.inject('/assets/main.js'),
    ]);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json<ErrorEnvelope>().code).toBe('OVERLOADED');
    expect(health.statusCode).toBe(200);
    expect(script.statusCode).toBe(200);
    await app.close();
  });
});
