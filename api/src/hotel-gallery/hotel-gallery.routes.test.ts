import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { CITY_IMAGE_MAX_BYTES } from '@atoll/contracts/constants';
import {
  GALLERY_PICTURES_MAX,
  galleryCollectionPath,
  galleryPath,
  galleryPicturePath,
  type GalleryChange,
  type GalleryPicture,
  type HotelGallery,
} from '@atoll/contracts/hotel-gallery';
import sharp from 'sharp';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildHotelsSite, type HotelPerson, type HotelsSite } from '../../test/hotels';
import { emptyPng, plainPicture } from '../../test/sample-pictures';
import { hotelGalleryModel } from './hotel-gallery.model';

const database = testDatabase();
let site: HotelsSite;
let casa: HotelPerson;
let photo: Buffer;
beforeAll(async () => {
  site = await buildHotelsSite(database().connection);
  photo = await plainPicture(400, 300);
});
afterAll(() => site.app.close());
beforeEach(async () => {
  casa = await site.hotel();
});
afterEach(() => database().connection.collection('rate_limits').deleteMany({}));

const read = async (hotel = casa) =>
  (await site.by(hotel, 'GET', galleryPath(hotel.houseId))).json<HotelGallery>();
const upload = (id: string, file = photo, hotel = casa) =>
  site.send(hotel, 'PUT', galleryPicturePath(hotel.houseId, id), file);
async function change(edit: GalleryChange, version?: number) {
  return site.by(casa, 'PATCH', galleryPath(casa.houseId), edit, version ?? (await read()).version);
}
const ids = (gallery: HotelGallery) => gallery.pictures.map(({ id }) => id);
async function uploaded(count: number): Promise<string[]> {
  const made = Array.from({ length: count }, () => randomUUID());
  for (const id of made) expect((await upload(id)).statusCode).toBe(201);
  return made;
}
const filesOf = async () =>
  (await readdir(site.site.dataDir, { recursive: true })).filter((path) =>
    /hotel-pictures\/.*\.(webp|jpg)$/.test(path),
  );

it('HOT-04: a picture is drawn anew without its data, kept in three sizes, and public of an approved house', async () => {
  const camera = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#1b7f8c' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();
  const answer = await upload(randomUUID(), camera);
  expect(answer.statusCode).toBe(201);
  const { paths, width, height } = answer.json<GalleryPicture>();
  expect([width, height]).toEqual([1_200, 900]);
  for (const [url, size] of [
    [paths.large, { width: 1_200, height: 900 }],
    [paths.card, { width: 800, height: 600 }],
    [paths.small, { width: 400, height: 300 }],
  ] as const) {
    const file = await site.app.inject({ url });
    expect(file.headers).toMatchObject({
      ...{ 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' },
      'x-content-type-options': 'nosniff',
    });
    const metadata = await sharp(file.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', ...size });
    expect(metadata.exif).toBeUndefined();
  }
});

it('HOT-04: pictures of a house that is not approved, or not any more, are not public', async () => {
  const waiting = await site.waitingHotel();
  const answer = await upload(randomUUID(), photo, waiting);
  const { paths } = answer.json<GalleryPicture>();
  expect((await site.app.inject({ url: paths.card })).statusCode).toBe(404);
  expect((await read(waiting)).page).toBeNull();
  expect(await site.decide(waiting.houseId, 'approve', 1)).toBe(200);
  expect((await site.app.inject({ url: paths.card })).statusCode).toBe(200);
  expect(await site.decide(waiting.houseId, 'reject', 1)).toBe(200);
  expect((await site.app.inject({ url: paths.card })).statusCode).toBe(404);
});

it.each([
  [
    'a GIF',
    () => plainPicture(60, 40, 'gif'),
    400,
    'Please upload an image file',
    'This takes JPEG, PNG, WebP.',
  ],
  [
    'text',
    async () => Buffer.from('prices'),
    400,
    'Please upload an image file',
    'This takes JPEG, PNG, WebP.',
  ],
  [
    'a picture with a page in it',
    async () => Buffer.concat([await plainPicture(60, 40), Buffer.from('<script>')]),
    400,
    'Please upload an image file',
    'This file is not only a picture.',
  ],
  [
    'more than 10 MB',
    async () => Buffer.concat([photo, Buffer.alloc(CITY_IMAGE_MAX_BYTES)]),
    413,
    'Image size should be at most 10MB',
    'Image size should be at most 10MB',
  ],
  [
    'a PNG that unpacks to more than any camera takes',
    async () => emptyPng(30_000, 30_000),
    413,
    'A picture has 24 megapixels at most. Please make it smaller.',
    'A picture has 24 megapixels at most. Please make it smaller.',
  ],
  [
    'a picture that is too small to be shown',
    () => plainPicture(20, 399),
    400,
    'Please upload an image file',
    'The longer side of a picture has 400 pixels at least; this one has 399.',
  ],
])(
  'HOT-04: %s is refused with its reason, and nothing of it is kept',
  async (_name, file, status, message, field) => {
    const before = await filesOf();
    const answer = await upload(randomUUID(), await file());
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { message, fields: { file: field } }]);
    expect(ids(await read())).toEqual([]);
    expect(await filesOf()).toEqual(before);
  },
);

it('HOT-04: what is sent again under its id is one picture, also where both come at once', async () => {
  const id = randomUUID();
  const both = await Promise.all([upload(id), upload(id)]);
  for (const answer of both) expect([200, 201]).toContain(answer.statusCode);
  expect((await upload(id)).statusCode).toBe(200);
  expect(ids(await read())).toEqual([id]);
  expect(new Set(both.map((answer) => answer.json<GalleryPicture>().paths.large)).size).toBe(1);
});

it('HOT-04: ten uploads at once all arrive, and none makes the version of the order another one', async () => {
  const made = Array.from({ length: 10 }, () => randomUUID());
  const { version } = await read();
  const answers = await Promise.all(made.map((id) => upload(id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(made.map(() => 201));
  const gallery = await read();
  expect([...ids(gallery)].sort()).toEqual([...made].sort());
  expect(gallery.version).toBe(version);
});

it('HOT-04: pictures move, one is the cover, and what they show is said; all of it persists', async () => {
  const [one = '', two = '', three = ''] = await uploaded(3);
  expect((await read()).coverId).toBe(one);
  expect(ids((await change({ op: 'move', pictureId: three, to: 0 })).json())).toEqual([three, one, two]);
  await change({ op: 'cover', pictureId: two });
  const { version } = await read();
  await site.by(casa, 'PATCH', galleryPicturePath(casa.houseId, one), { alt: ' The pool​ at six ' }, version);
  const gallery = await read();
  expect(ids(gallery)).toEqual([three, one, two]);
  expect(gallery.coverId).toBe(two);
  expect(gallery.pictures[1]?.alt).toBe('The pool at six');
});

it('HOT-04: a picture is in several collections or none; a removed collection leaves its pictures and comes back as it was', async () => {
  const [one = '', two = ''] = await uploaded(2);
  const [rooms, pool] = [randomUUID(), randomUUID()];
  const write = async (id: string, body: object) =>
    site.by(casa, 'PUT', galleryCollectionPath(casa.houseId, id), body, (await read()).version);
  expect((await write(rooms, { name: 'Rooms' })).statusCode).toBe(200);
  await write(pool, { name: 'Pool', pictureIds: [two] });
  const taken = await write(randomUUID(), { name: ' rooms' });
  expect([taken.statusCode, taken.json()]).toMatchObject([
    400,
    { fields: { name: 'There is a collection of this name.' } },
  ]);
  await change({ op: 'collect', pictureId: two, collectionIds: [rooms, pool] });
  await change({ op: 'move-collection', collectionId: pool, to: 0 });
  await write(rooms, { name: 'Bedrooms' });
  const before = await read();
  expect(before.collections.map(({ name }) => name)).toEqual(['Pool', 'Bedrooms']);
  expect(before.pictures.map(({ collectionIds }) => collectionIds)).toEqual([[], [rooms, pool]]);
  const without = (await change({ op: 'remove-collection', collectionId: rooms })).json<HotelGallery>();
  expect(ids(without)).toEqual([one, two]);
  expect(without.pictures[1]?.collectionIds).toEqual([pool]);
  await write(rooms, { name: 'Bedrooms', to: 1, pictureIds: [two] });
  const after = await read();
  expect(after.collections).toEqual(before.collections);
  expect(after.pictures[1]?.collectionIds).toEqual([pool, rooms]);
  const unknown = await change({ op: 'collect', pictureId: two, collectionIds: [randomUUID()] });
  expect(unknown.statusCode).toBe(409);
});

it('HOT-04: a change without its version is 428, one of an old version 409 with what is there now', async () => {
  const [one = '', two = ''] = await uploaded(2);
  const { version } = await read();
  const edit = { op: 'move', pictureId: two, to: 0 } as const;
  expect((await site.by(casa, 'PATCH', galleryPath(casa.houseId), edit)).statusCode).toBe(428);
  expect((await change(edit, version)).statusCode).toBe(200);
  const stale = await change({ op: 'cover', pictureId: one }, version);
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { current: { version: version + 1, pictures: [{ id: two }, { id: one }] } },
  ]);
});

it('HOT-04: a removed picture comes back to its place; after ten minutes its files are gone and it cannot', async () => {
  const [one = '', two = '', three = ''] = await uploaded(3);
  const { paths } = (await read()).pictures[1] ?? { paths: null };
  expect(ids((await change({ op: 'remove', pictureId: two })).json())).toEqual([one, three]);
  expect((await site.app.inject({ url: paths?.card ?? '' })).statusCode).toBe(404);
  expect((await upload(two)).statusCode).toBe(409);
  expect(ids((await change({ op: 'restore', pictureId: two })).json())).toEqual([one, two, three]);
  expect((await site.app.inject({ url: paths?.card ?? '' })).statusCode).toBe(200);

  await change({ op: 'remove', pictureId: two });
  const key = paths?.card.split('/').at(-2) ?? '';
  const model = hotelGalleryModel(database().connection);
  const stored = await model.findById(casa.houseId).lean().orFail();
  const past = new Date(Date.now() - 1_000);
  const removed = stored.removed.map((each) => ({ ...each, due_at: past }));
  await model.updateOne({ _id: casa.houseId }, { $set: { removed, removal_due_at: past } });
  expect((await change({ op: 'restore', pictureId: two })).statusCode).toBe(409);
  // Another account's deletion has the job begin at once.
  const other = await site.hotel();
  await upload(randomUUID(), photo, other);
  await site.by(other, 'DELETE', '/api/auth/account', { current_password: 'coral-reef-at-noon' });
  await eventually(async () => expect((await filesOf()).some((path) => path.includes(key))).toBe(false));
  await eventually(async () => expect(await model.exists({ _id: other.houseId })).toBeNull());
  expect(ids(await read())).toEqual([one, three]);
});

it('HOT-15: gallery, upload and changes are the own hotel’s: another hotel, agents and travelers get 403 with 42501', async () => {
  const [one = ''] = await uploaded(1);
  const other = await site.hotel();
  const agent = await site.join(`agent${Date.now()}@mail.example`, 'agent');
  const traveler = await site.join(`traveler${Date.now()}@mail.example`);
  const before = await read();
  for (const person of [other, agent, traveler, site.admin])
    for (const houseId of [casa.houseId, randomUUID(), '..%2F..']) {
      const answers = [
        await site.by(person, 'GET', galleryPath(houseId)),
        await site.by(person, 'PATCH', galleryPath(houseId), { op: 'remove', pictureId: one }, 1),
        await site.by(person, 'PATCH', galleryPicturePath(houseId, one), { alt: 'Mine' }, 1),
        await site.by(person, 'PUT', galleryCollectionPath(houseId, randomUUID()), { name: 'Mine' }, 1),
        await site.send(person, 'PUT', galleryPicturePath(houseId, randomUUID()), photo),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
        answers.map(() => [403, '42501']),
      );
    }
  expect(await read()).toEqual(before);
  expect((await site.app.inject({ url: galleryPath(casa.houseId) })).statusCode).toBe(401);
});

it(`HOT-04: a gallery has ${GALLERY_PICTURES_MAX} pictures at most`, async () => {
  const [one = ''] = await uploaded(1);
  const model = hotelGalleryModel(database().connection);
  const { pictures } = await model.findById(casa.houseId).lean().orFail();
  const more = Array.from({ length: GALLERY_PICTURES_MAX - 1 }, () => ({ ...pictures[0], id: randomUUID() }));
  await model.updateOne({ _id: casa.houseId }, { $set: { pictures: [...pictures, ...more] } });
  const full = await upload(randomUUID());
  expect([full.statusCode, full.json()]).toMatchObject([
    409,
    { fields: { file: 'A gallery has 200 pictures at most. Remove some first.' } },
  ]);
  // One that can still come back keeps its place.
  await change({ op: 'remove', pictureId: one });
  expect((await upload(randomUUID())).statusCode).toBe(409);
});

it('HOT-04: the data download lists the pictures; deleting the account removes them with their files', async () => {
  const [one = ''] = await uploaded(1);
  const { paths } = (await read()).pictures[0] ?? { paths: null };
  const data = (await site.by(casa, 'GET', '/api/auth/account/data')).json<Record<string, unknown>>();
  expect(data['hotel_gallery'] ?? data).toMatchObject({ pictures: [{ id: one, width: 400 }] });
  await site.by(casa, 'DELETE', '/api/auth/account', { current_password: 'coral-reef-at-noon' });
  expect((await site.app.inject({ url: paths?.card ?? '' })).statusCode).toBe(404);
  const key = paths?.card.split('/').at(-2) ?? '';
  await eventually(async () => expect((await filesOf()).some((path) => path.includes(key))).toBe(false));
});
