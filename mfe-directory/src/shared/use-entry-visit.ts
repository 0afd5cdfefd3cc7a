import { ENTRY_VISITS_PATH, type EntryVisit } from '@atoll/contracts/entry-visit';
import { accessToken, selectSession, useAppDispatch, useAppSelector } from '@atoll/platform';
import { useEffect } from 'react';

/**
 * Tells once that somebody sees an agent's entry or a house, so that its owner reads how many do. Nothing is said of who
 * it is; who is signed in sends that along, so that those who look at their own page are not counted.
 */
export function useEntryVisit(visit: EntryVisit): void {
  const body = JSON.stringify(visit);
  const { state } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const isKnown = state !== 'unknown';
  useEffect(() => {
    if (!isKnown) return;
    async function tell(): Promise<void> {
      const token = state === 'signed-in' ? await accessToken(dispatch) : null;
      await fetch(ENTRY_VISITS_PATH, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body,
      });
    }
    // A page that is drawn ahead of being looked at tells nothing; it may never be.
    const isAhead = 'prerendering' in document && document.prerendering === true;
    if (!isAhead) tell().catch((error: unknown) => console.warn('The visit was not counted.', error));
  }, [body, isKnown, state, dispatch]);
}
