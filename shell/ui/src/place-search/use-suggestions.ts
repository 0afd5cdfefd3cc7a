import { useEffect, useEffectEvent, useState } from 'react';

/** Answers a typed text; the signal is aborted by the next letter. */
export type Search<Item> = (query: string, signal: AbortSignal) => Promise<Item[]>;

/** `idle`: fewer letters than it takes. `failed` carries the message of what the search threw. */
export type Suggestions<Item> =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'found'; items: Item[] }
  | { state: 'failed'; message: string };

type Settings = {
  query: string;
  /** False while there is nothing to look for, such as when the text is the name of what was chosen. */
  isActive: boolean;
  minLength: number;
  debounceMs: number;
  limit?: number;
  /** Said of a failure that has no words of its own. */
  failure: string;
};

/** Asks once typing rests, and drops the request before. */
export function useSuggestions<Item>(
  search: Search<Item>,
  { query, isActive, minLength, debounceMs, limit, failure }: Settings,
): Suggestions<Item> {
  const [answer, setAnswer] = useState<{ text: string; outcome: Suggestions<Item> } | null>(null);
  const ask = useEffectEvent((text: string, signal: AbortSignal) => search(text, signal));
  const text = query.trim();
  const isAsking = isActive && text.length >= minLength;

  useEffect(() => {
    if (!isAsking) return;
    const abort = new AbortController();
    const settle = (outcome: Suggestions<Item>) => {
      if (!abort.signal.aborted) setAnswer({ text, outcome });
    };
    const timer = setTimeout(() => {
      ask(text, abort.signal).then(
        (items) => settle({ state: 'found', items: items.slice(0, limit) }),
        (error: unknown) =>
          settle({
            state: 'failed',
            message: error instanceof Error && error.message ? error.message : failure,
          }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isAsking, text, debounceMs, limit, failure]);

  if (!isAsking) return { state: 'idle' };
  return answer?.text === text ? answer.outcome : { state: 'searching' };
}
