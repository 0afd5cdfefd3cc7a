import { civilDateOf } from '@atoll/contracts/dates';
import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { reportClientError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { datesProblem } from '@atoll/contracts/stay-rules';
import { hotelsApi, offerBatches, type OfferParams, type StayArgs } from './hotels.api';
import { cheapestOffer } from './offers/offer-groups';
import { RECOVERY_MS } from './recovery';

/**
 * Offers by hotelId, empty where a hotel is sold out. A hotel without an entry was not asked about, or asking failed
 * (HSE-42, HSE-43).
 */
export type HotelPrices = ReadonlyMap<string, readonly Offer[] | 'loading'>;

/** The cheapest offer of a hotel; null where there is none, or none yet. */
export function cheapestOf(prices: HotelPrices, hotelId: string): Offer | null {
  const offers = prices.get(hotelId);
  return offers && offers !== 'loading' ? cheapestOffer(offers) : null;
}

export interface PricedHotels {
  prices: HotelPrices;
  /** Asks again for what could not be had; null unless that is every price on the page (HSE-63). */
  retryPrices: (() => void) | null;
}

const { getHotelOffers } = hotelsApi.endpoints;

type OffersState = ReturnType<ReturnType<typeof getHotelOffers.select>>;

/** True where a query has failed and was not answered since. */
function hasFailed({ status, error, data }: OffersState): boolean {
  return status === QueryStatus.rejected || (error !== undefined && !data);
}

function pricesOf(batches: readonly OfferParams[], states: readonly OffersState[]): HotelPrices {
  const prices = new Map<string, readonly Offer[] | 'loading'>();
  for (const [index, { hotelIds }] of batches.entries()) {
    const state = states[index];
    if (!state || hasFailed(state)) continue;
    for (const id of hotelIds.split(',')) {
      if (!state.data) prices.set(id, 'loading');
      else if (!state.data.failed?.includes(id)) prices.set(id, state.data.offers[id]?.offers ?? []);
    }
  }
  return prices;
}

/** The queries for these hotels, the same object until one of them changes. */
function useBatches(stay: StayArgs, hotels: readonly Hotel[]): readonly OfferParams[] {
  const key = JSON.stringify(
    offerBatches(
      stay,
      hotels.map(({ hotelId }) => hotelId),
    ),
  );
  return useMemo(() => JSON.parse(key) as OfferParams[], [key]);
}

/** What is known of every query; each the same object until it changes. */
function useStates(batches: readonly OfferParams[]): readonly OffersState[] {
  const selectors = useMemo(() => batches.map((batch) => getHotelOffers.select(batch)), [batches]);
  return useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);
}

/** Reports once what goes wrong, not with every attempt to mend it. */
function useReport(states: readonly OffersState[]): void {
  const isReported = useRef(false);
  useEffect(() => {
    const error = states.map((state) => state.error).find(Boolean);
    if (error && !isReported.current) reportClientError(error, { source: 'mfe-hotels/offers' });
    isReported.current = error !== undefined;
  }, [states]);
}

/**
 * The prices of some hotels, twenty to a call. Every call is shown as soon as it is there, so that no card waits for
 * the slowest, and is kept by what was asked: Show All does not ask again for the hotels that are on the page. What
 * could not be had is asked for again every few seconds.
 */
export function useHotelPrices(stay: StayArgs, hotels: readonly Hotel[]): PricedHotels {
  const dispatch = useAppDispatch();
  const batches = useBatches(stay, hotels);
  const { checkIn, checkOut } = stay;

  useEffect(() => {
    // The server knows no traveler's calendar: its page may be one of dates that have passed.
    if (datesProblem({ checkIn, checkOut }, civilDateOf(new Date()))) return;
    const asked = batches.map((batch) => dispatch(getHotelOffers.initiate(batch)));
    return () => {
      for (const { unsubscribe } of asked) unsubscribe();
    };
  }, [batches, checkIn, checkOut, dispatch]);

  const states = useStates(batches);
  useReport(states);
  const troubled = batches.filter((_batch, index) => {
    const state = states[index];
    return state && (hasFailed(state) || Boolean(state.data?.failed?.length));
  });
  const troubledKey = JSON.stringify(troubled);
  const retry = useCallback(() => {
    for (const batch of JSON.parse(troubledKey) as OfferParams[])
      void dispatch(getHotelOffers.initiate(batch, { subscribe: false, forceRefetch: true }));
  }, [troubledKey, dispatch]);
  useEffect(() => {
    if (troubledKey === '[]') return;
    const timer = setInterval(() => {
      if (!document.hidden) retry();
    }, RECOVERY_MS);
    return () => clearInterval(timer);
  }, [troubledKey, retry]);

  const prices = useMemo(() => pricesOf(batches, states), [batches, states]);
  const areMissing = states.length > 0 && states.every(hasFailed);
  return { prices, retryPrices: areMissing ? retry : null };
}
