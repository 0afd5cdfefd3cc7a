import { addDays, civilDateOf } from '@atoll/contracts/dates';
import type { HotelSearchAnswer } from '@atoll/contracts/hotel';
import { ProviderError } from '../shared/provider/provider-error';
import type { HotelProvider, OfferQuery } from '../shared/travel/travel-provider';
import type { HotelContent } from './hotel-content.model';
import { createHotelsService, type HotelsService } from './hotels.service';
import { readSearch } from './search-query';
import { readStay } from './stay-query';

const today = civilDateOf(new Date());
const STAY = { checkIn: addDays(today, 30), checkOut: addDays(today, 32) };
const AT = { lat: '48', lng: '2' };

/** Hotel 1 is the nearest; the further away, the cheaper, and the more stars. Every tenth is sold out. */
const idOf = (number: number) => `HLPAR${String(number).padStart(3, '0')}`;
const numberOf = (hotelId: string) => Number(hotelId.slice(-3));
const isSoldOut = (hotelId: string) => numberOf(hotelId) % 10 === 0;
/** Two nights in one room. */
const totalOf = (hotelId: string) => 2_000 - numberOf(hotelId);

function offerOf(hotelId: string, { adults, roomQuantity, checkInDate, checkOutDate }: OfferQuery) {
  const price = { currency: 'USD', total: String(totalOf(hotelId)) };
  return {
    id: `${hotelId}O`,
    checkInDate,
    checkOutDate,
    guests: { adults },
    roomQuantity: String(roomQuantity),
    price,
  };
}

/** A vendor with so many hotels; `answer` may hold up an offer call, or fail it. */
function vendorWith(
  count: number,
  answer: (call: OfferQuery, index: number) => Promise<void> = async () => {},
) {
  const calls: OfferQuery[] = [];
  const hotels = Array.from({ length: count }, (_, index) => ({
    hotelId: idOf(index + 1),
    name: `Hotel ${index + 1}`,
    geoCode: { latitude: 48 + (index + 1) / 100_000, longitude: 2 },
  }));
  const provider: HotelProvider = {
    name: 'Vendor',
    capabilities: { offerView: false },
    hotelsByCity: async () => hotels,
    hotelsByGeocode: async () => hotels,
    hotelsByIds: async () => [],
    offers: async (query) => {
      calls.push(query);
      await answer(query, calls.length - 1);
      return query.hotelIds
        .filter((id) => !isSoldOut(id))
        .map((hotelId) => ({ hotel: { hotelId }, available: true, offers: [offerOf(hotelId, query)] }));
    },
    offerById: () => Promise.reject(new Error('not used')),
  };
  return { provider, calls };
}

function contentOf(hotelId: string): HotelContent {
  const rating = 1 + (numberOf(hotelId) % 5);
  return { _id: hotelId, name: hotelId, rating, amenities: [], sample: true };
}

function serviceOn(provider: HotelProvider): HotelsService {
  return createHotelsService({
    provider,
    repository: { findMany: async () => new Map(), saveMany: async () => {} },
    contents: async (hotels) => new Map(hotels.map(({ hotelId }) => [hotelId, contentOf(hotelId)])),
    findPlaces: async () => [],
    deadlineMs: 60_000,
  });
}

const query = (more: object) => readSearch({ ...AT, ...STAY, pageSize: '1000', ...more });
const idsOf = ({ hotels }: HotelSearchAnswer) => hotels.map(({ hotelId }) => hotelId);
const broken = () => new ProviderError({ provider: 'Vendor', kind: 'failed', status: 500, retryable: true });

/** Asks again, as a page does, until nothing more is being priced. */
async function grown(service: HotelsService, more: object): Promise<HotelSearchAnswer> {
  const answer = await service.search(query(more));
  if (!answer.pricing?.isGrowing) return answer;
  await new Promise((resolve) => setTimeout(resolve, 5));
  return grown(service, more);
}

describe('hotel pricing', () => {
  it('HSE-60: the first hundred are priced at once, the others in the background, with 40 calls at most', async () => {
    let letOthersIn = () => {};
    const others = new Promise<void>((resolve) => (letOthersIn = resolve));
    const { provider, calls } = vendorWith(900, (_call, index) => (index < 5 ? Promise.resolve() : others));
    const service = serviceOn(provider);
    const first = await service.search(query({ sort: 'price' }));
    expect(first.totalCount).toBe(900);
    expect(first.pricing).toEqual({ listed: 900, checked: 100, priced: 90, isGrowing: true });
    expect(idsOf(first).slice(0, 2)).toEqual([idOf(99), idOf(98)]);
    letOthersIn();
    const last = await grown(service, { sort: 'price' });
    expect(last.totalCount).toBe(900);
    expect(last.pricing).toEqual({ listed: 900, checked: 780, priced: 702, isGrowing: false });
    expect(idsOf(last).slice(0, 2)).toEqual([idOf(779), idOf(778)]);
    // With the one for the list.
    expect(calls).toHaveLength(39);
    expect(calls.every(({ hotelIds }) => hotelIds.length === 20)).toBe(true);
  });

  it('HSE-60: no order removes a hotel or changes the total; by price, those without one come last', async () => {
    const service = serviceOn(vendorWith(754).provider);
    const all = Array.from({ length: 754 }, (_, index) => idOf(index + 1)).sort();
    for (const sort of ['distance', 'recommended', 'price', 'rating']) {
      const answer = await grown(service, { sort });
      expect(answer.totalCount).toBe(754);
      expect(idsOf(answer).sort()).toEqual(all);
    }
    const byPrice = idsOf(await grown(service, { sort: 'price' }));
    expect(byPrice.slice(-75).every(isSoldOut)).toBe(true);
    const totals = byPrice.slice(0, -75).map(totalOf);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  it('HSE-60: by stars all hotels are ranked, not only the nearest', async () => {
    const answer = await serviceOn(vendorWith(300).provider).search(query({ sort: 'rating' }));
    const stars = answer.hotels.map(({ rating }) => rating ?? 0);
    expect(stars).toEqual([...stars].sort((a, b) => b - a));
  });

  it('searches at the same time share the calls, and a later one needs none', async () => {
    const { provider, calls } = vendorWith(300);
    const service = serviceOn(provider);
    await Promise.all([1, 2, 3].map(() => service.search(query({ sort: 'price' }))));
    await grown(service, { sort: 'price' });
    await grown(service, { sort: 'price', page: '2' });
    expect(calls).toHaveLength(15);
  });

  it('C43: a filter that needs prices looks at all hotels, and counts what it has checked', async () => {
    const service = serviceOn(vendorWith(300).provider);
    const answer = await grown(service, { priceRange: '850-900', sort: 'distance' });
    // 850 to 900 a night are 1,700 to 1,800 in all: the hotels 200 to 300.
    expect(answer.totalCount).toBe(90);
    expect(answer.pricing).toEqual({ listed: 300, checked: 300, priced: 90, isGrowing: false });
    expect(idsOf(answer)[0]).toBe(idOf(201));
  });

  it('HSE-52, HSE-59: with two rooms the filter means what the card shows: a night in both', async () => {
    const { provider, calls } = vendorWith(20);
    const service = serviceOn(provider);
    // Hotel 1 costs 1,999 for a room: 999.50 a night and room, 1,999 a night in both.
    const both = { adults: '4', rooms: '2', priceRange: '1998-1999' };
    expect(idsOf(await service.search(query(both)))).toEqual([idOf(1), idOf(2)]);
    expect(calls[0]).toMatchObject({ adults: 2, roomQuantity: 2, priceRange: '999-1000' });
    const { offers } = await service.offers([idOf(1), idOf(5)], readStay({ ...STAY, ...both }));
    expect(Object.keys(offers)).toEqual([idOf(1)]);
  });

  it('HSE-63: a failing call costs its own hotels only, and is never the search error', async () => {
    const { provider } = vendorWith(60, async ({ hotelIds }) => {
      if (hotelIds.includes(idOf(21))) throw broken();
    });
    const service = serviceOn(provider);
    const answer = await grown(service, { sort: 'price' });
    expect(answer.totalCount).toBe(60);
    expect(answer.pricing).toMatchObject({ checked: 40, priced: 36 });
    const asked = [idOf(20), idOf(21), idOf(41)];
    const { offers, failed } = await service.offers([...asked, ...idsOf(answer)], readStay(STAY));
    expect(Object.keys(offers)).toHaveLength(36);
    expect(failed).toHaveLength(21);
  });

  it('HSE-63, C51: without any price the hotels come unfiltered, nearest first, and nothing grows', async () => {
    const { provider, calls } = vendorWith(300, () => Promise.reject(broken()));
    const service = serviceOn(provider);
    for (const more of [{ sort: 'price' }, { sort: 'price', boardType: 'BREAKFAST' }]) {
      const answer = await service.search(query(more));
      expect(answer.totalCount).toBe(300);
      expect(idsOf(answer)[0]).toBe(idOf(1));
      expect(answer.pricing).toEqual({ listed: 300, checked: 0, priced: 0, isGrowing: false });
    }
    expect(calls).toHaveLength(10);
    await expect(service.offers([idOf(1)], readStay(STAY))).rejects.toMatchObject({ status: 500 });
  });

  it('a vendor that fails in the background is left alone after a few calls', async () => {
    const { provider, calls } = vendorWith(754, async (_call, index) => {
      if (index >= 5) throw broken();
    });
    const answer = await grown(serviceOn(provider), { sort: 'price' });
    expect(answer.pricing).toMatchObject({ checked: 100, isGrowing: false });
    expect(calls.length).toBeLessThanOrEqual(10);
  });
});
