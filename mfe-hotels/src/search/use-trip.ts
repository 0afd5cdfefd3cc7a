import { selectTrip, tripChanged, useAppDispatch, useAppSelector } from '@atoll/platform';
import { useEffect, useRef } from 'react';
import type { HotelAddressActions } from '../shared/use-hotel-address';

const SEARCH_NAMES = ['q', 'city', 'checkIn', 'checkOut', 'guests', 'rooms'];

/**
 * Keeps the shared trip and the address in step: a page that opens without a search takes over what was chosen
 * elsewhere on the site, afterwards the address leads.
 */
export function useTrip({ params, search, changeSearch }: HotelAddressActions): void {
  const dispatch = useAppDispatch();
  const trip = useAppSelector(selectTrip);
  const hasOpened = useRef(false);

  useEffect(() => {
    const isOpening = !hasOpened.current;
    hasOpened.current = true;
    const hasSearch = SEARCH_NAMES.some((name) => params.has(name));
    const { shortlist: _shortlist, ...chosen } = trip;
    if (isOpening && !hasSearch && (chosen.place || chosen.checkIn)) changeSearch(chosen);
    else dispatch(tripChanged(search));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs when the address changes, not when the trip does
  }, [search]);
}
