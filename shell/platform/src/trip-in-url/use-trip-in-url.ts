import { selectTrip, tripChanged, type RootState, type Trip } from '@atoll/platform';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';

/** What a page's URL says of the trip. */
export type TripPart = Partial<Omit<Trip, 'saved'>>;

/**
 * Keeps the shared trip and a page's URL in step: a page that opens without a search takes over what was chosen
 * elsewhere on the site, afterwards its URL leads. `part` must stay the same object as long as the URL does.
 */
export function useTripInUrl(part: TripPart, hasSearch: boolean, adopt: (trip: TripPart) => void): void {
  // Read, not subscribed to: the page does not show the trip.
  const store = useStore<RootState>();
  const hasOpened = useRef(false);

  useEffect(() => {
    const isOpening = !hasOpened.current;
    hasOpened.current = true;
    const { saved: _saved, ...chosen } = selectTrip(store.getState());
    if (isOpening && !hasSearch && (chosen.place || chosen.checkIn)) adopt(chosen);
    else store.dispatch(tripChanged(part));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs when the URL changes
  }, [part]);
}
