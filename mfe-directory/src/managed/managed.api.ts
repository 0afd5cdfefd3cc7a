import type { ManagedPage } from '@atoll/contracts/managed-page';
import { managedPagePath } from '@atoll/contracts/managed-page-rules';
import { api } from '@atoll/platform';
import { foundOrNull } from '@atoll/platform/found-or-null';

export const managedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the site shows no such page: an answer like any other. */
    managedPage: build.query<ManagedPage | null, string>({
      queryFn: (slug, _api, _options, ask) =>
        foundOrNull<ManagedPage>(ask(managedPagePath('page', { slug }))),
    }),
  }),
});

export const { useManagedPageQuery } = managedApi;
