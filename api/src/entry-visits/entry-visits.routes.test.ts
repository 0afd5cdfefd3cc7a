import type { AgentDashboard } from '@atoll/contracts/agent-dashboard';
import { PASSWORD } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../test/requests';
import { entryVisitCountModel } from './entry-visit-count.model';
import { createSeenToday } from './seen-today';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY_MS = 86_400_000;
const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  ana = await site.agent();
});
afterAll(() => site.app.close());

const visit = (agentId: string, more: { ip?: string; browser?: string; headers?: object } = {}) =>
  site.app.inject({
    ...{ method: 'POST', url: '/api/entry-visits', payload: { agentId } },
    ...{ remoteAddress: more.ip ?? '203.0.113.7' },
    headers: { 'user-agent': more.browser ?? FIREFOX, ...more.headers },
  });
const counts = () => entryVisitCountModel(database().connection).find().lean();
const visitsOf = async () => (await site.by(ana, '/api/agent/dashboard')).json<AgentDashboard>().last.visits;

it('AGT-01: a visitor of an entry counts once a day, whatever number of times; another one counts too', async () => {
  for (let time = 0; time < 3; time += 1) expect((await visit(ana.agentId)).statusCode).toBe(204);
  await visit(ana.agentId, { ip: '203.0.113.8' });
  expect(await visitsOf()).toBe(2);
});

it('AGT-01: machines, the agent itself, other sites and entries that do not exist count nothing', async () => {
  await visit(ana.agentId, { ip: '203.0.113.9', browser: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await visit(ana.agentId, { ip: '203.0.113.10', headers: ana.headers });
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await visit(ana.agentId, { ip: '203.0.113.11', headers: foreign })).statusCode).toBe(403);
  expect((await visit('nobody')).statusCode).toBe(204);
  expect(await visitsOf()).toBe(2);
  expect(await counts()).toHaveLength(1);
});

it('nothing of who came is kept: a count, its day and its entry', async () => {
  const [count] = await counts();
  expect(Object.keys(count ?? {}).sort()).toEqual(['_id', 'agent_id', 'day', 'visits']);
  expect(JSON.stringify(count)).not.toContain('203.0.113');
});

it('the two times of thirty days are apart, and what is older counts in neither', async () => {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS);
  const rows = [5, 31, 59, 61].map((daysAgo, at) => ({
    ...{ _id: `then ${daysAgo}`, agent_id: ana.agentId, day: day(daysAgo), visits: 10 ** at * 10 },
  }));
  await entryVisitCountModel(database().connection).insertMany(rows);
  const { last, before } = (await site.by(ana, '/api/agent/dashboard')).json<AgentDashboard>();
  expect([last.visits, before.visits]).toEqual([12, 1_100]);
});

it('what a process remembers of visitors is forgotten with the day', () => {
  let today = new Date('2020-11-25T10:00:00Z');
  const isFirst = createSeenToday(() => today);
  expect([isFirst(['a']), isFirst(['a']), isFirst(['b'])]).toEqual([true, false, true]);
  today = new Date('2020-11-26T00:00:01Z');
  expect(isFirst(['a'])).toBe(true);
});

it('the counts are in the download of the account, and go with it', async () => {
  const data = (await site.by(ana, '/api/auth/account/data')).json<Record<string, unknown[]>>();
  expect(data['entry_visits']).toHaveLength(5);
  const answer = await site.app.inject({
    ...{ method: 'DELETE', url: '/api/auth/account', headers: ana.headers },
    payload: { current_password: PASSWORD },
  });
  expect(answer.statusCode).toBeLessThan(300);
  expect(await counts()).toEqual([]);
});
