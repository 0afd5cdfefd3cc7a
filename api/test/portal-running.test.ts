import { EDITED_PLACES_PATHS, type EditedCities } from '@atoll/contracts/edited-places';
import { ATTENTION_PATH, type Attention } from '@atoll/contracts/portal-attention';
import { JOB_PATHS, type PortalJobs } from '@atoll/contracts/portal-jobs';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { reportModel } from '../src/requests/models/report.model';
import { buildAccountsSite, type AccountsSite, type Person } from './accounts';
import { testDatabase } from './database';
import { sampleCity, sampleCountry, writeDirectory } from './sample-directory';

const database = testDatabase();
let site: AccountsSite;
let admin: Person;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: 'admin@mail.example' });
  admin = await site.join('admin@mail.example');
});
afterAll(() => site.app.close());

const get = async <T>(url: string) => (await site.app.inject({ url, headers: admin.headers })).json<T>();
const counts = async () => {
  const { items } = await get<Attention>(ATTENTION_PATH);
  return Object.fromEntries(items.map(({ key, count }) => [key, count]));
};
const jobsIn = () => database().connection.collection('agendaJobs');

/** A job as agenda leaves one that failed. */
async function failedJob(): Promise<string> {
  const at = new Date();
  const { insertedId } = await jobsIn().insertOne({
    ...{ name: 'mails', type: 'normal', data: { count: 3 }, nextRunAt: null, lockedAt: null },
    ...{ failedAt: at, failReason: 'no route to host', failCount: 2, lastFinishedAt: at },
  });
  return String(insertedId);
}
const send = (method: 'POST' | 'DELETE', url: string, version: number) =>
  site.app.inject({
    method,
    url,
    headers: { ...admin.headers, 'if-match': `"${version}"` },
    ...(method === 'POST' && { payload: {} }),
  });

it('POR-02: a job that failed says why, counts as needing attention, and is begun again', async () => {
  const id = await failedJob();
  expect(await counts()).toMatchObject({ jobs: 1, hotels: 0, reports: 0, mails: 0 });
  const { jobs } = await get<PortalJobs>(JOB_PATHS.list);
  expect(jobs[0]).toMatchObject({
    ...{
      id,
      name: 'mails',
      state: 'failed',
      payload: '{"count":3}',
      problem: 'no route to host',
      version: 2,
    },
  });
  expect((await send('POST', JOB_PATHS.retry.replace(':jobId', id), 1)).statusCode).toBe(409);
  expect((await send('POST', JOB_PATHS.retry.replace(':jobId', id), 2)).statusCode).toBe(204);
  expect((await send('POST', JOB_PATHS.retry.replace(':jobId', id), 2)).statusCode).toBe(404);
  expect(await counts()).toMatchObject({ jobs: 0 });
});

it('POR-02: cities without text, picture or credit count, as many as their list finds', async () => {
  await writeDirectory(database().connection, {
    agents: [],
    countries: [sampleCountry('Portugal')],
    cities: [
      sampleCity('Lisbon', 'Portugal', { description: '', image_credit: '' }),
      sampleCity('Porto', 'Portugal', { image_url: '', image_credit: '' }),
      sampleCity('Faro', 'Portugal', { image_credit: '' }),
    ],
  });
  const listed = async (missing: string) =>
    (await get<EditedCities>(`${EDITED_PLACES_PATHS.cities}?missing=${missing}`)).total;
  expect(await counts()).toMatchObject({
    ...{ citiesWithoutText: 1, citiesWithoutPicture: 1, citiesWithoutCredit: 3 },
  });
  expect([await listed('text'), await listed('picture'), await listed('credit')]).toEqual([1, 1, 3]);
});

it('POR-02: a job that failed is dropped', async () => {
  const id = await failedJob();
  expect((await send('DELETE', JOB_PATHS.one.replace(':jobId', id), 2)).statusCode).toBe(204);
  expect((await get<PortalJobs>(JOB_PATHS.list)).failed).toBe(0);
});

it('POR-18: being done with a report is from a version, and taken back', async () => {
  await reportModel(database().connection).create({
    ...{ _id: 'r1.a1.agent', request_id: 'r1', agent_id: 'a1', side: 'agent', author_id: null },
    ...{ reason: 'spam', text: 'Sells watches.', at: new Date() },
  });
  const settle = (version: number, isSettled: boolean) =>
    site.app.inject({
      method: 'PATCH',
      url: REQUEST_PATHS.report.replace(':reportId', 'r1.a1.agent'),
      headers: { ...admin.headers, 'if-match': `"${version}"` },
      payload: { isSettled },
    });
  expect(await counts()).toMatchObject({ reports: 1 });
  expect((await settle(0, true)).statusCode).toBe(204);
  expect(await counts()).toMatchObject({ reports: 0 });
  const late = await settle(0, true);
  expect([late.statusCode, late.json()]).toMatchObject([409, { current: { isSettled: true, version: 1 } }]);
  expect((await settle(1, false)).statusCode).toBe(204);
  expect(await counts()).toMatchObject({ reports: 1 });
});
