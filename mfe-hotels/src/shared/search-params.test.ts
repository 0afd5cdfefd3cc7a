import { readSearch, readTypedPlace, writeSearch } from './search-params';

const DEEP_LINK =
  'city=Lisbon&country=Portugal&lat=38.72&lng=-9.14&checkIn=2020-12-04&checkOut=2020-12-07&guests=3&rooms=2';

const read = (query: string) => readSearch(new URLSearchParams(query));

it('HSE-02: a deep link carries place, dates, guests and rooms', () => {
  expect(read(DEEP_LINK)).toEqual({
    place: { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 },
    checkIn: '2020-12-04',
    checkOut: '2020-12-07',
    guests: 3,
    rooms: 2,
  });
});

it('HSE-20: without parameters there are 2 guests in 1 room and no dates', () => {
  expect(read('')).toEqual({ place: null, checkIn: null, checkOut: null, guests: 2, rooms: 1 });
});

it.each([
  ['guests=9&rooms=9', 6, 5],
  ['guests=0&rooms=-3', 1, 1],
  ['guests=many&rooms=', 2, 1],
])('HSE-02: the party of %s is brought into the form’s limits', (query, guests, rooms) => {
  expect(read(query)).toMatchObject({ guests, rooms });
});

it.each([
  'city=Lisbon&country=Portugal&lat=38.72',
  'city=Lisbon&country=Portugal&lat=38.72&lng=',
  'city=Lisbon&country=Portugal&lat=91&lng=0',
  'city=Lisbon&country=Portugal&lat=north&lng=0',
  'country=Portugal&lat=38.72&lng=-9.14',
])('HSE-02: an incomplete place sets none: %s', (query) => {
  expect(read(query).place).toBeNull();
});

it('HSE-02: a place on the equator and the prime meridian is a place', () => {
  expect(read('city=Null&country=Sea&lat=0&lng=0').place).toMatchObject({ latitude: 0, longitude: 0 });
});

it.each(['2020-02-30', '04/12/2020', '2020-12-4'])('HSE-02: %s is no date', (date) => {
  expect(read(`checkIn=${date}`).checkIn).toBeNull();
});

it('HSE-03: what was written reads the same again and leaves other parameters alone', () => {
  const written = writeSearch(new URLSearchParams('view=grid&city=Rome&q=lis'), read(DEEP_LINK));
  expect(readSearch(written)).toEqual(read(DEEP_LINK));
  expect(written.get('view')).toBe('grid');
  expect(written.has('q')).toBe(false);
});

it('HSE-03: a cleared place and cleared dates leave no trace in the address', () => {
  const written = writeSearch(new URLSearchParams(DEEP_LINK), read(''));
  expect(written.toString()).toBe('guests=2&rooms=1');
});

it('HSE-02: a place typed without JavaScript counts unless it is the one already set', () => {
  expect(readTypedPlace(new URLSearchParams('q=Porto'))).toBe('Porto');
  expect(readTypedPlace(new URLSearchParams(`${DEEP_LINK}&q=Lisbon%2C+Portugal`))).toBeNull();
  expect(readTypedPlace(new URLSearchParams(`${DEEP_LINK}&q=Porto`))).toBe('Porto');
  expect(readTypedPlace(new URLSearchParams('q=+'))).toBeNull();
});
