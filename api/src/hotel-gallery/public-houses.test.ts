import type { CityCard, DestinationCard } from '@atoll/contracts/destination';
import type { CityOption } from '@atoll/contracts/place';
import type { Change } from '../shared/changes/changes';
import type { House } from '../shared/houses/houses';
import type { HotelGalleryDocument } from './hotel-gallery.model';
import { createPublicHouses } from './public-houses';

const city = (name: string, country: string, lat: number) =>
  ({ city: name, slug: name.toLowerCase(), clean_country: country, lat, lng: 1 }) as CityCard;
const place = (name: string, country: string, latitude: number): CityOption => ({
  ...{ name, country, latitude, longitude: 2 },
});

function galleryOf(id: string): HotelGalleryDocument {
  const picture = { id: 'p', key: 'k', alt: '', width: 9, height: 9, collection_ids: [] };
  return {
    ...{ _id: id, user_id: id, page_id: id, version: 1, revision: 1, collections: [], cover_id: null },
    pictures: [{ ...picture, uploaded_at: new Date(0) }],
    settings: { isPageShown: true, mayAgentsAsk: true },
    ...{ removed: [], removal_due_at: null, is_left: false, is_sample: false },
  };
}

function houseOf(id: string, town: string, country: string): House {
  const approved = { name: `House ${id}`, property_type: null, city: town, country, star_rating: 4 };
  return { id, userId: id, approved: approved as unknown as House['approved'], answeredAt: [] };
}

/** Houses on a map, with what was asked for them, a clock and a country that can be hidden. */
function mapOf(houses: readonly House[]) {
  const world = { minute: 0, asked: 0, visible: ['portugal', 'france'] };
  let tell: (changes: readonly Change[]) => unknown = () => undefined;
  const publicHouses = createPublicHouses({
    galleries: { findByPage: async () => null, shown: async () => houses.map(({ id }) => galleryOf(id)) },
    houses: { find: async () => null, approvedAmong: async () => [...houses] },
    changes: {
      onChange: (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
    pages: {
      city: async () => null,
      cities: async () => {
        world.asked += 1;
        return [city('Lisbon', 'france', 50), city('Lisbon', 'portugal', 38), city('Lisbon', 'portugal', 39)];
      },
      country: async (slug) => (world.visible.includes(slug) ? ({} as DestinationCard) : null),
    },
    findPlaces: async (name) => [place(name, 'France', 45), place(name, 'Portugal', 40)],
    now: () => new Date(world.minute * 60_000),
  });
  const onMap = async () =>
    (await publicHouses.onMap()).map(({ name, latitude, longitude }) => [name, latitude, longitude]);
  return { world, onMap, tell: (change: Change) => tell([change]) };
}

const HOUSES = [houseOf('a', 'Lisbon', 'Portugal'), houseOf('b', 'Faro', 'Portugal')];

it('MAP-02: a house stands in its town by the directory, else by the gazetteer', async () => {
  expect(await mapOf(HOUSES).onMap()).toEqual([
    ['House a', 38, 1],
    ['House b', 40, 2],
  ]);
});

it('MAP-02: houses of a hidden country are not on the map, though the gazetteer knows their town', async () => {
  const { world, onMap } = mapOf([...HOUSES, houseOf('c', 'Nice', 'France')]);
  world.visible = ['france'];
  expect(await onMap()).toEqual([['House c', 45, 2]]);
});

it('MAP-02: the map is made once for all who ask within a minute, and anew after a change of a house', async () => {
  const { world, onMap, tell } = mapOf(HOUSES);
  await Promise.all([onMap(), onMap()]);
  await onMap();
  expect(world.asked).toBe(1);
  tell({ kind: 'house', key: 'a', subjects: [] });
  await onMap();
  expect(world.asked).toBe(2);
  world.minute = 1;
  await onMap();
  expect(world.asked).toBe(3);
});
