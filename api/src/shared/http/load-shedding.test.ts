import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { buildBareApp } from '../../../test/bare-app';
import { testConfig } from '../../../test/config';
import { eventually } from '../../../test/eventually';

const LONGER_THAN_A_SAMPLE_MS = 700;
const CALM_MS = 1_300;

function blockEventLoop(durationMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
}

async function blockOnce(): Promise<void> {
  blockEventLoop(LONGER_THAN_A_SAMPLE_MS);
  await sleep(1);
}

describe('load shedding', () => {
  let app: FastifyInstance;

  beforeEach(async () => {
    app = await buildBareApp(
      async (routes) => {
        routes.get('/api/things', async () => 'ok');
        routes.get('/assets/main.js', async () => 'ok');
      },
      { config: testConfig({ LOAD_SHEDDING: 'on' }) },
    );
  });
  afterEach(() => app.close());

  /** Keeps the process busy until it refuses work, or has been busy for a long time. */
  async function overload(): Promise<LightMyRequestResponse> {
    let answer = await app.inject('/api/things');
    for (let times = 0; answer.statusCode === 200 && times < 12; times += 1) {
      await blockOnce();
      answer = await app.inject('/api/things');
    }
    return answer;
  }

  it('refuses work that would only wait, sends a page’s scripts all the same, and keeps telling that it lives', async () => {
    await sleep(CALM_MS);
    const refused = await overload();
    const [health, script] = await Promise.all([app.inject('/healthz'), app.inject('/assets/main.js')]);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json<ErrorEnvelope>().code).toBe('OVERLOADED');
    expect(health.statusCode).toBe(200);
    expect(script.statusCode).toBe(200);
    await eventually(async () => expect((await app.inject('/api/things')).statusCode).toBe(200));
  });

  it('refuses nothing before it has once kept up: what delays the start passes', async () => {
    for (let times = 0; times < 4; times += 1) {
      await blockOnce();
      expect((await app.inject('/api/things')).statusCode).toBe(200);
    }
  });

  it('on a machine that is never calm it settles all the same, and then refuses', async () => {
    expect((await overload()).statusCode).toBe(503);
  });

  it('one long task is no overload', async () => {
    await sleep(CALM_MS);
    blockEventLoop(3 * LONGER_THAN_A_SAMPLE_MS);
    await sleep(1);
    expect((await app.inject('/api/things')).statusCode).toBe(200);
  });
});
