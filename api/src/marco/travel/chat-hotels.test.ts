import { SimplifiedHotel } from '@atoll/contracts/marco-hotels';
import type { ChatStay } from '@atoll/contracts/marco-stay';
import type { UnderstoodBudget } from '@atoll/contracts/marco-understanding';
import { Value } from 'typebox/value';
import type { ListedHotel, OfferQuery } from '../../shared/travel/travel-provider';
import { createChatHotels, type ChatHotelsDeps } from './chat-hotels';

const ROME = { name: 'Rome', country: 'Italy', latitude: 41.9, longitude: 12.5 };
const STAY = { checkIn: '2020-12-02', checkOut: '2020-12-04', adults: 2, rooms: 1 };

/** A provider with this many hotels in a row to the north, the first the nearest; all cost more than the one before. */
function world(count: number, offerOf: (index: number) => object) {
  const steps: string[] = [];
  const asked: object[] = [];
  const listed: ListedHotel[] = Array.from({ length: count }, (_, index) => ({
    hotelId: `H${index}`,
    name: `House ${index}`,
    geoCode: { latitude: 41.9 + index / 1_000, longitude: 12.5 },
  }));
  const provider: Pick<ChatHotelsDeps['provider'], 'hotelsByGeocode' | 'offers'> = {
    // The farthest first: the order is not the provider's to give.
    hotelsByGeocode: async (query) => {
      asked.push(query);
      return query.amenities.includes('PETS_ALLOWED') ? [] : [...listed].reverse();
    },
    offers: async (query: OfferQuery) => {
      const { hotelIds } = query;
      asked.push(query);
      steps.push(hotelIds.join(' '));
      return hotelIds.map((hotelId) => ({
        hotel: { hotelId },
        available: true,
        offers: [offerOf(Number(hotelId.slice(1)))],
      }));
    },
  };
  const find = createChatHotels({
    provider: provider as ChatHotelsDeps['provider'],
    describe: async (hotels) =>
      hotels.map(({ hotelId, name }) => ({ hotelId, name, rating: 4, amenities: ['WIFI'] })),
    rates: {
      current: () => ({ base: 'USD', date: '2020-11-25', source: 'a test', rates: { USD: 1, EUR: 2 } }),
    },
    sleep: async (ms) => void steps.push(`${ms} ms`),
  });
  return { steps, asked, find };
}

const offer = (index: number) => ({
  price: { total: String(300 + index), currency: 'USD' },
  room: {
    typeEstimated: { category: 'DELUXE_ROOM', bedType: 'KING' },
    description: { text: 'Quiet, to the yard' },
  },
});

it('MAR-26, MAR-27, CON-08: the nearest twenty are priced by five with 100 ms between, and three are given', async () => {
  const { steps, find } = world(23, offer);
  const { hotels } = await find({ place: ROME, stay: STAY });
  expect(steps).toEqual([
    'H0 H1 H2 H3 H4',
    '100 ms',
    'H5 H6 H7 H8 H9',
    '100 ms',
    'H10 H11 H12 H13 H14',
    '100 ms',
    'H15 H16 H17 H18 H19',
  ]);
  expect(hotels.map(({ id }) => id)).toEqual(['H0', 'H1', 'H2']);
});

it('MAR-30, MAR-32: a hotel has what a card needs, its room as the offer says', async () => {
  const { find } = world(1, offer);
  const [hotel] = (await find({ place: ROME, stay: STAY })).hotels;
  expect(Value.Check(SimplifiedHotel, hotel)).toBe(true);
  expect(hotel).toEqual({
    id: 'H0',
    name: 'House 0',
    rating: 4,
    priceRange: '$$',
    city: 'Rome',
    amenities: ['WIFI'],
    roomInfo: {
      type: 'DELUXE_ROOM',
      price: '300.00',
      currency: 'USD',
      bedType: 'KING',
      description: 'Quiet, to the yard',
    },
    href: expect.stringContaining('hotel=H0') as unknown,
  });
});

it('MAR-48: a budget is for the whole stay, or for each of its nights', async () => {
  const { find } = world(3, offer);
  const idsFor = async (budget: UnderstoodBudget, stay: ChatStay = STAY) => {
    const { hotels, overBudget } = await find({ place: ROME, stay, budget });
    return [hotels.map(({ id }) => id), overBudget];
  };
  expect(await idsFor({ amount: 301, currency: 'USD', per: 'stay' })).toEqual([['H0', 'H1'], 1]);
  expect(await idsFor({ amount: 150, currency: 'USD', per: 'night' })).toEqual([['H0'], 2]);
  expect(await idsFor({ amount: 150, currency: 'USD', per: 'stay' })).toEqual([[], 3]);
  expect(await idsFor({ amount: 100, currency: 'USD', per: 'person' }, { ...STAY, children: 1 })).toEqual([
    ['H0'],
    2,
  ]);
});

it('MAR-60: a budget in another currency is compared by the exchange rates; without a rate it is kept by nobody', async () => {
  const { find } = world(3, offer);
  const budgeted = (currency: string) =>
    find({ place: ROME, stay: STAY, budget: { amount: 601, currency, per: 'stay' } });
  expect((await budgeted('EUR')).hotels.map(({ id }) => id)).toEqual(['H0']);
  expect((await budgeted('XTS')).hotels).toHaveLength(3);
});

it('MAR-60: tastes are asked of the provider and stand in the links; where no hotel has them, others are given', async () => {
  const { find, asked } = world(3, offer);
  const found = await find({ place: ROME, stay: STAY, tastes: ['pool', 'stars:4', 'breakfast'] });
  expect(asked).toEqual([
    expect.objectContaining({ ratings: [4], amenities: ['SWIMMING_POOL'] }),
    expect.objectContaining({ boardType: 'BREAKFAST', adults: 2 }),
  ]);
  expect(found).toMatchObject({ isOtherTaste: false, href: expect.stringContaining('ratings=4') as unknown });
  const rare = await find({ place: ROME, stay: STAY, tastes: ['pets'] });
  expect(rare).toMatchObject({ isOtherTaste: true, hotels: [{ id: 'H0' }, { id: 'H1' }, { id: 'H2' }] });
});

it('MAR-60: cheap is by price, central by the way, and children sleep there as well', async () => {
  const { find, asked } = world(3, (index) => ({
    ...offer(index),
    price: { total: String(300 - index), currency: 'USD' },
  }));
  const ids = async (taste: 'cheap' | 'central') =>
    (await find({ place: ROME, stay: { ...STAY, children: 2 }, tastes: [taste] })).hotels.map(({ id }) => id);
  expect(await ids('cheap')).toEqual(['H2', 'H1', 'H0']);
  expect(await ids('central')).toEqual(['H0', 'H1', 'H2']);
  expect(asked).toContainEqual(expect.objectContaining({ adults: 4 }));
});

it.each([
  ['no price', { room: offer(0).room }],
  ['a price that is no number', { ...offer(0), price: { total: 'free', currency: 'USD' } }],
  ['no currency', { ...offer(0), price: { total: '300' } }],
])('MAR-32, MAR-47: a hotel whose offer has %s is left out', async (_what, broken) => {
  const { find } = world(1, () => broken);
  expect((await find({ place: ROME, stay: STAY })).hotels).toEqual([]);
});
