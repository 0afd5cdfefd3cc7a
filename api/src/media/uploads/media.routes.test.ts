import sharp from 'sharp';
import { CITY_IMAGE_MAX_BYTES } from '@atoll/contracts/constants';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import {
  MEDIA_BUCKETS,
  type MediaBucket,
  type MediaPicture,
  type PicturesAnswer,
} from '@atoll/contracts/media';
import { testDatabase } from '../../../test/database';
import { buildTestSite } from '../../../test/site';
import { fileForm } from '../../../test/file-form';
import { buildMediaApp, type MediaApp } from './testing/media-app';
import { plainPicture } from '../../../test/sample-pictures';

const database = testDatabase();
let media: MediaApp;
beforeEach(async () => {
  await database().connection.dropDatabase();
  media = await buildMediaApp(database().connection);
});
afterEach(() => media.app.close());

const bytesOf = async (url: string) => (await media.app.inject(url)).rawPayload;
const sizeOf = async (url: string) => {
  const { format, width, height } = await sharp(await bytesOf(url)).metadata();
  return [format, width, height];
};
const uploaded = async (bucket: string, file: Buffer) => {
  const answer = await media.upload(bucket, file);
  expect(answer.statusCode).toBe(201);
  return answer.json<MediaPicture>();
};

it('POR-08: the four buckets exist after the start', async () => {
  const { buckets } = (await media.app.inject('/api/media')).json<{ buckets: MediaBucket[] }>();
  expect(buckets.map(({ name }) => name)).toEqual([...MEDIA_BUCKETS].sort());
});

it('POR-07: a bucket is made once, and never in the place of the site’s own pictures', async () => {
  const make = (name: string) => media.app.inject({ method: 'POST', url: '/api/media', payload: { name } });
  const made = await make('brochures');
  expect([made.statusCode, made.json<MediaBucket>().name]).toEqual([201, 'brochures']);
  expect((await make('brochures')).statusCode).toBe(409);
  expect((await make('artwork')).statusCode).toBe(409);
  for (const bad of ['../up', 'Upper', 'a', 'x'.repeat(41)]) expect((await make(bad)).statusCode).toBe(400);
  expect((await media.upload('brochures', await plainPicture(60, 40))).statusCode).toBe(201);
});

it('POR-07: what is uploaded is listed with its public path, served, and gone when it is removed', async () => {
  const first = await uploaded('city-images', await plainPicture(60, 40));
  const second = await uploaded('city-images', await plainPicture(60, 40, 'png'));
  const list = async (query = '') =>
    (await media.app.inject(`/api/media/city-images${query}`)).json<PicturesAnswer>();
  const { pictures, meta } = await list();
  expect(pictures.map(({ key }) => key).sort()).toEqual([first.key, second.key].sort());
  expect(meta).toEqual({ count: 2, page: 1, pages: 1 });
  expect((await list('?page=2')).pictures).toEqual([]);
  expect(first.url).toBe(`/media/city-images/${first.key}`);

  const remove = () => media.app.inject({ method: 'DELETE', url: `/api/media/city-images/${first.key}` });
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(404);
  expect((await media.app.inject(first.url)).statusCode).toBe(404);
  expect(await media.kept()).toEqual({ files: 2, records: 1 });
});

it('POR-07: OpenAPI describes the six operations, and the upload as a form with a file', async () => {
  const { paths } = (await media.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  expect(Object.keys(paths['/api/media'] ?? {}).sort()).toEqual(['get', 'post']);
  expect(Object.keys(paths['/api/media/{bucket}/{key}'] ?? {})).toEqual(['delete']);
  expect(paths['/api/media/{bucket}']).toMatchObject({
    get: {},
    post: { requestBody: { content: { 'multipart/form-data': { schema: { required: ['file'] } } } } },
  });
});

it('POR-09: a picture of 4000 pixels is kept as WebP of 1200', async () => {
  const picture = await uploaded('city-images', await plainPicture(4_000, 3_000));
  expect(picture).toMatchObject({ width: 1_200, height: 900 });
  expect(await sizeOf(picture.url)).toEqual(['webp', 1_200, 900]);
  expect(picture.bytes).toBe((await bytesOf(picture.url)).length);
  expect(await sizeOf(picture.variants.card ?? '')).toEqual(['webp', 800, 600]);
});

it('EXP-05, EXP-06: a picture of an event has a public path; a text and six megabytes are refused with the words of the form', async () => {
  const picture = await plainPicture(60, 40);
  const { url } = await uploaded('expo-images', picture);
  expect(url).toMatch(/^\/media\/expo-images\//);
  expect((await media.app.inject(url)).headers['content-type']).toBe('image/webp');
  const refusals: [Buffer, string][] = [
    [Buffer.from('prices of the fair'), 'Please upload an image file'],
    [Buffer.concat([picture, Buffer.alloc(6 * 1_024 * 1_024)]), 'Image size should be less than 5MB'],
  ];
  for (const [file, words] of refusals) {
    const answer = await media.upload('expo-images', file);
    expect([answer.statusCode, answer.json<ErrorEnvelope>().message]).toEqual([400, words]);
  }
});

it('POR-06: a picture of a city has up to 10 MB', async () => {
  const small = await plainPicture(60, 40);
  const largest = Buffer.concat([small, Buffer.alloc(CITY_IMAGE_MAX_BYTES - small.length)]);
  expect((await media.upload('city-images', largest)).statusCode).toBe(201);
});

it('POR-11: slides come in the sizes of the slider', async () => {
  const { variants } = await uploaded('home-slider', await plainPicture(900, 1_400));
  const sizes = await Promise.all(
    Object.entries(variants).map(async ([name, url]) => [name, await sizeOf(url)]),
  );
  expect(Object.fromEntries(sizes)).toEqual({
    mobile: ['webp', 224, 320],
    tiny: ['webp', 20, 30],
    tablet: ['webp', 304, 480],
    desktop: ['webp', 384, 640],
  });
});

it('POR-09: nothing but the pixels is kept, and they are upright', async () => {
  const exif = { IFD0: { Copyright: 'where I live' } };
  const turned = sharp(await plainPicture(60, 40))
    .withExif(exif)
    .withMetadata({ orientation: 6 });
  const photo = await turned.jpeg().toBuffer();
  expect(photo.includes('where I live')).toBe(true);
  const { url } = await uploaded('expo-images', Buffer.concat([photo, Buffer.from('javascript:alert(1)')]));
  const kept = await bytesOf(url);
  expect(kept.includes('where I live')).toBe(false);
  expect(kept.includes('alert(1)')).toBe(false);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(await sizeOf(url)).toEqual(['webp', 40, 60]);
});

it('POR-07: public pictures are kept for ever by who asks, with their type and a tag', async () => {
  const { url } = await uploaded('destinations', await plainPicture(60, 40));
  const answer = await media.app.inject(url);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const again = await media.app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it.each([
  '/media/city-images/none.webp',
  '/media/city-images/..%2f..%2fpackage.json',
  '/media/drafts/x',
  '/media/..%2f/x',
])('HOM-33: %s is 404 and not kept, so that the page shows its default picture', async (url) => {
  const answer = await media.app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('POR-07: only the administrator writes, and hears so before anything of a body is read', async () => {
  const { app } = await buildTestSite(database().connection);
  const form = fileForm(await plainPicture(60, 40));
  const attempts = [
    { method: 'POST', url: '/api/media', payload: '{', headers: { 'content-type': 'application/json' } },
    { method: 'POST', url: '/api/media/city-images', ...form },
    {
      method: 'POST',
      url: '/api/media/city-images',
      payload: 'x',
      headers: { 'content-type': 'image/jpeg' },
    },
    { method: 'DELETE', url: '/api/media/city-images/none.webp' },
    { method: 'POST', url: '/api/media/city-images/jobs', payload: {} },
    { method: 'GET', url: '/api/media/city-images/jobs/00000000-0000-4000-8000-000000000000' },
  ] as const;
  for (const attempt of attempts) {
    const answer = await app.inject(attempt);
    expect([attempt.url, answer.statusCode]).toEqual([attempt.url, 403]);
    expect(answer.json<ErrorEnvelope>().message).toBe('Unauthorized: Admin access required');
  }
  await app.close();
});

it('POR-07: what shows a picture is said, and nothing of one that is not there', async () => {
  const { key, url } = await uploaded('city-images', await plainPicture(60, 40));
  const usesOf = (name: string) => media.app.inject(`/api/media/city-images/${name}/uses`);
  expect((await usesOf(key)).json()).toEqual({ uses: [`City at ${url}`] });
  expect((await usesOf('00000000-0000-0000-0000-000000000000.webp')).statusCode).toBe(404);
});
