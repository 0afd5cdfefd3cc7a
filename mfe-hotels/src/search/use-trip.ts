import { selectTrip, tripChanged, type RootState } from '@atoll/platform';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { HotelAddressActions } from '../shared/use-hotel-address';

/**
 * Keeps the shared trip and the address in step: a page that opens without a search takes over what was chosen
 * elsewhere on the site, afterwards the address leads.
 */
export function useTrip({ search, typedPlace, changeSearch }: HotelAddressActions): void {
  // Read, not subscribed to: the page does not show the trip.
  const store = useStore<RootState>();
  const hasOpened = useRef(false);

  useEffect(() => {
    const isOpening = !hasOpened.current;
    hasOpened.current = true;
    const hasSearch = Boolean(search.place || typedPlace || search.checkIn || search.checkOut);
    const { saved: _saved, ...chosen } = selectTrip(store.getState());
    if (isOpening && !hasSearch && (chosen.place || chosen.checkIn)) changeSearch(chosen);
    else store.dispatch(tripChanged(search));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs when the address changes
  }, [search]);
}
