import type { CityOption } from '@atoll/contracts/place';
import { useEffect, useEffectEvent, useState } from 'react';

export type SearchPlaces = (query: string, signal: AbortSignal) => Promise<CityOption[]>;

/** `idle`: fewer letters than it takes. `failed` carries the message of what the search threw. */
export type Suggestions =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'found'; places: CityOption[] }
  | { state: 'failed'; message: string };

type Settings = {
  query: string;
  /** False while the text is the name of the chosen place: there is nothing to look for. */
  isActive: boolean;
  minLength: number;
  debounceMs: number;
  limit: number | undefined;
};

/** True for a result that can be shown and searched around (HSE-17). */
function isComplete(place: Partial<CityOption> | null | undefined): boolean {
  return Boolean(
    place?.name && place.country && Number.isFinite(place.latitude) && Number.isFinite(place.longitude),
  );
}

const FALLBACK_MESSAGE = 'Places could not be searched. Please try again.';

/** Asks for places once typing rests, drops the request before, and keeps only complete results. */
export function usePlaceSuggestions(
  search: SearchPlaces,
  { query, isActive, minLength, debounceMs, limit }: Settings,
): Suggestions {
  const [answer, setAnswer] = useState<{ text: string; outcome: Suggestions } | null>(null);
  const ask = useEffectEvent((text: string, signal: AbortSignal) => search(text, signal));
  const text = query.trim();
  const isAsking = isActive && text.length >= minLength;

  useEffect(() => {
    if (!isAsking) return;
    const abort = new AbortController();
    const settle = (outcome: Suggestions) => {
      if (!abort.signal.aborted) setAnswer({ text, outcome });
    };
    const timer = setTimeout(() => {
      ask(text, abort.signal).then(
        (places) => settle({ state: 'found', places: places.filter(isComplete).slice(0, limit) }),
        (error: unknown) =>
          settle({
            state: 'failed',
            message: error instanceof Error && error.message ? error.message : FALLBACK_MESSAGE,
          }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isAsking, text, debounceMs, limit]);

  if (!isAsking) return { state: 'idle' };
  return answer?.text === text ? answer.outcome : { state: 'searching' };
}
