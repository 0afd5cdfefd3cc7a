import { AGENT_DASHBOARD_PATH, type AgentDashboard } from '@atoll/contracts/agent-dashboard';
import { api } from '@atoll/platform';
import { REQUEST_TAGS } from '../shared/requests.api';

/** What waits for an agent, and how the last days went; read again with the agent's requests. */
const agentDashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentDashboard: build.query<AgentDashboard, void>({
      query: () => ({ url: AGENT_DASHBOARD_PATH, signedIn: true as const }),
      providesTags: [REQUEST_TAGS.list],
    }),
  }),
});

export const { useAgentDashboardQuery } = agentDashboardApi;
