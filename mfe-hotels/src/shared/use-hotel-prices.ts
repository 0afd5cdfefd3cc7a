import type { Hotel, HotelOffersAnswer, Offer } from '@atoll/contracts/hotel';
import { reportClientError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { hotelsApi, offerBatches, type OfferParams, type StayArgs } from './hotels.api';

/**
 * Offers by hotelId, empty where a hotel is sold out. A hotel without an entry was not asked about, or asking failed
 * (HSE-42, HSE-43).
 */
export type HotelPrices = ReadonlyMap<string, readonly Offer[] | 'loading'>;

type Answer = HotelOffersAnswer['offers'];

const { getHotelOffers } = hotelsApi.endpoints;

function pricesOf(
  batches: readonly OfferParams[],
  answers: readonly (Answer | undefined)[],
  failed: readonly unknown[],
) {
  return new Map(
    batches.flatMap(({ hotelIds }, index) => {
      if (failed[index]) return [];
      const answer = answers[index];
      return hotelIds.split(',').map((id) => [id, answer ? (answer[id]?.offers ?? []) : 'loading'] as const);
    }),
  );
}

/**
 * The prices of some hotels, twenty to a call. Every call is shown as soon as it is there, so that no card waits for
 * the slowest, and is kept by what was asked: Show All does not ask again for the hotels that are on the page.
 */
export function useHotelPrices(stay: StayArgs, hotels: readonly Hotel[]): HotelPrices {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(
    offerBatches(
      stay,
      hotels.map(({ hotelId }) => hotelId),
    ),
  );
  const batches = useMemo(() => JSON.parse(key) as OfferParams[], [key]);

  useEffect(() => {
    const asked = batches.map((batch) => dispatch(getHotelOffers.initiate(batch)));
    return () => {
      for (const { unsubscribe } of asked) unsubscribe();
    };
  }, [batches, dispatch]);

  const answers = useAppSelector(
    (state) => batches.map((batch) => getHotelOffers.select(batch)(state).data),
    shallowEqual,
  );
  const errors = useAppSelector(
    (state) => batches.map((batch) => getHotelOffers.select(batch)(state).error),
    shallowEqual,
  );
  useEffect(() => {
    for (const error of errors) if (error) reportClientError(error, { source: 'mfe-hotels/offers' });
  }, [errors]);
  return useMemo(() => pricesOf(batches, answers, errors), [batches, answers, errors]);
}
