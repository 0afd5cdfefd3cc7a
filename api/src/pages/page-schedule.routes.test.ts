import type { EditedPage, PageVersions } from '@atoll/contracts/managed-page';
import { MANAGED_PAGE_PATHS, managedPagePath } from '@atoll/contracts/managed-page-rules';
import type { FastifyInstance, InjectOptions } from 'fastify';
import fp from 'fastify-plugin';
import { buildBareApp } from '../../test/bare-app';
import { testConfig } from '../../test/config';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import type { FindAccount } from '../shared/auth/account';
import { createChangeLog } from '../shared/changes/change-log';
import { createEditLog } from '../shared/edits/edit-log';
import { editModel } from '../shared/edits/edit.model';
import { createJobs } from '../shared/jobs/jobs';
import { createLogger } from '../shared/observability/logger';
import { managedPageModel } from './managed-page.model';
import { pagesFeature } from './pages.feature';

const TIPS = { title: 'Travel tips', slug: 'travel-tips', description: '', body: 'Pack.' };
const MORNING = new Date('2020-11-27T08:00:00Z');
const database = testDatabase();
let app: FastifyInstance;
let now = MORNING;

const asEditor = fp(async (site: FastifyInstance) => {
  site.addHook('onRequest', async (request) => {
    request.principal = {
      ...{ userId: 'ada', sessionId: 'desk', role: 'admin', duties: ['content'], confirmedAt: MORNING },
    };
  });
});
async function openSite(): Promise<FastifyInstance> {
  const { connection } = database();
  const log = createLogger(testConfig());
  const jobs = createJobs(connection, log);
  const findAccount: FindAccount = async (id) => ({
    ...{ id, email: 'ada@mail.example', isEmailVerified: true, userType: 'traveler', role: 'admin' },
    metadata: { name: 'Ada' },
  });
  const feature = pagesFeature({
    config: { PUBLIC_URL: 'http://localhost:4000', AUTH_SECRET: 'a secret', AUTH_SECRETS_ALSO: [] },
    ...{ database: connection, changes: createChangeLog(connection), findAccount, jobs, log },
    edits: createEditLog(connection, findAccount),
    now: () => now,
  });
  return buildBareApp(feature.plugin, {
    database: connection,
    features: [asEditor, feature.plugin, jobs.plugin],
  });
}
beforeAll(async () => void (app = await openSite()));
afterAll(() => app.close());
beforeEach(async () => {
  now = MORNING;
  await Promise.all([
    managedPageModel(database().connection).deleteMany({}),
    editModel(database().connection).deleteMany({}),
  ]);
});

const send = (
  method: NonNullable<InjectOptions['method']>,
  url: string,
  payload?: object,
  version?: number,
) =>
  app.inject({
    ...{ method, url, ...(payload && { payload }) },
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const added = async (slug = TIPS.slug) =>
  (await send('POST', MANAGED_PAGE_PATHS.edited, { ...TIPS, slug })).json<EditedPage>().id;
const path = (name: keyof typeof MANAGED_PAGE_PATHS, pageId: string) => managedPagePath(name, { pageId });
const at = (day: string, time: string, timeZone = 'Europe/Lisbon') => ({ day, time, timeZone });
const set = (pageId: string, body: object, version = 1) =>
  send('PUT', path('schedule', pageId), body, version);
const shown = async (slug = TIPS.slug) => (await app.inject(managedPagePath('page', { slug }))).statusCode;
const found = async (pageId: string) =>
  (await send('GET', MANAGED_PAGE_PATHS.edited))
    .json<{ pages: EditedPage[] }>()
    .pages.find(({ id }) => id === pageId);

it('POR-13: a draft is published when its time comes, as it is by then, by whoever has set it', async () => {
  const id = await added();
  const answer = await set(id, at('2020-11-27', '10:00', 'Europe/Berlin'));
  expect(answer.json()).toMatchObject({
    ...{ version: 2, publishedSlug: null },
    schedule: { at: '2020-11-27T09:00:00.000Z', timeZone: 'Europe/Berlin' },
  });
  const saved = await send('PUT', path('editedPage', id), { ...TIPS, title: 'Tips' }, 2);
  expect(saved.json()).toMatchObject({ schedule: { timeZone: 'Europe/Berlin' } });
  now = new Date('2020-11-27T08:59:59Z');
  expect(await shown()).toBe(404);
  now = new Date('2020-11-27T09:00:00Z');
  await eventually(async () => expect(await shown()).toBe(200));
  expect(await found(id)).toMatchObject({ title: 'Tips', version: 4, isChanged: false, schedule: null });
  const what = 'published at the time that was set';
  // Its version is written after it, as its edit is.
  await eventually(async () => {
    const { versions } = (await send('GET', path('versions', id))).json<PageVersions>();
    expect(versions[0]).toMatchObject({ number: 4, email: 'ada@mail.example', what });
  });
  await eventually(async () => {
    const edit = await editModel(database().connection)
      .findOne({ record: id })
      .sort({ at: -1, _id: -1 })
      .lean();
    expect(edit).toMatchObject({ user_id: 'ada', email: 'ada@mail.example', what });
    expect(edit?.differences).toContainEqual({ field: 'published', before: null, after: 'travel-tips' });
  });
});

it('POR-13: what came due while no instance ran is published by the next start', async () => {
  const id = await added();
  await set(id, at('2020-11-28', '10:00'));
  await app.close();
  now = new Date('2020-11-29T10:00:00Z');
  app = await openSite();
  await eventually(async () => expect(await shown()).toBe(200));
});

it('POR-13: a time is taken back, and neither publishing by hand nor taking a page off leaves one behind', async () => {
  const id = await added();
  await set(id, at('2020-11-27', '10:00'));
  const back = await send('DELETE', path('schedule', id), undefined, 2);
  expect(back.json()).toMatchObject({ version: 3, schedule: null });
  await set(id, at('2020-11-27', '10:00'), 3);
  expect((await send('POST', path('published', id), {}, 4)).json()).toMatchObject({ schedule: null });
  await set(id, at('2020-11-27', '10:00'), 5);
  expect((await send('POST', path('unpublished', id), {}, 6)).json()).toMatchObject({ schedule: null });
  const other = await added('other');
  await set(other, at('2020-11-27', '11:00'));
  now = new Date('2020-11-27T12:00:00Z');
  // The job has looked: what is still set is published, what was taken back is not.
  await eventually(async () => expect(await shown('other')).toBe(200));
  expect(await shown()).toBe(404);
});

it('POR-18: a time is set and taken back from a version: 428 without one, 409 from an old one', async () => {
  const id = await added();
  const body = at('2020-11-28', '10:00');
  expect((await send('PUT', path('schedule', id), body)).statusCode).toBe(428);
  expect((await send('DELETE', path('schedule', id))).statusCode).toBe(428);
  const late = await set(id, body, 7);
  expect([late.statusCode, late.json<{ current: EditedPage }>().current.version]).toEqual([409, 1]);
  expect((await send('DELETE', path('schedule', id), undefined, 7)).statusCode).toBe(409);
  expect((await set('nothing', body)).statusCode).toBe(404);
});

it.each([
  ['a time that is over', at('2020-11-27', '07:59'), 'time'],
  ['a time that does not exist', at('2020-11-28', '25:00'), 'time'],
  ['a day that does not exist', at('2021-02-30', '10:00'), 'day'],
  ['a day in the far future', at('2120-11-28', '10:00'), 'day'],
  ['a zone that does not exist', at('2020-11-28', '10:00', 'Mars/Base'), 'timeZone'],
])('POR-13: %s is said at its field', async (_what, body, field) => {
  const answer = await set(await added(), body);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
});

it.each([
  ['is left out', at('2021-03-28', '01:30'), '2021-03-28T01:30:00.000Z'],
  ['comes twice', at('2021-10-31', '01:30'), '2021-10-31T00:30:00.000Z'],
])('POR-13: an hour that %s when clocks change is one moment', async (_what, body, moment) => {
  const answer = await set(await added(), body);
  expect(answer.json<EditedPage>().schedule?.at).toBe(moment);
});
