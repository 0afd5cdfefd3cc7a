import { randomUUID } from 'node:crypto';
import { galleryPath, galleryPicturePath, type HotelGallery } from '@atoll/contracts/hotel-gallery';
import type { House, HousesAnswer, HousesOnMap } from '@atoll/contracts/house';
import { HOTEL_DASHBOARD_PATH, type HotelDashboard } from '@atoll/contracts/hotel-dashboard';
import type { HotelProfile } from '@atoll/contracts/account';
import sharp from 'sharp';
import { HOTEL_PROFILE } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildHotelsSite, type HotelPerson, type HotelsSite } from '../../test/hotels';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../test/sample-directory';
import { plainPicture } from '../../test/sample-pictures';

const database = testDatabase();
let site: HotelsSite;
let photo: Buffer;
beforeAll(async () => {
  await writeDirectory(database().connection, {
    agents: [sampleAgent({ name: 'Hanna Berg' })],
    countries: [sampleCountry('Portugal')],
    images: [],
    cities: [sampleCity('Lisbon', 'Portugal')],
  });
  site = await buildHotelsSite(database().connection);
  photo = await plainPicture(1_600, 900);
});
afterAll(() => site.app.close());

const get = (url: string) => site.app.inject({ url });
const gallery = async (hotel: HotelPerson) =>
  (await site.by(hotel, 'GET', galleryPath(hotel.houseId))).json<HotelGallery>();
const upload = (hotel: HotelPerson, id = randomUUID()) =>
  site.send(hotel, 'PUT', galleryPicturePath(hotel.houseId, id), photo);
const slugOf = async (hotel: HotelPerson) => (await gallery(hotel)).page?.split('/').at(-1) ?? '';
const inLisbon = async () =>
  (await get('/api/houses?city=lisbon')).json<HousesAnswer>().houses.map(({ name }) => name);
const inSitemap = async () => (await get('/sitemaps/houses.xml')).body;

it('HOT-01: a hotel reads how many have seen its page, each once a day, and neither itself nor machines', async () => {
  const hotel = await site.hotel({ name: 'Casa Vista' });
  const read = async () => (await site.by(hotel, 'GET', HOTEL_DASHBOARD_PATH)).json<HotelDashboard>();
  // Without a public page nobody can see it.
  expect(await read()).toEqual({ visits: null, tasks: [], isSample: false });
  await upload(hotel);
  const slug = await slugOf(hotel);
  const visit = (remoteAddress: string, headers: object = {}, house = slug) =>
    site.app.inject({
      ...{ method: 'POST', url: '/api/entry-visits', remoteAddress, payload: { house } },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', ...headers },
    });
  for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8'])
    expect((await visit(address)).statusCode).toBe(204);
  await visit('203.0.113.9', hotel.headers);
  await visit('203.0.113.10', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect((await visit('203.0.113.11', {}, 'no-such-house')).statusCode).toBe(204);
  expect((await read()).visits).toEqual({ last: 2, before: 0 });
});

it('HOT-17, MAP-02: an approved house has a page as soon as it has a picture, in its city, on the map and in the sitemap', async () => {
  const hotel = await site.hotel({ name: 'Casa do Sol', description: 'Sunny.' });
  expect((await gallery(hotel)).page).toBeNull();
  await upload(hotel);
  const slug = await slugOf(hotel);
  expect(slug).toMatch(/^casa-do-sol-lisbon-[0-9a-f]{12}$/);
  const house = (await get(`/api/houses/${slug}`)).json<House>();
  expect(house).toMatchObject({
    ...{ slug, name: 'Casa do Sol', stars: 4, address: '12 Rua do Farol', description: 'Sunny.' },
    ...{ citySlug: 'lisbon', countrySlug: 'portugal', isSample: false },
    town: { latitude: expect.any(Number) as number, longitude: expect.any(Number) as number },
  });
  // By default it is the address that the hotel signs in with.
  expect(JSON.stringify(house)).not.toContain(HOTEL_PROFILE.email);
  const share = await get(house.sharePicture);
  expect(await sharp(share.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1_200,
    height: 630,
  });
  await eventually(async () => expect(await inLisbon()).toContain('Casa do Sol'));
  expect(await inSitemap()).toContain(`/house/${slug}`);
  const { houses } = (await get('/api/houses/on-map')).json<HousesOnMap>();
  expect(houses.find((each) => each.slug === slug)).toMatchObject({
    ...{ name: 'Casa do Sol', city: 'Lisbon', country: 'Portugal', stars: 4, isSample: false },
    ...house.town,
  });
  expect((await get('/api/houses?city=porto')).json()).toEqual({ houses: [] });
});

it('HOT-17: a house that waits, is refused or hides its page has none', async () => {
  const waiting = await site.waitingHotel({ name: 'Casa da Lua' });
  await upload(waiting);
  const id = waiting.houseId.replaceAll('-', '').slice(0, 12);
  expect((await get(`/api/houses/casa-da-lua-lisbon-${id}`)).statusCode).toBe(404);
  await site.decide(waiting.houseId, 'approve', 1);
  const slug = await slugOf(waiting);
  await eventually(async () => expect(await inLisbon()).toContain('Casa da Lua'));
  const { version } = await gallery(waiting);
  const hide = { op: 'settings', settings: { isPageShown: false } };
  const hidden = await site.by(waiting, 'PATCH', galleryPath(waiting.houseId), hide, version);
  expect(hidden.json<HotelGallery>()).toMatchObject({ page: null, settings: { mayAgentsAsk: true } });
  expect((await get(`/api/houses/${slug}`)).statusCode).toBe(404);
  await eventually(async () => expect(await inLisbon()).not.toContain('Casa da Lua'));
  const show = { op: 'settings', settings: { isPageShown: true } };
  await site.by(waiting, 'PATCH', galleryPath(waiting.houseId), show, version + 1);
  expect((await get(`/api/houses/${slug}`)).statusCode).toBe(200);
  await site.decide(waiting.houseId, 'reject', 1);
  expect((await get(`/api/houses/${slug}`)).statusCode).toBe(404);
  for (const unknown of ['nothing', 'casa-0123456789ab', '%00', '..%2F'])
    expect((await get(`/api/houses/${unknown}`)).statusCode).toBe(404);
});

it('HOT-17: a renamed house is found under its old address and says its new one, once the name is approved', async () => {
  const hotel = await site.hotel({ name: 'Old Name' });
  await upload(hotel);
  const before = await slugOf(hotel);
  const renamed = { ...HOTEL_PROFILE, name: 'New Name', description: 'More words.' };
  const saved = (await site.by(hotel, 'PUT', '/api/auth/hotel', renamed, 1)).json<HotelProfile>();
  // What waits for the administrator is not public.
  expect((await get(`/api/houses/${before}`)).json()).toMatchObject({ slug: before, description: '' });
  await site.decide(hotel.houseId, 'approve', saved.version);
  const after = (await get(`/api/houses/${before}`)).json<House>();
  expect(after).toMatchObject({ name: 'New Name', description: 'More words.' });
  expect(after.slug).toMatch(/^new-name-lisbon-/);
  expect(after.slug.slice(-12)).toBe(before.slice(-12));
});
