/** What is known of a thing that may not exist. */
export type Answer<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly retry: () => void }
  | { readonly state: 'missing' }
  | { readonly state: 'found'; readonly value: T };

interface Query<T> {
  readonly currentData?: T | null;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Exactly one of loading, error, missing and found. */
export function answerOf<T>({ currentData, isError, isFetching, refetch }: Query<T>): Answer<T> {
  if (currentData === null) return { state: 'missing' };
  if (currentData !== undefined) return { state: 'found', value: currentData };
  if (isError && !isFetching) return { state: 'error', retry: () => void refetch() };
  return { state: 'loading' };
}
