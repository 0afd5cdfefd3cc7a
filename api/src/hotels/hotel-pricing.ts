import { OFFER_HOTELS_MAX } from '@atoll/contracts/constants';
import type { HotelOffers } from '@atoll/contracts/hotel-offers';
import { LRUCache } from 'lru-cache';
import { deadlineIn, type Deadline } from '../shared/provider/deadline';
import type { CachedVendor } from './cached-vendor';
import { offersOf } from './hotel-offers';
import type { StayQuery } from './stay-query';

/** So many of the nearest hotels are priced before a search that needs prices is answered: five calls. */
const PRICED_AT_ONCE = 100;
/** And so many in all. With the call for the list that is the most that one search may cost the vendor: 40 calls. */
const PRICED_MAX = 39 * OFFER_HOTELS_MAX;
const CALLS_AT_ONCE = 3;
const CALL_DEADLINE_MS = 10_000;
/** After so many failing calls the vendor is left alone. */
const FAILURES_MAX = 2;
/** How long a search is not filled up anew after its filling has ended. */
const REST_MS = 60_000;

/** What is known of the prices of some hotels. */
export interface KnownPrices {
  /** The cheapest total by hotelId, null where the vendor offers nothing that fits; unknown hotels are absent. */
  readonly totals: ReadonlyMap<string, number | null>;
  /** True while more become known. */
  readonly isGrowing: boolean;
}

function cheapestTotal({ offers }: HotelOffers): number | null {
  return offers.length === 0 ? null : Math.min(...offers.map(({ price }) => Number(price.total)));
}

/** Prices what is listed, the nearest hotels first: the first of them at once, the others in the background. */
export function createHotelPricing(vendor: CachedVendor) {
  const fillings = new LRUCache<string, { isRunning: boolean }>({ max: 1_000, ttl: REST_MS });

  const knownOf = (hotelIds: readonly string[], stay: StayQuery) => {
    const entries = vendor.knownOffers(hotelIds, stay);
    const totals = [...entries].map(
      ([id, entry]) => [id, entry && cheapestTotal(offersOf(entry, stay))] as const,
    );
    return new Map(totals);
  };

  const fill = async (hotelIds: readonly string[], stay: StayQuery): Promise<void> => {
    let next = 0;
    let failures = 0;
    const askOn = async (): Promise<void> => {
      const batch = hotelIds.slice(next, next + OFFER_HOTELS_MAX);
      next += OFFER_HOTELS_MAX;
      if (batch.length === 0 || failures >= FAILURES_MAX) return;
      const { failed } = await vendor.offers(batch, stay, deadlineIn(CALL_DEADLINE_MS));
      if (failed.length > 0) failures += 1;
      return askOn();
    };
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, askOn));
  };

  /** True while the search of this key is being filled up; begins it unless that was done a moment ago. */
  const isFilling = (key: string, unknown: readonly string[], stay: StayQuery): boolean => {
    const known = fillings.get(key);
    if (known || unknown.length === 0) return known?.isRunning ?? false;
    const filling = { isRunning: true };
    fillings.set(key, filling);
    void fill(unknown, stay).finally(() => {
      filling.isRunning = false;
    });
    return true;
  };

  return {
    /** `key` names the search: all who ask for the same one share its filling. Never fails: what is unknown is absent. */
    read: async (
      key: string,
      hotelIds: readonly string[],
      stay: StayQuery,
      deadline: Deadline,
    ): Promise<KnownPrices> => {
      const wanted = hotelIds.slice(0, PRICED_MAX);
      const before = vendor.knownOffers(wanted, stay);
      const first = wanted.slice(0, PRICED_AT_ONCE).filter((id) => !before.has(id));
      const { failed } = await vendor.offers(first, stay, deadline);
      // A vendor that has no price at all to give is not asked for the others.
      const isDown = first.length > 0 && failed.length === first.length;
      const totals = knownOf(wanted, stay);
      const unknown = wanted.filter((id) => !totals.has(id));
      return { totals, isGrowing: !isDown && isFilling(key, unknown, stay) };
    },
  };
}
