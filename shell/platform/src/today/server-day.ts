import { siteApi, useAppSelector, type AtollStore } from '@atoll/platform';

const selectServerDay = siteApi.endpoints.serverDay.select();

/** For a page on the server whose URL names days: what lies before this day is past for every traveler. */
export function loadServerDay(store: AtollStore): Promise<string> {
  return store.dispatch(siteApi.endpoints.serverDay.initiate()).unwrap();
}

/**
 * The day that a page's dates are checked against: the traveler's own, and until it is known the one that the server
 * has rendered the page with; null where it named none.
 */
export function useKnownDay(today: string | null): string | null {
  const serverDay = useAppSelector((state) => selectServerDay(state).data ?? null);
  return today ?? serverDay;
}
