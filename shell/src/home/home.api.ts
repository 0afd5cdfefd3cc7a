import { API_PATHS } from '@atoll/contracts/api-paths';
import type { PopularDestinations } from '@atoll/contracts/destination';
import type { SiteContent } from '@atoll/contracts/site-content';
import { api } from '@atoll/platform';

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteContent: build.query<SiteContent, void>({ query: () => API_PATHS.siteContent }),
    popularDestinations: build.query<PopularDestinations, void>({
      query: () => API_PATHS.popularDestinations,
    }),
  }),
});

export const { useSiteContentQuery, usePopularDestinationsQuery } = homeApi;
