import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from '../src/server';
import { outboxModel } from '../src/shared/mail/outbox.model';
import { createLogger } from '../src/shared/observability/logger';
import { FROM_OUR_PAGE, PASSWORD } from './accounts';
import { startBalancer, type Balancer } from './balancer';
import { testConfig } from './config';
import { testDatabase } from './database';
import { eventually } from './eventually';
import { buildShell } from './shell-folder';

/** Nobody is refused here because one machine asks for everybody. */
const UNLIMITED = { REGISTRATIONS_MAX: '100000', TRUST_PROXY: '127.0.0.1' };
const TRAVELER = { user_type: 'traveler', name: 'Noor Haddad' };

describe('two instances behind a balancer', () => {
  const database = testDatabase();
  let balancer: Balancer;
  let running: RunningServer[];

  beforeEach(async () => {
    balancer = await startBalancer();
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    await balancer.close();
  });

  async function start(shellDir: string): Promise<RunningServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'atoll-data-'));
    const env = { MONGODB_URI: database().uri, PORT: '0', DATA_DIR: dataDir, SHELL_DIR: shellDir };
    const config = testConfig({ ...env, ...UNLIMITED });
    const server = await startServer(config, createLogger(config), {
      // A balancer has noticed when the instance says no and nothing of it is under way any more.
      untilNoticed: async () => {
        expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
        await balancer.remove(server.url);
      },
    });
    await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200));
    balancer.add(server.url);
    running.push(server);
    return server;
  }

  async function stop(server: RunningServer): Promise<void> {
    running = running.filter((one) => one !== server);
    await server.stop();
  }

  /** What is asked for again and again, and what must not be lost of it. */
  function clients(url: string) {
    const seen = { statuses: [] as number[], shared: [] as string[], registered: [] as string[] };
    let visitors = 0;
    const post = (path: string, body: object) =>
      fetch(url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // Each for another visitor, because one may share twenty things a minute.
          'x-forwarded-for': `198.18.0.${(visitors += 1) % 250}`,
          ...FROM_OUR_PAGE,
        },
        body: JSON.stringify(body),
      });
    const read = (path: string, accept: string) => async () =>
      seen.statuses.push((await fetch(url + path, { headers: { accept } })).status);
    const share = async () => {
      const answer = await post('/api/share', { kind: 'city', path: '/travel-agents', title: 'Drill' });
      seen.statuses.push(answer.status);
      seen.shared.push(((await answer.json()) as { logId: string }).logId);
    };
    const register = async () => {
      const email = `drill-${seen.registered.length}@example.com`;
      seen.registered.push(email);
      const answer = await post('/api/auth/register', { email, password: PASSWORD, ...TRAVELER });
      seen.statuses.push(answer.status);
    };
    const reads = [read('/api/registry', 'application/json'), read('/', 'text/html')];
    return { seen, share, register, reads };
  }

  it('restarted one after the other under load fail no request, and lose no write and no mail', async () => {
    const shellDir = await buildShell();
    const [first, second] = [await start(shellDir), await start(shellDir)];
    const { seen, share, register, reads } = clients(balancer.url);
    let isOver = false;
    const repeat = async (each: () => Promise<unknown>) => {
      while (!isOver) await each();
    };
    const load = [...reads, ...reads, share, register].map(repeat);
    for (const server of [first, second]) {
      const { length } = seen.registered;
      await eventually(async () => expect(seen.registered.length).toBeGreaterThan(length + 2));
      await stop(server);
      await start(shellDir);
    }
    isOver = true;
    await Promise.all(load);
    expect(seen.statuses.length).toBeGreaterThan(50);
    expect(seen.statuses.filter((status) => status >= 300)).toEqual([]);
    const found = await Promise.all(seen.shared.map((id) => fetch(`${balancer.url}/api/share/${id}`)));
    expect(found.map(({ status }) => status)).toEqual(seen.shared.map(() => 200));
    await eventually(async () => {
      const mailed = await outboxModel(database().connection).distinct('to');
      expect(new Set(mailed)).toEqual(new Set(seen.registered));
    });
  });
});
