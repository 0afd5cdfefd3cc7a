import { OFFER_HOTELS_MAX } from '@atoll/contracts/constants';
import type { WatchCache } from '../shared/observability/cache-watch';
import { createAnswerCache } from '../shared/provider/answer-cache';
import type { Deadline } from '../shared/provider/deadline';
import type {
  HotelListFilter,
  HotelProvider,
  ListedHotel,
  OfferQuery,
  VendorHotelOffers,
} from '../shared/travel/travel-provider';
import type { HotelArea } from './hotel-area';
import type { StayQuery } from './stay-query';

const MINUTE_MS = 60_000;
const LISTS = { max: 500, freshMs: 10 * MINUTE_MS, staleMs: 60 * MINUTE_MS };
const OFFERS = { max: 20_000, freshMs: 1.5 * MINUTE_MS, staleMs: 10 * MINUTE_MS };

/** What the vendor says of one hotel for one stay; null where it is sold out. */
type HotelAnswer = VendorHotelOffers | null;

/** The stay as the vendor counts it: adults in each room, and prices of a room (HSE-59). */
function vendorStay({ guests, priceRange, ...stay }: StayQuery): Omit<OfferQuery, 'hotelIds'> {
  const rooms = stay.roomQuantity;
  return {
    ...stay,
    adults: Math.ceil(guests / rooms),
    // In whole units and rather too wide: what does not fit is left out when the offers are read.
    priceRange: priceRange && `${Math.floor(priceRange.min / rooms)}-${Math.ceil(priceRange.max / rooms)}`,
  };
}

/** What the offers of a hotel are kept by. */
function keysOf(stay: Omit<OfferQuery, 'hotelIds'>): (hotelId: string) => string {
  const suffix = JSON.stringify(stay);
  return (hotelId) => hotelId + suffix;
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

export interface OfferAnswers {
  /** The vendor's entries of the hotels that have offers. */
  readonly entries: readonly VendorHotelOffers[];
  /** Hotels whose offers could not be had, with the reason of the first. */
  readonly failed: readonly string[];
  readonly reason?: unknown;
}

function isRefused(answer: PromiseSettledResult<unknown>): answer is PromiseRejectedResult {
  return answer.status === 'rejected';
}

/** Vendor calls behind short-lived caches, so that a traveler's wait is bounded and repeated searches are free. */
export function createCachedVendor(provider: HotelProvider, deadlineMs: number, watchCache?: WatchCache) {
  const common = { provider: provider.name, sharedMs: deadlineMs };
  const lists = createAnswerCache<ListedHotel[]>({ ...common, ...LISTS, watch: watchCache?.('hotel-lists') });
  const offers = createAnswerCache<HotelAnswer>({
    ...common,
    ...OFFERS,
    watch: watchCache?.('hotel-offers'),
  });
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
    offers: async (
      hotelIds: readonly string[],
      query: StayQuery,
      deadline: Deadline,
    ): Promise<OfferAnswers> => {
      const stay = vendorStay(query);
      const keyOf = keysOf(stay);
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
      const answers = await Promise.allSettled(
        hotelIds.map((id) => offers.read(keyOf(id), () => load(id), deadline)),
      );
      return {
        entries: answers.flatMap((answer) => (isRefused(answer) ? [] : (answer.value ?? []))),
        failed: hotelIds.filter((_id, index) => answers[index]?.status === 'rejected'),
        reason: answers.find(isRefused)?.reason,
      };
    },

    /** What is kept of the offers of hotels, null for a sold-out one; one that nobody has asked about is absent. */
    knownOffers: (hotelIds: readonly string[], query: StayQuery): Map<string, HotelAnswer> => {
      const keyOf = keysOf(vendorStay(query));
      const known = new Map<string, HotelAnswer>();
      for (const id of hotelIds) {
        const answer = offers.peek(keyOf(id));
        if (answer !== undefined) known.set(id, answer);
      }
      return known;
    },
  };
}

export type CachedVendor = ReturnType<typeof createCachedVendor>;
