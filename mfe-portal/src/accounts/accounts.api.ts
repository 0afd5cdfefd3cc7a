import {
  PORTAL_ACCOUNT_PATHS,
  type PortalAccountChange,
  type PortalAccountDetails,
  type PortalAccounts,
} from '@atoll/contracts/portal-accounts';
import { api } from '@atoll/platform';

/** An account, and the version of it that a change was made from. */
interface Versioned {
  readonly id: string;
  readonly version: number;
}

const OWN = [{ type: 'Own' as const }];
const at = (path: keyof typeof PORTAL_ACCOUNT_PATHS, id: string) => ({
  url: PORTAL_ACCOUNT_PATHS[path].replace(':accountId', encodeURIComponent(id)),
  signedIn: true as const,
});

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    portalAccounts: build.query<PortalAccounts, { q: string; staff: boolean; page: number }>({
      query: (params) => ({ url: PORTAL_ACCOUNT_PATHS.list, params, signedIn: true }),
      providesTags: OWN,
    }),
    portalAccount: build.query<PortalAccountDetails, string>({
      query: (id) => at('one', id),
      providesTags: OWN,
    }),
    changeAccount: build.mutation<PortalAccountDetails, Versioned & { readonly change: PortalAccountChange }>(
      {
        query: ({ id, version, change: body }) => ({ ...at('one', id), method: 'PATCH', version, body }),
        invalidatesTags: OWN,
      },
    ),
    signAccountOut: build.mutation<PortalAccountDetails, Versioned>({
      query: ({ id, version }) => ({ ...at('signOut', id), method: 'POST', version, body: {} }),
      invalidatesTags: OWN,
    }),
    removeAccount: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ ...at('one', id), method: 'DELETE', version }),
      invalidatesTags: OWN,
    }),
  }),
});

export const {
  usePortalAccountsQuery,
  usePortalAccountQuery,
  useChangeAccountMutation,
  useSignAccountOutMutation,
  useRemoveAccountMutation,
} = accountsApi;
