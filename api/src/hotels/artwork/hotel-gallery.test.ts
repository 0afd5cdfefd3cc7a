import { SCENES } from '../../shared/artwork/scenes';
import { climatesOf } from '../../shared/artwork/climate';
import { galleryMedium, hotelGallery, type PicturedHotel } from './hotel-gallery';

const PARIS = { cityName: 'Paris', countryCode: 'FR', latitude: 48.85, longitude: 2.35 };
const AMENITIES = ['WIFI', 'RESTAURANT', 'SWIMMING_POOL'];

/** The same house under many ids, so that whatever the seed chooses among is seen. */
function many(hotel: Partial<PicturedHotel>): PicturedHotel[] {
  const one = { name: 'Hotel Central', rating: 3, amenities: AMENITIES, ...PARIS, ...hotel };
  return Array.from({ length: 60 }, (_, index) => ({
    ...one,
    hotelId: `XX${String(index).padStart(6, '0')}`,
  }));
}
const galleries = (hotel: Partial<PicturedHotel>) =>
  many(hotel)
    .map((one) => hotelGallery(one))
    .filter(({ pictures }) => pictures.length > 0);
const housesOf = (hotel: Partial<PicturedHotel>) => [
  ...new Set(galleries(hotel).map(({ pictures }) => pictures[0]?.scene ?? '')),
];

const WORLD: [string, Partial<PicturedHotel>][] = [
  ['Paris', PARIS],
  ['Bangkok', { countryCode: 'TH', latitude: 13.75, longitude: 100.5 }],
  ['Reykjavik', { countryCode: 'IS', latitude: 64.15, longitude: -21.9 }],
  ['Male', { countryCode: 'MV', latitude: 4.17, longitude: 73.5 }],
  ['Denver', { countryCode: 'US', latitude: 39.74, longitude: -104.98 }],
  ['Cairo', { countryCode: 'EG', latitude: 30.06, longitude: 31.25 }],
  ['Nairobi', { countryCode: 'KE', latitude: -1.28, longitude: 36.8 }],
  ['Zermatt', { countryCode: 'CH', latitude: 46.02, longitude: 7.75 }],
  ['Lisbon', { countryCode: 'PT', latitude: 38.7, longitude: -9.1 }],
];

describe.each(WORLD)('a hotel in %s', (cityName, where) => {
  it.each([1, 3, 5])('of %i stars has a house that stands in its climate', (rating) => {
    const climates: readonly string[] = climatesOf(where);
    for (const scene of housesOf({ cityName, ...where, rating })) {
      const known = SCENES.get(scene);
      expect(known?.kind).toBe('hotel');
      expect(known?.climate.some((climate) => climates.includes(climate))).toBe(true);
    }
  });

  it('has six to nine pictures, no motif twice, each with words of its own', () => {
    const sizes = [2, 4].flatMap((rating) =>
      galleries({ cityName, ...where, rating, amenities: [...AMENITIES, 'SPA', 'BAR or LOUNGE'] }).map(({ pictures }) => {
        expect(new Set(pictures.map(({ scene }) => scene)).size).toBe(pictures.length);
        const media = pictures.map(galleryMedium);
        expect(new Set(media.map(({ alt }) => alt)).size).toBe(media.length);
        return pictures.length;
      }),
    ); // prettier-ignore
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(9);
  });
});

it.each([
  ['Hilton Garden Inn Paris Airport', PARIS, ['hotel-airport']],
  ['Hôtel de l’Aéroport', PARIS, ['hotel-airport']],
  ['Gîte du Moulin', PARIS, ['hotel-farmhouse']],
  ['Château Montaigne', PARIS, ['hotel-palace']],
  ['Ryokan Sakura', { countryCode: 'JP', latitude: 35, longitude: 135.8 }, ['hotel-ryokan']],
  ['Riad Jasmine', { countryCode: 'MA', latitude: 31.6, longitude: -8 }, ['hotel-riad']],
  ['Nairobi View Lodge', { countryCode: 'KE', latitude: -1.3, longitude: 36.8 }, ['hotel-safari']],
  ['Chalet Edelweiss', { countryCode: 'CH', latitude: 46, longitude: 7.7 }, ['hotel-chalet-modern', 'hotel-lodge']],
])('%s is pictured as what it calls itself', (name, where, scenes) => {
  const houses = housesOf({ name, ...where });
  expect(scenes).toEqual(expect.arrayContaining(houses));
  expect(galleries({ name, ...where }).every(({ covers }) => covers[0]?.label === 'Outside')).toBe(true);
}); // prettier-ignore

it.each([
  ['palms and over-water villas stay out of the rain', PARIS, /tower|pool|overwater|bungalow|riad|safari/],
  ['snow stays out of the tropics', { countryCode: 'TH', latitude: 13.75, longitude: 100.5 }, /lodge|chalet/],
  ['only airport hotels stand at an airport', PARIS, /airport/],
  ['canal houses stand on canals', PARIS, /canal-house|townhouse/],
])('%s', (_, where, forbidden) => {
  const houses = [1, 2, 3, 4, 5].flatMap((rating) => housesOf({ ...where, rating }));
  expect(houses.filter((scene) => forbidden.test(scene))).toEqual([]);
  expect(houses.length).toBeGreaterThan(0);
});

const CATEGORIES = [
  'STANDARD_ROOM', 'SUPERIOR_ROOM', 'DELUXE_ROOM', 'EXECUTIVE_ROOM', 'COMFORT_ROOM', 'STUDIO', 'SUITE', 'ACCESSIBLE_ROOM',
]; // prettier-ignore

it.each([2, 5])('each room category of a hotel of %i stars has exactly one room picture', (rating) => {
  for (const { pictures } of galleries({ rating })) {
    for (const category of CATEGORIES) {
      const rooms = pictures.filter(({ roomCategories }) => roomCategories?.includes(category));
      expect(rooms.map(({ scene }) => SCENES.get(scene)?.kind)).toEqual(['room']);
    }
  }
});

it('shows pool, spa and bar where the hotel has them, and only there', () => {
  const labels = (amenities: string[]) =>
    new Set(
      galleries({ rating: 3, amenities }).flatMap(({ pictures }) => pictures.map(({ label }) => label)),
    );
  expect(labels(['SWIMMING_POOL', 'BAR or LOUNGE'])).toContain('Indoor pool');
  expect(labels(['SWIMMING_POOL', 'BAR or LOUNGE'])).toContain('Bar');
  expect(labels(['SPA'])).toContain('Spa');
  const without = labels([]);
  for (const label of ['Indoor pool', 'Pool', 'Bar', 'Spa']) expect(without).not.toContain(label);
  expect(without).toContain('Breakfast');
});

it('is the same whenever it is asked for', () => {
  const [hotel] = many({});
  if (!hotel) throw new Error('no hotel');
  expect(hotelGallery(hotel)).toEqual(hotelGallery({ ...hotel }));
});
