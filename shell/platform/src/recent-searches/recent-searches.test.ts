import { keepRecentSearch, readRecentSearches, RECENT_SEARCHES_KEY } from './recent-searches';

const search = (name: string) => ({
  place: { name, country: 'Portugal', latitude: 38.7, longitude: -9.1 },
  checkIn: '2020-12-04',
  checkOut: '2020-12-07',
});
const names = () => readRecentSearches().searches.map(({ place }) => place.name);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('HOM-28: keeps five searches, newest first, a place once, as name, lat, lng and address of city, state and country', () => {
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'B']) keepRecentSearch(search(name));
  expect(names()).toEqual(['B', 'F', 'E', 'D', 'C']);
  const [first] = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]') as unknown[];
  const address = { city: 'B', state: null, country: 'Portugal' };
  expect(first).toMatchObject({ name: 'B', lat: 38.7, lng: -9.1, address });
  expect(readRecentSearches().searches[0]).toEqual(search('B'));
});

it('HOM-28: a place whose name another one has is kept with its state, and found again by it', () => {
  const portland = {
    name: 'Portland',
    region: 'Oregon',
    country: 'United States',
    latitude: 45.5,
    longitude: -122.7,
  };
  const kept = { place: portland, checkIn: null, checkOut: null };
  keepRecentSearch(kept);
  expect(localStorage.getItem(RECENT_SEARCHES_KEY)).toContain(
    '"address":{"city":"Portland","state":"Oregon","country":"United States"}',
  );
  expect(readRecentSearches().searches).toEqual([kept]);
});

it('HOM-28: reads the address of one line that earlier releases kept', () => {
  const kept = [{ name: 'Portland', lat: 45.5, lng: -122.7, address: 'Portland, Oregon, United States' }];
  localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(kept));
  expect(readRecentSearches().searches[0]?.place).toMatchObject({
    name: 'Portland',
    country: 'Oregon, United States',
  });
});

it('HOM-28: says so where coordinates make no sense, and offers the others', () => {
  const kept = [
    { name: 'X', lat: 91, lng: 0, address: 'X, Nowhere' },
    { name: 'A', lat: 1, lng: 2, address: 'A, Portugal', checkIn: 'soon' },
    { href: 'javascript:alert(1)' },
  ];
  localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(kept));
  expect(readRecentSearches()).toEqual({
    searches: [
      { place: { name: 'A', country: 'Portugal', latitude: 1, longitude: 2 }, checkIn: null, checkOut: null },
    ],
    problem: 'Invalid coordinates in saved search',
  });
});

it.each([
  ['none at all', {}],
  ['null, which is how JSON writes NaN', { lat: null, lng: 2 }],
  ['words', { lat: 1, lng: 'east' }],
])('HOM-28: coordinates that are %s make no sense', (_what, coordinates) => {
  localStorage.setItem(
    RECENT_SEARCHES_KEY,
    JSON.stringify([{ name: 'X', address: 'X, Nowhere', ...coordinates }]),
  );
  expect(readRecentSearches()).toEqual({
    searches: [],
    problem: 'Invalid coordinates in saved search',
  });
});

it.each(['{', '"text"', 'null'])('HOM-28: what is not ours (%s) is no search', (stored) => {
  localStorage.setItem(RECENT_SEARCHES_KEY, stored);
  expect(readRecentSearches()).toEqual({ searches: [], problem: null });
});

it('HOM-28: where the browser keeps nothing, the search goes on without a list', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepRecentSearch(search('A')).searches).toEqual([search('A')]);
  expect(readRecentSearches()).toEqual({ searches: [], problem: null });
});
