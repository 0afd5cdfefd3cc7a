import { PLACE_QUERY_MIN_LENGTH } from '@atoll/contracts/constants';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useRequestMatchesQuery, type MatchArgs } from '../requests.api';
import type { RequestDraft } from './request-draft';

/** Whoever types is not asked after with every letter. */
const DEBOUNCE_MS = 400;

type Wished = Pick<
  RequestDraft,
  'placeText' | 'place' | 'city' | 'country' | 'interests' | 'languages' | 'agentIds'
>;

/** What is asked to learn who would be asked; null while there is neither a place nor an agent. */
function matchArgs({ placeText, place, city, country, ...draft }: Wished): MatchArgs | null {
  const text = placeText.trim();
  const ids = draft.agentIds ?? [];
  if (text.length < PLACE_QUERY_MIN_LENGTH && ids.length === 0) return null;
  const known = place ? { city: place.name, country: place.country } : { city, country };
  return {
    ...(text && { place: text }),
    ...(known.city && { city: known.city }),
    ...(known.country && { country: known.country }),
    ...(draft.interests.length > 0 && { interests: draft.interests.join() }),
    ...(draft.languages.length > 0 && { languages: draft.languages.join() }),
    ...(ids.length > 0 && { agentIds: ids.join() }),
  };
}

/** The same value once it has not changed for a while; the first one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Who would be asked, and why; null while nothing is known to ask by. */
export function useMatches(draft: Wished) {
  const args = JSON.parse(useSettled(JSON.stringify(matchArgs(draft)))) as MatchArgs | null;
  const { currentData, data, isError, isFetching, refetch } = useRequestMatchesQuery(args ?? skipToken);
  return {
    hasArgs: args !== null,
    // While others are looked for, those from before stay in sight.
    matches: currentData ?? (isFetching ? data : undefined),
    isError: isError && !isFetching,
    retry: () => void refetch(),
  };
}
