import { API_PATHS } from '@atoll/contracts/api-paths';
import type { Destination, DestinationsAnswer } from '@atoll/contracts/destination';
import { api } from '@atoll/platform';

export const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every visible country, by name. */
    listDestinations: build.query<DestinationsAnswer, void>({ query: () => API_PATHS.destinations }),

    /** A visible country by its slug; null where there is none: an answer like any other. */
    getDestination: build.query<Destination | null, string>({
      queryFn: async (slug, _api, _options, ask) => {
        const { data, error } = await ask(`${API_PATHS.destinations}/${encodeURIComponent(slug)}`);
        if (!error) return { data: data as Destination };
        return error.kind === 'api' && error.status === 404 ? { data: null } : { error };
      },
    }),
  }),
});

export const { useListDestinationsQuery, useGetDestinationQuery } = destinationsApi;
