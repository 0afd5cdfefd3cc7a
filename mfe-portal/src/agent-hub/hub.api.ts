import {
  HUB_PATHS,
  hubPath,
  type HubAgent,
  type HubAgentChange,
  type HubAgents,
  type HubQuery,
} from '@atoll/contracts/agent-hub';
import type {
  BulkBody,
  HubCheck,
  HubFile,
  HubJob,
  HubJobs,
  HubLook,
  HubStart,
} from '@atoll/contracts/agent-hub-jobs';
import { api } from '@atoll/platform';

const TAGS = {
  agents: { type: 'Own', id: 'hub-agents' },
  jobs: { type: 'Own', id: 'hub-jobs' },
} as const;
export const HUB_TAGS = TAGS;

const own = (url: string) => ({ url, signedIn: true as const });
const post = (url: string, body: object) => ({ ...own(url), method: 'POST' as const, body });

/** A job or file as it was looked at. */
type Seen = Pick<HubJob, 'id' | 'version'>;

export const hubApi = api.injectEndpoints({
  endpoints: (build) => ({
    hubAgents: build.query<HubAgents, HubQuery>({
      query: (params) => ({ ...own(HUB_PATHS.agents), params }),
      providesTags: [TAGS.agents],
    }),
    hubAgent: build.query<HubAgent, string>({
      query: (id) => own(hubPath('agent', id)),
      providesTags: [TAGS.agents],
    }),
    changeHubAgent: build.mutation<
      HubAgent,
      { readonly id: string; readonly version: number; readonly change: HubAgentChange }
    >({
      query: ({ id, version, change: body }) => ({
        ...own(hubPath('agent', id)),
        ...{ method: 'PATCH', version, body },
      }),
      // Also where it is refused: what is shown was old.
      invalidatesTags: [TAGS.agents],
    }),
    hubJobs: build.query<HubJob[], void>({
      query: () => own(HUB_PATHS.jobs),
      transformResponse: ({ jobs }: HubJobs) => jobs,
      providesTags: [TAGS.jobs],
    }),
    beginBulk: build.mutation<HubJob, BulkBody>({
      query: (body) => post(HUB_PATHS.jobs, body),
      invalidatesTags: [TAGS.jobs],
    }),
    stopHubJob: build.mutation<HubJob, Seen>({
      query: ({ id, version }) => ({ ...post(hubPath('stop', id), {}), version }),
      invalidatesTags: [TAGS.jobs],
    }),
    undoHubJob: build.mutation<HubJob, Seen>({
      query: ({ id, version }) => ({ ...post(hubPath('undo', id), {}), version }),
      invalidatesTags: [TAGS.jobs],
    }),
    uploadAgents: build.mutation<HubFile, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return post(HUB_PATHS.imports, body);
      },
    }),
    checkAgents: build.query<HubCheck, Seen & { readonly look: HubLook }>({
      query: ({ id, version, look }) => ({ ...post(hubPath('check', id), look), version }),
    }),
    startAgents: build.mutation<HubJob, Seen & { readonly start: HubStart }>({
      query: ({ id, version, start }) => ({ ...post(hubPath('start', id), start), version }),
      invalidatesTags: [TAGS.jobs],
    }),
  }),
});

export const {
  useHubAgentsQuery,
  useHubAgentQuery,
  useChangeHubAgentMutation,
  useHubJobsQuery,
  useBeginBulkMutation,
  useStopHubJobMutation,
  useUndoHubJobMutation,
  useUploadAgentsMutation,
  useCheckAgentsQuery,
  useStartAgentsMutation,
} = hubApi;
