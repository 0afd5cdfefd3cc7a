import { civilDateOf } from '@atoll/contracts/dates';
import type { Hotel, HotelOffersAnswer, Offer } from '@atoll/contracts/hotel';
import { reportClientError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { datesProblem } from './stay/stay-rules';
import { hotelsApi, offerBatches, type OfferParams, type StayArgs } from './hotels.api';
import { RECOVERY_MS } from './recovery';

/**
 * Offers by hotelId, empty where a hotel is sold out. A hotel without an entry was not asked about, or asking failed
 * (HSE-42, HSE-43).
 */
export type HotelPrices = ReadonlyMap<string, readonly Offer[] | 'loading'>;

export interface PricedHotels {
  prices: HotelPrices;
  /** Asks again for what could not be had; null unless that is every price on the page (HSE-63). */
  retryPrices: (() => void) | null;
}

const { getHotelOffers } = hotelsApi.endpoints;

function pricesOf(
  batches: readonly OfferParams[],
  answers: readonly (HotelOffersAnswer | undefined)[],
  hasFailed: readonly boolean[],
): HotelPrices {
  const prices = new Map<string, readonly Offer[] | 'loading'>();
  for (const [index, { hotelIds }] of batches.entries()) {
    if (hasFailed[index]) continue;
    const answer = answers[index];
    for (const id of hotelIds.split(',')) {
      if (!answer) prices.set(id, 'loading');
      else if (!answer.failed?.includes(id)) prices.set(id, answer.offers[id]?.offers ?? []);
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

/** What is known of every query: its answer, and whether it has failed and not been answered since. */
function useAnswers(batches: readonly OfferParams[]) {
  const statesIn = (state: Parameters<ReturnType<typeof getHotelOffers.select>>[0]) =>
    batches.map((batch) => getHotelOffers.select(batch)(state));
  const answers = useAppSelector((state) => statesIn(state).map(({ data }) => data), shallowEqual);
  const errors = useAppSelector((state) => statesIn(state).map(({ error }) => error), shallowEqual);
  const hasFailed = useAppSelector(
    (state) =>
      statesIn(state).map(
        ({ status, error, data }) => status === QueryStatus.rejected || (error !== undefined && !data),
      ),
    shallowEqual,
  );
  return { answers, errors, hasFailed };
}

/** Reports once what goes wrong, not with every attempt to mend it. */
function useReport(errors: readonly unknown[]): void {
  const isReported = useRef(false);
  useEffect(() => {
    const error = errors.find(Boolean);
    if (error && !isReported.current) reportClientError(error, { source: 'mfe-hotels/offers' });
    isReported.current = error !== undefined;
  }, [errors]);
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

  const { answers, errors, hasFailed } = useAnswers(batches);
  useReport(errors);
  const isTroubled = (index: number) => hasFailed[index] || Boolean(answers[index]?.failed?.length);
  const troubled = batches.filter((_batch, index) => isTroubled(index));
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

  const prices = useMemo(() => pricesOf(batches, answers, hasFailed), [batches, answers, hasFailed]);
  const areMissing = batches.length > 0 && hasFailed.every(Boolean);
  return { prices, retryPrices: areMissing ? retry : null };
}
