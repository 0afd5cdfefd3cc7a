import type { VendorActivity } from '../shared/travel/travel-provider';
import { toTour } from './tour-mapper';

const WALK: VendorActivity = {
  id: '23642',
  name: 'Historic walking tour of Lisbon',
  shortDescription: 'Discover Lisbon on foot.',
  description:
    'Discover Lisbon on foot. One. Two! Three? Four. Five. Six. The guide speaks French and Mandarin.',
  geoCode: { latitude: 38.72, longitude: -9.14 },
  rating: '4.500000',
  pictures: ['https://pictures.example/1.jpg', 'javascript:alert(1)', 'http://pictures.example/2.jpg'],
  bookingLink: 'https://supplier.example/23642',
  price: { currencyCode: 'EUR', amount: '16.00' },
  minimumDuration: '3 hours',
};
const live = { isSample: false };

it('TOU-33, MAR-34: has every field of the specification', () => {
  expect(toTour(WALK, { ...live, centre: { latitude: 38.72, longitude: -9.2 } })).toEqual({
    id: '23642',
    name: 'Historic walking tour of Lisbon',
    shortDescription: 'Discover Lisbon on foot.',
    description: WALK.description,
    duration: '3 hours',
    durationBand: 'HALF_DAY',
    price: { amount: 16, currencyCode: 'EUR' },
    rating: 4.5,
    location: { latitude: 38.72, longitude: -9.14 },
    distanceKm: 5.2,
    highlights: ['One.', 'Two!', 'Three?', 'Four.', 'Five.'],
    images: [
      { uri: 'https://pictures.example/1.jpg', alt: 'Historic walking tour of Lisbon, picture 1 of 1' },
    ],
    bookingLink: 'https://supplier.example/23642',
    categories: ['HISTORICAL'],
    languages: ['FR', 'ZH'],
    minimumParticipants: 1,
    maximumParticipants: 20,
    sample: false,
  });
});

it('TOU-32: a record without a duration gets 2-3 hours, one that cannot be read gets none', () => {
  expect(toTour({ ...WALK, minimumDuration: undefined }, live).duration).toBe('2-3 hours');
  expect(toTour({ ...WALK, minimumDuration: 'By arrangement' }, live).duration).toBeUndefined();
});

it('TOU-32: highlights are at most five sentences of the description; none where there is none', () => {
  expect(toTour(WALK, live).highlights).toHaveLength(5);
  expect(toTour({ ...WALK, description: undefined }, live).highlights).toEqual([]);
});

it('TOU-30: what the provider does not say is absent, never made up', () => {
  const bare = toTour({ id: '1', name: 'Something' }, live);
  for (const field of ['price', 'rating', 'description', 'location', 'bookingLink'] as const)
    expect(bare[field]).toBeUndefined();
  expect(bare).toMatchObject({ categories: ['SIGHTSEEING'], languages: ['EN'], images: [] });
});

it.each([
  [{ currencyCode: 'EUR', amount: 'free' }],
  [{ currencyCode: 'EUR', amount: '0' }],
  [{ amount: '12.00' }],
])('TOU-30: a price like %j is none', (price) => {
  expect(toTour({ ...WALK, price }, live).price).toBeUndefined();
});

it('TOU-34: a live tour has no count of reviews; a sample one has the same invented count at all times', () => {
  expect(toTour(WALK, live).reviewCount).toBeUndefined();
  const counts = Array.from(
    { length: 300 },
    (_, id) => toTour({ ...WALK, id: String(id) }, { isSample: true }).reviewCount ?? 0,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...counts)).toBeLessThanOrEqual(104);
  expect(new Set(counts).size).toBeGreaterThan(50);
  expect(toTour(WALK, { isSample: true })).toEqual(toTour(WALK, { isSample: true }));
});

it.each(['javascript:alert(1)', 'http://supplier.example', '/tours', 'not a link'])(
  'TOU-37: %s is no booking link',
  (bookingLink) => {
    expect(toTour({ ...WALK, bookingLink }, live).bookingLink).toBeUndefined();
  },
);

it.each([
  ['Wine tour: three cellars', /vineyard/],
  ['First dive: discover scuba', /tour-diving/],
  ['Temples and shrines with a monk', /temple/],
  ['City museum: entrance ticket', /tour-museum/],
  ['Summit day hike', /tour-hike/],
])('a sample tour is pictured as what it is: %s', (name, scene) => {
  const tours = Array.from({ length: 20 }, (_, id) => toTour({ id: String(id), name }, { isSample: true }));
  const pictured = tours.filter(({ images }) => images.length > 0);
  expect(pictured.length).toBeGreaterThan(10);
  for (const { images } of pictured) {
    expect(images[0]?.uri).toMatch(scene);
    expect(new Set(images.map(({ uri }) => uri.split('.')[0])).size).toBe(images.length);
  }
});
