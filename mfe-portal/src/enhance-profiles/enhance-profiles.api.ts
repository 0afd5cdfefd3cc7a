import { ADMIN_ENHANCE_PATH, type AdminEnhancedText } from '@atoll/contracts/admin-enhance';
import { HUB_PATHS, hubPath, type HubAgent, type HubAgents, type HubQuery } from '@atoll/contracts/agent-hub';
import { api } from '@atoll/platform';

/** The agent hub's tag: both show the same agents. */
const AGENTS = { type: 'Own', id: 'hub-agents' } as const;

export interface TextChange {
  readonly id: string;
  readonly version: number;
  readonly summary: string;
}

/** Agents whose text says little, and texts for them. */
const enhanceProfilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    littleTexts: build.query<HubAgents, HubQuery>({
      query: (params) => ({ url: HUB_PATHS.agents, signedIn: true as const, params }),
      providesTags: [AGENTS],
    }),
    proposeText: build.mutation<AdminEnhancedText, string>({
      query: (agentId) => ({
        ...{ url: ADMIN_ENHANCE_PATH, method: 'POST' as const, body: { agentId }, signedIn: true as const },
      }),
    }),
    saveText: build.mutation<HubAgent, TextChange>({
      query: ({ id, version, summary }) => ({
        ...{ url: hubPath('agent', id), method: 'PATCH' as const, version, body: { summary } },
        signedIn: true as const,
      }),
      // Also where it is refused: what is shown was old.
      invalidatesTags: [AGENTS],
    }),
  }),
});

export const { useLittleTextsQuery, useProposeTextMutation, useSaveTextMutation } = enhanceProfilesApi;
