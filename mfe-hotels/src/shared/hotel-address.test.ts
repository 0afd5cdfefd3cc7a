import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { readQuery, writeQuery } from '@atoll/contracts/pages/page';
import { layerCount, NO_LAYERS, readAddress, searchChange } from './hotel-address';

const LISBON = 'city=Lisbon&country=Portugal&lat=38.72&lng=-9.14';
const after = (query: string, change: object) => {
  const state = readQuery(hotelsPage, new URLSearchParams(query));
  return writeQuery(hotelsPage, { ...state, ...change }).toString();
};

it('HSE-02: a deep link fills the search; C19: its party stays within what the form offers', () => {
  const { search, askedParty } = readAddress(
    `?${LISBON}&checkIn=2020-12-04&checkOut=2020-12-07&guests=9&rooms=2`,
  );
  expect(search).toEqual({
    place: { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 },
    checkIn: '2020-12-04',
    checkOut: '2020-12-07',
    guests: 6,
    rooms: 2,
  });
  expect(askedParty).toEqual({ guests: 9, rooms: 2 });
});

it('HSE-04, HSE-27: a place shows by itself as a map, unless another view was chosen', () => {
  expect(readAddress(`?${LISBON}`).view).toBe('map');
  expect(readAddress(`?${LISBON}&view=grid`).view).toBe('grid');
  expect(readAddress('?city=Lisbon').view).toBe('list');
});

it('HSE-26, HSE-27: another place begins at page 1, on the whole of its map', () => {
  const place = { name: 'Porto', country: 'Portugal', latitude: 41.15, longitude: -8.61 };
  const query = `${LISBON}&q=Lisbon&area=38.7%2C-9.1%2C5&view=list&page=3&all=1&ratings=4`;
  expect(after(query, searchChange({ place }))).toBe(
    'city=Porto&country=Portugal&lat=41.15&lng=-8.61&guests=2&rooms=1&ratings=4',
  );
  expect(after(`${LISBON}&view=list&page=3`, searchChange({ guests: 4 }))).toBe(
    `${LISBON}&guests=4&rooms=1&view=list`,
  );
});

it('BKG-30: layers lie over each other: without a hotel there is neither offer nor step', () => {
  const { layers } = readAddress('?hotel=H1&offer=O1&step=book');
  expect(layers).toEqual({ hotel: 'H1', offer: 'O1', step: 'book' });
  expect(layerCount(layers)).toBe(2);
  expect(readAddress('?offer=O1&step=done').layers).toEqual(NO_LAYERS);
  expect(after('hotel=H1&offer=O1&step=book', NO_LAYERS)).toBe('guests=2&rooms=1');
});
