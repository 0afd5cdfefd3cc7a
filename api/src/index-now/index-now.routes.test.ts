import type { IndexNowOverview, IndexNowSubmission } from '@atoll/contracts/index-now';
import { INDEX_NOW_PATHS } from '@atoll/contracts/index-now-rules';
import { EDITS_PATH, type PortalEdits } from '@atoll/contracts/portal-edits';
import { buildAccountsSite, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { runningSandbox } from '../shared/provider/testing/running-sandbox';
import { submissionModel } from './submission.model';

const ADMIN = 'admin@mail.example';
const HOST = 'www.travel.example';
const SUBMISSION = {
  host: HOST,
  key: 'k'.repeat(32),
  keyLocation: `https://${HOST}/${'k'.repeat(32)}.txt`,
  urlList: [`https://${HOST}/`, `https://${HOST}/hotels?city=Lisbon`],
};
const sandbox = runningSandbox();
const database = testDatabase();
let site: AccountsSite;
let admin: Person;
beforeAll(async () => {
  const endpoint = `${sandbox().indexNow.url}/indexnow`;
  site = await buildAccountsSite(database().connection, {
    ...{ ADMIN_EMAIL: ADMIN, INDEXNOW_ENDPOINT: endpoint },
  });
  admin = await site.join(ADMIN);
});
afterAll(() => site.app.close());
beforeEach(() => submissionModel(database().connection).deleteMany({}));

const post = (payload: object, by: Person | null = admin) =>
  site.post(INDEX_NOW_PATHS.submissions, payload, { headers: { ...by?.headers } });
const overview = async () =>
  (await site.app.inject({ url: INDEX_NOW_PATHS.own, headers: admin.headers })).json<IndexNowOverview>();
const newest = async () => (await overview()).submissions[0];
const from = (version: number) => ({ 'if-match': `"${version}"` });
const fieldsOf = async (payload: object) => {
  const answer = await post(payload);
  expect(answer.statusCode).toBe(422);
  return answer.json<{ fields: Record<string, string> }>().fields;
};
async function submitted(): Promise<IndexNowSubmission> {
  const answer = await post(SUBMISSION);
  expect(answer.statusCode).toBe(201);
  return answer.json<IndexNowSubmission>();
}
const becomes = (change: Partial<IndexNowSubmission>) =>
  eventually(async () => expect(await newest()).toMatchObject(change));

it('IDX-05: host, key, keyLocation and urlList are sent as they are, and nothing else', async () => {
  await submitted();
  await becomes({ state: 'sent', status: 202, urlCount: 2, host: HOST, isAutomatic: false });
  const [sent, ...others] = await sandbox().indexNow.seen('/indexnow');
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ method: 'POST', body: SUBMISSION });
  expect(Object.keys(sent?.body as object).sort()).toEqual(['host', 'key', 'keyLocation', 'urlList']);
});

it.each([
  [400, 'invalid request'],
  [403, 'key verification failed'],
  [422, 'invalid URLs'],
  [429, 'too many requests'],
])('IDX-06: where IndexNow answers %i, the history says “%s”', async (status, problem) => {
  await sandbox().indexNow.fail({ path: '/indexnow', status });
  expect(await submitted()).toMatchObject({ state: 'waiting', status: null });
  await becomes({ state: 'refused', status, problem, attempts: 1 });
});

it('who does not answer is tried later, and at once where somebody asks for it', async () => {
  await sandbox().indexNow.fail({ path: '/indexnow', status: 500, times: 1 });
  const { id } = await submitted();
  await becomes({ state: 'waiting', status: 500, attempts: 1, problem: 'IndexNow answered 500' });
  const path = INDEX_NOW_PATHS.sentAgain.replace(':submissionId', id);
  const again = (headers: Record<string, string>) =>
    site.post(path, {}, { headers: { ...admin.headers, ...headers } });
  expect((await again({})).statusCode).toBe(428);
  const late = await again(from(99));
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ current: { id, version: 2 } });
  expect((await again(from(2))).json()).toMatchObject({ state: 'waiting', attempts: 0 });
  await becomes({ state: 'sent', status: 202 });
});

it('IDX-07, C39: submitting is an administrator’s operation', async () => {
  const agent = await site.join('agent.of.search@mail.example', 'agent');
  for (const by of [null, agent]) {
    const answer = await post(SUBMISSION, by);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: 'Unauthorized: Admin access required' });
  }
  const off = { method: 'PUT', url: INDEX_NOW_PATHS.settings, payload: { isAutomatic: false } } as const;
  for (const asked of [{ url: INDEX_NOW_PATHS.own }, { ...off, headers: from(1) }])
    expect((await site.app.inject(asked)).statusCode).toBe(403);
  expect(await sandbox().indexNow.seen('/indexnow')).toEqual([]);
});

it('IDX-02: host, key, key location and at least one URL are required', async () => {
  expect(await fieldsOf({ host: '', key: '', keyLocation: '', urlList: [] })).toEqual({
    ...{ host: 'Host is required', key: 'Key is required', keyLocation: 'Key location is required' },
    urlList: 'At least one URL is required',
  });
});

it.each([
  ['https://other.example/a', `URL https://other.example/a does not match the host domain ${HOST}`],
  [
    `https://${HOST}.evil.example/`,
    `URL https://${HOST}.evil.example/ does not match the host domain ${HOST}`,
  ],
  ['javascript:alert(1)', 'URL javascript:alert(1) is not valid'],
  [`https://${HOST}@evil.example/`, `URL https://${HOST}@evil.example/ is not valid`],
  ['/hotels', 'URL /hotels is not valid'],
])('IDX-03: %s is refused at its field', async (url, problem) => {
  expect(await fieldsOf({ ...SUBMISSION, urlList: [`https://${HOST}/`, url] })).toEqual({ urlList: problem });
});

it.each([
  [{ host: 'https://www.travel.example' }, 'host'],
  [{ key: 'short' }, 'key'],
  [{ key: 'k_'.repeat(10) }, 'key'],
  [{ keyLocation: 'https://other.example/k.txt' }, 'keyLocation'],
])('IDX-02, C39: %j is refused at its field', async (change, field) => {
  expect(Object.keys(await fieldsOf({ ...SUBMISSION, ...change }))).toEqual([field]);
});

it('IDX-08, C39: 10,000 URLs go in one submission, and 10,001 are refused in a sentence', async () => {
  const urlList = Array.from({ length: 10_001 }, (_, index) => `https://${HOST}/travel-agents/${index}`);
  expect(await fieldsOf({ ...SUBMISSION, urlList })).toEqual({
    urlList: 'At most 10,000 URLs go in one submission, and these are 10,001',
  });
  expect((await post({ ...SUBMISSION, urlList: urlList.slice(1) })).statusCode).toBe(201);
  await becomes({ state: 'sent', urlCount: 10_000 });
});

it('CON-11, IDX-04: the site has a key of its own, whose file says it, and no other file is there', async () => {
  const { key, keyLocation, host, isConnected } = await overview();
  expect({ host, isConnected }).toEqual({ host: 'localhost:4000', isConnected: true });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect((await overview()).key).toBe(key);
  const file = await site.app.inject({ url: new URL(keyLocation).pathname });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(file.body).toBe(key);
  for (const other of ['0'.repeat(32), key.slice(1), key.toUpperCase(), `${key}0`])
    expect((await site.app.inject({ url: `/${other}.txt` })).statusCode).toBe(404);
});

it('automatic submission is off until somebody turns it on, by its version and with a note', async () => {
  const put = (isAutomatic: boolean, headers: Record<string, string>) =>
    site.app.inject({
      ...{ method: 'PUT', url: INDEX_NOW_PATHS.settings, payload: { isAutomatic } },
      headers: { ...admin.headers, ...headers },
    });
  const { settings } = await overview();
  expect(settings.isAutomatic).toBe(false);
  expect((await put(true, {})).statusCode).toBe(428);
  const on = await put(true, from(settings.version));
  expect(on.json()).toEqual({ isAutomatic: true, version: settings.version + 1 });
  const late = await put(false, from(settings.version));
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ current: { isAutomatic: true } });
  expect((await put(false, from(settings.version + 1))).statusCode).toBe(200);
  const { edits } = (
    await site.app.inject({ url: `${EDITS_PATH}?kind=indexing&record=settings`, headers: admin.headers })
  ).json<PortalEdits>();
  expect(edits.map(({ differences }) => differences)).toEqual([
    [{ field: 'isAutomatic', before: true, after: false }],
    [{ field: 'isAutomatic', before: false, after: true }],
  ]);
});
