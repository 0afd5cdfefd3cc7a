import { api, useAppDispatch } from '@atoll/platform';
import { useEffect, useState } from 'react';

/** Whose answers are kept on this page. Like the answers, it outlives the page's parts. */
let holder: string | null = null;

/**
 * Whether what belongs to this account may be shown: not before the answers for another one, who was signed in here
 * until now, are forgotten. A tab learns of that from the others, without a new document.
 */
export function useOwnData(userId: string | null): boolean {
  const dispatch = useAppDispatch();
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    if (userId === null) return;
    if (holder !== null && holder !== userId) dispatch(api.util.resetApiState());
    holder = userId;
    setReady(userId);
  }, [userId, dispatch]);
  return userId !== null && ready === userId;
}
