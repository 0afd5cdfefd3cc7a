import { OFFER_HOTELS_MAX } from '@atoll/contracts/constants';
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
import type { StayQuery } from './stay-query';

const MINUTE_MS = 60_000;
const LISTS = { max: 500, freshMs: 10 * MINUTE_MS, staleMs: 60 * MINUTE_MS };
const OFFERS = { max: 20_000, freshMs: 1.5 * MINUTE_MS, staleMs: 10 * MINUTE_MS };

/** What the vendor says of one hotel for one stay; null where it is sold out. */
type HotelAnswer = VendorHotelOffers | null;

/** The stay as the vendor counts it: adults in each room (HSE-59). */
function vendorStay({ guests, ...stay }: StayQuery): Omit<OfferQuery, 'hotelIds'> {
  return { ...stay, adults: Math.ceil(guests / stay.roomQuantity) };
}

/** Asks for the hotels in calls of 20, so that a call that fails costs only its own hotels. */
function askInBatches(provider: HotelProvider, query: OfferQuery): ReadonlyMap<string, Promise<HotelAnswer>> {
  const answers = new Map<string, Promise<HotelAnswer>>();
  for (let at = 0; at < query.hotelIds.length; at += OFFER_HOTELS_MAX) {
    const hotelIds = query.hotelIds.slice(at, at + OFFER_HOTELS_MAX);
    const call = provider.offers({ ...query, hotelIds });
    const answerOf = async (id: string) => (await call).find(({ hotel }) => hotel.hotelId === id) ?? null;
    for (const id of hotelIds) answers.set(id, answerOf(id));
  }
  return answers;
}

/** Vendor calls behind short-lived caches, so that a traveler's wait is bounded and repeated searches are free. */
export function createCachedVendor(provider: HotelProvider, deadlineMs: number) {
  const common = { provider: provider.name, sharedMs: deadlineMs };
  const lists = createAnswerCache<ListedHotel[]>({ ...common, ...LISTS });
  const offers = createAnswerCache<HotelAnswer>({ ...common, ...OFFERS });
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

    /**
     * Offers are kept by hotel: whatever page, filter or detail asks for one again, and in whatever company, the
     * vendor is not asked twice while an answer is fresh.
     */
    offers: async (hotelIds: readonly string[], query: StayQuery, deadline: Deadline) => {
      const stay = vendorStay(query);
      let next: { readonly ids: string[]; readonly calls: ReturnType<typeof send> } | null = null;
      const send = async (ids: readonly string[]) => {
        // The cache asks for what it lacks while the hotels are gone through; then, one step later, all of it is sent.
        await Promise.resolve();
        next = null;
        return askInBatches(provider, { ...stay, hotelIds: ids });
      };
      const load = async (id: string): Promise<HotelAnswer> => {
        if (!next) {
          const ids: string[] = [];
          next = { ids, calls: send(ids) };
        }
        next.ids.push(id);
        return (await (await next.calls).get(id)) ?? null;
      };
      const answers = await Promise.all(
        hotelIds.map((id) => offers.read(JSON.stringify([id, stay]), () => load(id), deadline)),
      );
      return answers.filter((answer) => answer !== null);
    },
  };
}
