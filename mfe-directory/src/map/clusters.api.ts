import type { AgentClustersAnswer } from '@atoll/contracts/agent';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { api } from '@atoll/platform';
import { filterParams, type AgentFilters } from '../shared/agents/agent-filters';

export interface ClustersArgs {
  /** west,south,east,north in degrees. */
  readonly bbox: string;
  /** Of a world that is 512 px wide at 0. */
  readonly zoom: number;
  readonly filters: AgentFilters;
}

export const clustersApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentClusters: build.query<AgentClustersAnswer, ClustersArgs>({
      query: ({ filters, ...box }) => ({
        url: API_PATHS.agentClusters,
        params: { ...box, ...filterParams(filters) },
      }),
    }),
  }),
});
