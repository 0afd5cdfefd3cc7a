import {
  CONNECTING_PATHS,
  connectionPath,
  type AskBody,
  type ConnectionAction,
  type ConnectionRow,
  type DiscoverQuery,
  type Members,
  type OwnConnections,
} from '@atoll/contracts/connection';
import { api } from '@atoll/platform';
import { REQUEST_TAGS } from './requests.api';

interface Change extends Pick<ConnectionRow, 'id' | 'version'> {
  readonly action: ConnectionAction;
}

// Also after a refusal: the other side may have changed it.
const CONNECTIONS = [REQUEST_TAGS.connections];

const connectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownConnections: build.query<readonly ConnectionRow[], void>({
      query: () => ({ url: CONNECTING_PATHS.connections, signedIn: true }),
      transformResponse: ({ connections }: OwnConnections) => connections,
      providesTags: CONNECTIONS,
    }),
    members: build.query<Members, DiscoverQuery>({
      query: (params) => ({ url: CONNECTING_PATHS.discover, params, signedIn: true }),
      providesTags: CONNECTIONS,
    }),
    askToConnect: build.mutation<ConnectionRow, AskBody>({
      query: (body) => ({ url: CONNECTING_PATHS.connections, method: 'POST', body, signedIn: true }),
      invalidatesTags: CONNECTIONS,
    }),
    changeConnection: build.mutation<ConnectionRow, Change>({
      query: ({ action, id, version }) => ({
        ...{ url: connectionPath(action, id), method: 'POST', version, body: {}, signedIn: true },
      }),
      invalidatesTags: CONNECTIONS,
    }),
  }),
});

export const {
  useOwnConnectionsQuery,
  useMembersQuery,
  useAskToConnectMutation,
  useChangeConnectionMutation,
} = connectionsApi;
