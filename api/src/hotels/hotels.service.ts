import { HOTELS_PRICED_MAX } from '@atoll/contracts/constants';
import type { Hotel, HotelOffers, HotelOffersAnswer, HotelSearchAnswer, Offer } from '@atoll/contracts/hotel';
import { AppError } from '../platform/errors/app-error';
import { createCachedVendor } from './cached-vendor';
import { byDeadline, deadlineIn, type Deadline } from '../platform/provider/deadline';
import { distanceKm } from '../platform/travel/distance';
import type { HotelProvider, ListedHotel, VendorHotelOffers } from '../platform/travel/travel-provider';
import { hotelArea, type FindPlaces, type HotelArea } from './hotel-area';
import type { ReadContents } from './hotel-contents';
import type { HotelContentRepository } from './hotel-content.repository';
import { inOrder, type FoundHotel } from './hotel-order';
import { hotelView, pageView } from './hotel-view';
import type { HotelSearch } from './search-query';
import type { StayQuery } from './stay-query';
import { readOffer, type Party } from './vendor-offer';

export interface HotelsDeps {
  readonly provider: HotelProvider;
  readonly repository: HotelContentRepository;
  readonly contents: ReadContents;
  readonly findPlaces: FindPlaces;
  /** The longest a traveler waits for the vendor. */
  readonly deadlineMs: number;
}

export interface HotelsService {
  search(search: HotelSearch): Promise<HotelSearchAnswer>;
  hotel(hotelId: string): Promise<Hotel>;
  offers(hotelIds: readonly string[], stay: StayQuery): Promise<HotelOffersAnswer>;
  offer(offerId: string): Promise<HotelOffers>;
}

/** Filters that only an offer can answer, so that list and offers are joined before filtering (C43). */
function needsOffers({ stay, sort }: HotelSearch): boolean {
  if (!stay.checkInDate) return false;
  const { priceRange, boardType, paymentPolicy } = stay;
  return Boolean(priceRange) || Boolean(boardType) || paymentPolicy !== 'NONE' || sort === 'price';
}

function nearestFirst(list: readonly ListedHotel[], area: HotelArea): FoundHotel[] {
  const { centre } = area;
  const found = list.map((listed) => ({
    listed,
    distanceKm: centre && listed.geoCode ? distanceKm(centre, listed.geoCode) : null,
  }));
  // Without a centre the vendor's own order is by distance already.
  return centre ? found.sort((a, b) => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity)) : found;
}

function readEntry(entry: VendorHotelOffers, stay: Party | null): HotelOffers {
  const offers = entry.offers.flatMap((raw) => readOffer(raw, stay) ?? []);
  return { hotel: { ...entry.hotel }, offers: offers.sort((a, b) => totalOf(a) - totalOf(b)) };
}

function totalOf(offer: Offer): number {
  return Number(offer.price.total);
}

/** Hotel search, one hotel and its offers. Vendor failures are ProviderErrors. */
export function createHotelsService(deps: HotelsDeps): HotelsService {
  const { provider, repository, contents, findPlaces, deadlineMs } = deps;
  const cached = createCachedVendor(provider, deadlineMs);

  const pricesOf = async (found: readonly FoundHotel[], stay: StayQuery, deadline: Deadline) => {
    const hotelIds = found.map(({ listed }) => listed.hotelId);
    const entries = await cached.offers(hotelIds, stay, deadline);
    const priced = entries.map((entry) => readEntry(entry, stay)).filter(({ offers }) => offers[0]);
    return new Map(priced.map(({ hotel, offers }) => [hotel.hotelId, Math.min(...offers.map(totalOf))]));
  };

  const candidates = async (search: HotelSearch, area: HotelArea, deadline: Deadline) => {
    const found = nearestFirst(await cached.list(area, search, deadline), area);
    if (!needsOffers(search)) return { found, prices: new Map<string, number>() };
    const nearest = found.slice(0, HOTELS_PRICED_MAX);
    const prices = await pricesOf(nearest, search.stay, deadline);
    return { found: nearest.filter(({ listed }) => prices.has(listed.hotelId)), prices };
  };

  const withContents = async (found: readonly FoundHotel[]) => {
    const known = await contents(found.map(({ listed }) => listed));
    return found.flatMap(({ listed, distanceKm }) => {
      const content = known.get(listed.hotelId);
      return content ? [{ content, distanceKm }] : [];
    });
  };

  return {
    search: async (search) => {
      const deadline = deadlineIn(deadlineMs);
      const { page, pageSize } = search;
      const area = await hotelArea(search, findPlaces);
      if (!area) return { hotels: [], totalCount: 0, page, pageSize };
      const { found, prices } = await candidates(search, area, deadline);
      const sorted = await inOrder(found, search.sort, { prices, contents });
      const shown = sorted.slice((page - 1) * pageSize, page * pageSize);
      return { hotels: pageView(await withContents(shown)), totalCount: found.length, page, pageSize };
    },

    hotel: async (hotelId) => {
      const known = (await repository.findMany([hotelId])).get(hotelId);
      if (known) return hotelView(known);
      const [listed] = await byDeadline(
        provider.hotelsByIds([hotelId]),
        deadlineIn(deadlineMs),
        provider.name,
      );
      const content = listed && (await contents([listed])).get(listed.hotelId);
      if (!content) throw new AppError('NOT_FOUND', { message: 'There is no such hotel.' });
      return hotelView(content);
    },

    offers: async (hotelIds, stay) => {
      const entries = await cached.offers(hotelIds, stay, deadlineIn(deadlineMs));
      const read = entries.map((entry) => readEntry(entry, stay));
      return { offers: Object.fromEntries(read.map((entry) => [entry.hotel.hotelId, entry])) };
    },

    offer: async (offerId) => {
      const entry = await byDeadline(provider.offerById(offerId), deadlineIn(deadlineMs), provider.name);
      return readEntry(entry, null);
    },
  };
}
