import { CONNECTION_PATHS } from '@atoll/contracts/connection-thread';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { api, type AtollStore } from '@atoll/platform';
import { followEvents } from '@atoll/platform/follow-events';
import { REQUEST_TAGS } from './requests.api';

type Dispatch = AtollStore['dispatch'];

type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** What has to be read again after an event; everything of the account where it names nothing that is known here. */
function tagsOf(data: string | null): Tags {
  try {
    const said: unknown = JSON.parse(data ?? 'null');
    if (typeof said !== 'object' || said === null) return ['Own'];
    if ('connectionId' in said)
      return [REQUEST_TAGS.connections, REQUEST_TAGS.thread(String(said.connectionId))];
    if (!('requestId' in said)) return ['Own'];
    const id = String(said.requestId);
    return [REQUEST_TAGS.list, REQUEST_TAGS.request(id), REQUEST_TAGS.thread(id)];
  } catch {
    // Another kind of event, of a newer API.
    return ['Own'];
  }
}

/** Follows a stream for as long as an answer is shown. */
async function follow(
  url: string,
  { cacheEntryRemoved, dispatch }: { readonly cacheEntryRemoved: Promise<void>; readonly dispatch: Dispatch },
): Promise<void> {
  const stop = new AbortController();
  void cacheEntryRemoved.then(() => stop.abort());
  const changed = (data: string | null) => void dispatch(api.util.invalidateTags(tagsOf(data)));
  await followEvents(url, changed, stop.signal);
}

const ownEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What happens with the agent's requests and conversations; answers nothing itself. */
    agentEvents: build.query<null, void>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: (_arg, entry) => follow(REQUEST_PATHS.agentEvents, entry),
    }),
    /** The same of a hotel's conversations. */
    hotelEvents: build.query<null, void>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: (_arg, entry) => follow(CONNECTION_PATHS.events, entry),
    }),
  }),
});

/** Keep what a page shows of an agent or a hotel up to date for as long as the page is open. */
export const { useAgentEventsQuery, useHotelEventsQuery } = ownEventsApi;
