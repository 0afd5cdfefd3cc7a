import {
  EXPO_PATHS,
  expoPathOf,
  type ExpoAnswer,
  type ExpoEvent,
  type ExpoQuery,
} from '@atoll/contracts/expo';
import { api } from '@atoll/platform';
import { foundOrNull } from '@atoll/platform/found-or-null';

export const expoApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query<ExpoAnswer, ExpoQuery>({
      query: (params) => ({ url: EXPO_PATHS.events, params: { ...params } }),
    }),

    /** Null where there is no such event: an answer like any other. */
    getEvent: build.query<ExpoEvent | null, string>({
      queryFn: (id, _api, _options, ask) => foundOrNull<ExpoEvent>(ask(expoPathOf('event', id))),
    }),
  }),
});

export const { useListEventsQuery, useGetEventQuery } = expoApi;
