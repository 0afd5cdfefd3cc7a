import type { MediaJob, MediaPicture } from '@atoll/contracts/media';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { createBulkWorker } from './bulk-worker';
import { createMediaJobsRepository } from './media-jobs.repository';
import { buildMediaApp, type MediaApp } from './testing/media-app';
import { plainPicture } from '../../../test/sample-pictures';
import { createLogger } from '../../shared/observability/logger';
import { testConfig } from '../../../test/config';

const database = testDatabase();
let media: MediaApp;
beforeEach(async () => {
  await database().connection.dropDatabase();
  media = await buildMediaApp(database().connection);
});
afterEach(() => media.app.close());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

it('POR-10, POR-11: makes the sizes of ten pictures anew in four batches with a second in between', async () => {
  const file = await plainPicture(400, 600);
  const keys: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    keys.push((await media.upload('home-slider', file)).json<MediaPicture>().key);
  }
  const before = await media.kept();
  const asked = await media.app.inject({ method: 'POST', url: '/api/media/home-slider/jobs', payload: {} });
  expect(asked.statusCode).toBe(202);
  expect(asked.json<MediaJob>()).toMatchObject({ state: 'waiting', total: 10, done: 0, failed: [] });
  const progress = async (): Promise<MediaJob> =>
    (await media.app.inject(`/api/media/home-slider/jobs/${asked.json<MediaJob>().id}`)).json();
  await eventually(async () =>
    expect(await progress()).toMatchObject({ state: 'done', done: 10, failed: [] }),
  );
  expect(media.pausesMs).toEqual([1_000, 1_000, 1_000]);
  expect(await media.kept()).toEqual(before);
});

it('POR-10: says which pictures failed, and does the others', async () => {
  const { key } = (await media.upload('city-images', await plainPicture(60, 40))).json<MediaPicture>();
  const payload = { keys: [`${UNKNOWN}.webp`, key] };
  const asked = await media.app.inject({ method: 'POST', url: '/api/media/city-images/jobs', payload });
  const url = `/api/media/city-images/jobs/${asked.json<MediaJob>().id}`;
  await eventually(async () =>
    expect((await media.app.inject(url)).json()).toMatchObject({
      state: 'done',
      done: 2,
      failed: [{ key: `${UNKNOWN}.webp`, problem: 'There is no such picture.' }],
    }),
  );
});

it('POR-10: a job that was ended in the middle goes on where it was', async () => {
  const jobs = createMediaJobsRepository(database().connection);
  const log = createLogger(testConfig());
  const keys = Array.from({ length: 10 }, (_, number) => `picture ${number}`);
  const { id } = await jobs.add('brochures', keys);
  const batches: string[][] = [];
  const remade: string[] = [];
  const worker = () =>
    createBulkWorker({
      jobs,
      log,
      pause: async () => undefined,
      remake: async (_bucket, key) => remade.push(key) > 0,
    });
  const endAfter = (most: number) => async () => {
    batches.push(remade.splice(0));
    if (batches.length > most) throw new Error('the API stops');
  };
  await expect(worker().run(endAfter(2))).rejects.toThrow('the API stops');
  expect(await jobs.find('brochures', id)).toMatchObject({ state: 'running', done: 6 });
  await worker().run(endAfter(9));
  expect(batches.filter((batch) => batch.length > 0)).toEqual([
    keys.slice(0, 3),
    keys.slice(3, 6),
    keys.slice(6, 9),
    keys.slice(9),
  ]);
  expect(await jobs.find('brochures', id)).toMatchObject({ state: 'done', done: 10 });
});

it('POR-10: pictures of a bucket that is not there, and jobs of another bucket, are not found', async () => {
  const post = { method: 'POST', url: '/api/media/nowhere/jobs', payload: {} } as const;
  expect((await media.app.inject(post)).statusCode).toBe(404);
  const asked = await media.app.inject({ ...post, url: '/api/media/destinations/jobs' });
  const { id } = asked.json<MediaJob>();
  expect((await media.app.inject(`/api/media/city-images/jobs/${id}`)).statusCode).toBe(404);
  expect((await media.app.inject('/api/media/city-images/jobs/none')).statusCode).toBe(400);
});
