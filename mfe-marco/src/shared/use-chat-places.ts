import { CHAT_LOCATION_WORDS_MAX } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import { usePlaceSearch } from '@atoll/platform/place-search';
import { useCallback } from 'react';

const TOO_MANY_WORDS = `A place has at most ${CHAT_LOCATION_WORDS_MAX} words.`;

/** What an autocomplete of Marco says. */
export const CHAT_PLACE_TEXTS = {
  searching: 'Searching...',
  empty: 'No results found. Try a different search.',
  hint: 'Type at least 2 characters to search',
};

/** Places for an autocomplete of Marco; more words than a place has are not searched, and it says so (MAR-15). */
export function useChatPlaces(): (query: string, signal: AbortSignal) => Promise<CityOption[]> {
  const search = usePlaceSearch();
  return useCallback(
    async (query, signal) => {
      const words = query.split(' ').filter(Boolean);
      if (words.length > CHAT_LOCATION_WORDS_MAX) throw new Error(TOO_MANY_WORDS);
      return search(query, signal);
    },
    [search],
  );
}
