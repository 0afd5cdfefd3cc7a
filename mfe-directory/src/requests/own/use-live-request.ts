import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { useAppDispatch } from '@atoll/platform';
import { followEvents } from '@atoll/platform/follow-events';
import { useEffect } from 'react';
import { ownPath, requestsApi } from '../requests.api';

/** Asks for the request and the open thread again whenever something of them is new. */
export function useLiveRequest(token: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const stop = new AbortController();
    const refresh = () => dispatch(requestsApi.util.invalidateTags(['OwnRequest', 'RequestThread']));
    void followEvents(ownPath(REQUEST_PATHS.ownEvents, token), refresh, stop.signal);
    return () => stop.abort();
  }, [dispatch, token]);
}
