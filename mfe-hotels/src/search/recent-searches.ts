import { RECENT_SEARCHES_MAX } from '@atoll/contracts/constants';
import { startTransition, useEffect, useState } from 'react';
import { readSearch, writeSearch, type HotelSearch } from '../shared/search-params';

const KEY = 'atoll-recent-hotel-searches';

const placeOf = (query: string) => readSearch(new URLSearchParams(query)).place?.name;

function isSearch(stored: unknown): stored is string {
  return typeof stored === 'string' && placeOf(stored) !== undefined;
}

/** What was kept, newest first. As addresses, so that they are read with the same care as any other. */
function readDevice(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSearch) : [];
  } catch {
    // Not ours, or cut off: the next search writes it anew.
    return [];
  }
}

/** Puts a search first; the same place is kept once, with its last dates. */
function keep(search: HotelSearch): string[] {
  const query = writeSearch(new URLSearchParams(), search).toString();
  const others = readDevice().filter((other) => placeOf(other) !== search.place?.name);
  const kept = [query, ...others].slice(0, RECENT_SEARCHES_MAX);
  localStorage.setItem(KEY, JSON.stringify(kept));
  return kept;
}

/** The searches of this device, newest first, without dates that have passed. None on the server. */
export function useRecentSearches(search: HotelSearch, today: string | null): readonly HotelSearch[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    const next = search.place ? keep(search) : readDevice();
    // A transition: nothing on the page waits for them.
    startTransition(() => setKept(next));
  }, [search]);
  return kept.map((query) => {
    const recent = readSearch(new URLSearchParams(query));
    const isPast = today && recent.checkIn && recent.checkIn < today;
    return isPast ? { ...recent, checkIn: null, checkOut: null } : recent;
  });
}
