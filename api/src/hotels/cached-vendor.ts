import { createAnswerCache } from '../platform/provider/answer-cache';
import type { Deadline } from '../platform/provider/deadline';
import type {
  HotelListFilter,
  HotelProvider,
  ListedHotel,
  OfferQuery,
  VendorHotelOffers,
} from '../platform/travel/travel-provider';
import type { HotelArea } from './hotel-area';

const MINUTE_MS = 60_000;
const LISTS = { max: 500, freshMs: 10 * MINUTE_MS, staleMs: 60 * MINUTE_MS };
const OFFERS = { max: 1_000, freshMs: 1.5 * MINUTE_MS, staleMs: 10 * MINUTE_MS };

/** Vendor calls behind short-lived caches, so that a traveler's wait is bounded and repeated searches are free. */
export function createCachedVendor(provider: HotelProvider, deadlineMs: number) {
  const common = { provider: provider.name, sharedMs: deadlineMs };
  const lists = createAnswerCache<ListedHotel[]>({ ...common, ...LISTS });
  const offers = createAnswerCache<VendorHotelOffers[]>({ ...common, ...OFFERS });
  const listOf = (area: HotelArea, filter: HotelListFilter): Promise<ListedHotel[]> => {
    const { cityCode, centre, radiusKm } = area;
    if (cityCode) return provider.hotelsByCity({ cityCode, radiusKm, ...filter });
    return centre ? provider.hotelsByGeocode({ centre, radiusKm, ...filter }) : Promise.resolve([]);
  };
  return {
    list: (area: HotelArea, { ratings, amenities }: HotelListFilter, deadline: Deadline) => {
      const { cityCode, centre, radiusKm } = area;
      const place = cityCode ?? `${centre?.latitude},${centre?.longitude}`;
      const key = JSON.stringify([place, radiusKm, [...ratings].sort(), [...amenities].sort()]);
      return lists.read(key, () => listOf(area, { ratings, amenities }), deadline);
    },
    offers: (query: OfferQuery, deadline: Deadline) =>
      offers.read(JSON.stringify(query), () => provider.offers(query), deadline),
  };
}
