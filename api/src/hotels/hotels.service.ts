import type { Hotel, HotelSearchAnswer } from '@atoll/contracts/hotel';
import type { HotelOffers, HotelOffersAnswer } from '@atoll/contracts/hotel-offers';
import { AppError } from '../shared/errors/app-error';
import type { WatchCache } from '../shared/observability/cache-watch';
import { createCachedVendor } from './cached-vendor';
import { byDeadline, deadlineIn, type Deadline } from '../shared/provider/deadline';
import { distanceKm } from '@atoll/contracts/distance';
import type { HotelProvider, ListedHotel } from '../shared/travel/travel-provider';
import type { FindPlaces } from '../shared/places/find-places';
import { hotelArea, type HotelArea } from './hotel-area';
import type { ReadContents } from './hotel-contents';
import type { HotelContentRepository } from './hotel-content.repository';
import { offersOf } from './hotel-offers';
import { inOrder, type FoundHotel } from './hotel-order';
import { createHotelPricing, type KnownPrices } from './hotel-pricing';
import { hotelView, pageView } from './hotel-view';
import type { HotelSearch } from './search-query';
import type { StayQuery } from './stay-query';

export interface HotelsDeps {
  readonly provider: HotelProvider;
  readonly repository: HotelContentRepository;
  readonly contents: ReadContents;
  readonly findPlaces: FindPlaces;
  /** The longest a traveler waits for the vendor. */
  readonly deadlineMs: number;
  readonly watchCache?: WatchCache;
}

export interface HotelsService {
  search(search: HotelSearch): Promise<HotelSearchAnswer>;
  hotel(hotelId: string): Promise<Hotel>;
  offers(hotelIds: readonly string[], stay: StayQuery): Promise<HotelOffersAnswer>;
  offer(offerId: string): Promise<HotelOffers>;
}

/** Filters that only an offer can answer, so that list and offers are joined before filtering (C43). */
function filtersOffers({ stay }: HotelSearch): boolean {
  const { checkInDate, priceRange, boardType, paymentPolicy } = stay;
  return Boolean(checkInDate) && (Boolean(priceRange) || Boolean(boardType) || paymentPolicy !== 'NONE');
}

function needsOffers(search: HotelSearch): boolean {
  return filtersOffers(search) || (search.sort === 'price' && Boolean(search.stay.checkInDate));
}

/** What one search has in common with all others that price the same hotels. */
function pricingKey(
  { cityCode, centre, radiusKm }: HotelArea,
  { ratings, amenities, stay }: HotelSearch,
): string {
  return JSON.stringify([cityCode, centre, radiusKm, ratings, amenities, stay]);
}

function isPriced(total: number | null | undefined): total is number {
  return typeof total === 'number';
}

/** How far the pricing of the listed hotels has come. */
function progressOf({ totals, isGrowing }: KnownPrices, listed: number): HotelSearchAnswer['pricing'] {
  const priced = [...totals.values()].filter(isPriced).length;
  return { listed, checked: totals.size, priced, isGrowing };
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

const NO_TOTALS: KnownPrices['totals'] = new Map();

/** Hotel search, one hotel and its offers. Vendor failures are ProviderErrors. */
export function createHotelsService(deps: HotelsDeps): HotelsService {
  const { provider, repository, contents, findPlaces, deadlineMs, watchCache } = deps;
  const cached = createCachedVendor(provider, deadlineMs, watchCache);
  const pricing = createHotelPricing(cached);

  const candidates = async (search: HotelSearch, area: HotelArea, deadline: Deadline) => {
    const found = nearestFirst(await cached.list(area, search, deadline), area);
    if (!needsOffers(search)) return { found, totals: NO_TOTALS, progress: undefined };
    const hotelIds = found.map(({ listed }) => listed.hotelId);
    const known = await pricing.read(pricingKey(area, search), hotelIds, search.stay, deadline);
    const { totals } = known;
    // Nothing is filtered by prices that nobody knows: then all hotels are shown (C51).
    const isFiltered = filtersOffers(search) && totals.size > 0;
    const fitting = isFiltered ? found.filter(({ listed }) => isPriced(totals.get(listed.hotelId))) : found;
    return { found: fitting, totals, progress: progressOf(known, found.length) };
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
      const { found, totals, progress } = await candidates(search, area, deadline);
      const sorted = await inOrder(found, search, { totals, contents });
      const shown = sorted.slice((page - 1) * pageSize, page * pageSize);
      const hotels = pageView(await withContents(shown));
      return { hotels, totalCount: found.length, page, pageSize, pricing: progress };
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
      const { entries, failed, reason } = await cached.offers(hotelIds, stay, deadlineIn(deadlineMs));
      if (failed.length === hotelIds.length) throw reason;
      const read = entries.map((entry) => offersOf(entry, stay)).filter(({ offers }) => offers.length > 0);
      const offers = Object.fromEntries(read.map((entry) => [entry.hotel.hotelId, entry]));
      return failed.length > 0 ? { offers, failed: [...failed] } : { offers };
    },

    offer: async (offerId) => {
      const entry = await byDeadline(provider.offerById(offerId), deadlineIn(deadlineMs), provider.name);
      return offersOf(entry, null);
    },
  };
}
