import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';
import { eventually, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
const agendas: Agenda[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  for (const agenda of agendas.splice(0)) await agenda.stop();
});
afterAll(() => server.stop());

function startAgenda(database: string, processEvery?: number): Agenda {
  const backend = new MongoBackend({ mongo: server.client.db(database) });
  // Agenda keeps a timer of half the lock's lifetime after each job, ten minutes by default, and never clears it.
  const agenda = new Agenda({
    backend,
    defaultLockLifetime: 60_000,
    ...(processEvery === undefined ? {} : { processEvery }),
  });
  agendas.push(agenda);
  return agenda;
}

describe('agenda', () => {
  it('runs every job once, though two instances poll for it with the default polling, and retries what failed', async () => {
    const runs: string[] = [];
    let failures = 2;
    for (const name of ['first', 'second']) {
      const agenda = startAgenda('agenda-default');
      agenda.define<{ n: number }>('count', async (job) => void runs.push(`${job.attrs.data.n}`), {
        concurrency: 3,
      });
      agenda.define(
        'flaky',
        async () => {
          failures -= 1;
          if (failures >= 0) throw new Error('not yet');
          runs.push('flaky');
        },
        { backoff: () => 50 },
      );
      await agenda.start();
      if (name === 'first') {
        for (let n = 0; n < 20; n += 1) await agenda.schedule(new Date(Date.now() + 300), 'count', { n });
        await agenda.now('flaky', {});
      }
    }
    await eventually(() => runs.length >= 21);
    expect([...runs].sort()).toEqual([...Array.from({ length: 20 }, (_, n) => `${n}`), 'flaky'].sort());
  });

  it('takes over a job whose lock has run out', async () => {
    const jobs = server.client.db('agenda-lock').collection('agendaJobs');
    const ran: string[] = [];
    const agenda = startAgenda('agenda-lock', 50);
    agenda.define('stuck', async (job) => void ran.push(String(job.attrs._id)), { lockLifetime: 1_000 });
    const past = new Date(Date.now() - 60_000);
    const base = { name: 'stuck', type: 'normal', priority: 0, nextRunAt: past, data: {} };
    const dead = await jobs.insertOne({ ...base, lockedAt: past });
    const alive = await jobs.insertOne({ ...base, lockedAt: new Date(Date.now() + 60_000) });
    await agenda.start();
    await eventually(() => ran.length > 0);
    expect(ran).toEqual([String(dead.insertedId)]);
    expect((await jobs.findOne({ _id: alive.insertedId }))?.lockedAt).toBeInstanceOf(Date);
  });

  it('keeps one job per name for repeated and unique schedules', async () => {
    const agenda = startAgenda('agenda-unique', 50);
    let runs = 0;
    agenda.define('often', async () => void (runs += 1));
    await agenda.start();
    await Promise.all([agenda.every(60, 'often'), agenda.every(60, 'often'), agenda.every(60, 'often')]);
    const unique = () =>
      agenda
        .create('often', { k: 1 })
        .unique({ 'data.k': 1 })
        .schedule(new Date(Date.now() + 60_000))
        .save();
    await unique();
    await unique();
    await eventually(() => runs >= 2);
    const jobs = server.client.db('agenda-unique').collection('agendaJobs');
    expect(await jobs.countDocuments({ type: 'single' })).toBe(1);
    expect(await jobs.countDocuments({ 'data.k': 1 })).toBe(1);
    expect(await agenda.cancel({ name: 'often' })).toBe(2);
  });
});
