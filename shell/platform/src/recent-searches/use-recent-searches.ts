import type { CityOption } from '@atoll/contracts/place';
import { startTransition, useEffect, useState } from 'react';
import {
  keepRecentSearch,
  readRecentSearches,
  type RecentSearch,
  type RecentSearches,
} from './recent-searches';

interface Search {
  readonly place: CityOption | null;
  readonly checkIn: string | null;
  readonly checkOut: string | null;
}

const NONE: RecentSearches = { searches: [], problem: null };

/**
 * The searches of this device, newest first and without dates that have passed; the one that the page shows is kept.
 * None on the server.
 */
export function useRecentSearches(
  { place, checkIn, checkOut }: Search,
  today: string | null,
): RecentSearches {
  const [recent, setRecent] = useState(NONE);
  useEffect(() => {
    const next = place ? keepRecentSearch({ place, checkIn, checkOut }) : readRecentSearches();
    // A transition: nothing on the page waits for them.
    startTransition(() => setRecent(next));
  }, [place, checkIn, checkOut]);
  const current = (search: RecentSearch): RecentSearch => {
    const isPast = today !== null && search.checkIn !== null && search.checkIn < today;
    return isPast ? { ...search, checkIn: null, checkOut: null } : search;
  };
  return { ...recent, searches: recent.searches.map(current) };
}
