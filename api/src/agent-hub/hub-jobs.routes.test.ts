import type { AgentsAnswer } from '@atoll/contracts/agent';
import { HUB_PATHS, hubPath, type HubAgents } from '@atoll/contracts/agent-hub';
import type { BulkBody, HubJob } from '@atoll/contracts/agent-hub-jobs';
import { Types } from 'mongoose';
import { buildAccountsSite, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../test/sample-directory';
import { agentsHash } from './testing/agents-hash';
import { HUB_ADMIN, hubBy } from './testing/hub-site';

const COUNT = 1_005;
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const database = testDatabase();
let site: AccountsSite;
let admin: Person;
beforeAll(async () => {
  const agents = Array.from({ length: COUNT }, (_, at) =>
    sampleAgent({
      _id: new Types.ObjectId(idOf(at)),
      name: `Agent ${String(at).padStart(4, '0')}`,
      agency: at < 1_000 ? 'Far Shores' : 'Slow Roads',
      is_featured: at % 10 === 0,
    }),
  );
  await writeDirectory(database().connection, {
    ...{ agents, countries: [sampleCountry('Portugal')], cities: [sampleCity('Lisbon', 'Portugal')] },
  });
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: HUB_ADMIN });
  admin = await site.join(HUB_ADMIN);
});
afterAll(() => site.app.close());

const { send, bulk, job, ended, undo } = hubBy(
  () => site,
  () => admin,
);
const hash = () => agentsHash(database().connection);
const featured = async () => (await site.app.inject('/api/agents')).json<AgentsAnswer>().meta.featuredCount;

it('POR-18: 1,000 agents of a search are featured as one job, and its undo leaves every agent as it was', async () => {
  const before = await hash();
  const { id, total } = await bulk({ kind: 'feature', filter: { q: 'far shores' } });
  expect(total).toBe(1_000);
  expect(await ended(id)).toMatchObject({ state: 'done', done: 1_000, updated: 900, unchanged: 100 });
  expect(await hash()).not.toBe(before);
  await eventually(async () => expect(await featured()).toBe(1_001));
  expect(await undo(id)).toMatchObject({ state: 'undone', restored: 900, kept: 0 });
  expect(await hash()).toBe(before);
  await eventually(async () => expect(await featured()).toBe(101));
}, 90_000);

it('POR-18: hidden and shown again, fields that were not there are not there again', async () => {
  const before = await hash();
  const { id } = await bulk({ kind: 'hide', ids: [idOf(1), idOf(2)] });
  expect(await ended(id)).toMatchObject({ updated: 2 });
  await undo(id);
  expect(await hash()).toBe(before);
});

it('POR-18: an undo leaves what somebody has changed since, and says whom', async () => {
  const { id } = await bulk({ kind: 'feature', ids: [idOf(1), idOf(2), idOf(3)] });
  await ended(id);
  const [agent] = (await send('GET', `${HUB_PATHS.agents}?q=0002`)).json<HubAgents>().agents;
  await send('PATCH', hubPath('agent', idOf(2)), { agency: 'Good Winds' }, agent?.version);
  expect(await undo(id)).toMatchObject({ restored: 2, kept: 1 });
  const csv = (await send('GET', hubPath('problems', id))).body;
  expect(csv).toContain('Somebody has changed this agent since. It stays as it is.,Agent 0002');
  const { agents } = (await send('GET', `${HUB_PATHS.agents}?q=good%20winds`)).json<HubAgents>();
  expect(agents).toEqual([expect.objectContaining({ name: 'Agent 0002', is_featured: true })]);
});

it('POR-18: a job that was stopped does nothing more, and what it did can be undone', async () => {
  const before = await hash();
  const { id, version } = await bulk({ kind: 'hide', filter: { q: 'far shores' } });
  expect((await send('POST', hubPath('stop', id), {})).statusCode).toBe(428);
  const stopped = (await send('POST', hubPath('stop', id), {}, version)).json<HubJob>();
  expect(stopped).toMatchObject({ state: 'stopped', version: version + 1 });
  const late = await send('POST', hubPath('undo', id), {}, version);
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { current: { state: 'stopped', version: version + 1 } },
  ]);
  expect((await send('POST', hubPath('stop', id), {}, stopped.version)).statusCode).toBe(409);
  expect(await undo(id)).toMatchObject({ state: 'undone', kept: 0 });
  expect(await hash()).toBe(before);
  const { version: last } = await job(id);
  expect((await send('POST', hubPath('undo', id), {}, last)).statusCode).toBe(409);
});

it.each<[string, BulkBody, string]>([
  ['more than 1,000', { kind: 'hide', filter: {} }, 'This search finds 1,005 agents.'],
  ['none', { kind: 'hide', filter: { q: 'zzz' } }, 'No agent is chosen.'],
])('POR-18: refuses %s in a sentence', async (_, body, sentence) => {
  const refused = await send('POST', HUB_PATHS.jobs, body);
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ fields: { filter: string } }>().fields.filter).toContain(sentence);
});

it('POR-18: counts an agent that has gone as unchanged, and refuses what is no id', async () => {
  const { id } = await bulk({ kind: 'hide', ids: ['f'.repeat(24)] });
  expect(await ended(id)).toMatchObject({ done: 1, updated: 0, unchanged: 1 });
  expect((await send('POST', HUB_PATHS.jobs, { kind: 'hide', ids: ['../etc'] })).statusCode).toBe(400);
  expect((await send('GET', hubPath('job', 'no-such-job'))).statusCode).toBe(404);
});
