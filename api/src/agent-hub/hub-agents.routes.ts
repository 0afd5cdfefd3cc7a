import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AGENT_ID_PATTERN,
  HUB_PAGE_SIZE,
  HUB_PATHS,
  HubAgent,
  HubAgentChange,
  HubAgents as HubAgentsAnswer,
  HubQuery,
  type HubFilter,
} from '@atoll/contracts/agent-hub';
import { Type } from 'typebox';
import { ofDuty } from '../shared/auth/principal';
import { CSV_ANSWER, sendCsv } from '../shared/csv/csv-answer';
import type { HubAgents, KnownAgent } from '../shared/directory/hub-agents';
import type { EditLog } from '../shared/edits/edit-log';
import { AppError } from '../shared/errors/app-error';
import { changedVersion } from '../shared/http/if-match';
import { AGENT_COLUMNS, agentCells } from './export/agent-cells';

export interface HubAgentsRoutesDeps {
  readonly hub: HubAgents;
  readonly edits: Pick<EditLog, 'note'>;
  /** Visitors of the last days by the agents' ids; whoever is not in it had none. */
  readonly visitsOfAll: () => Promise<ReadonlyMap<string, number>>;
}

const tags = ['administration'];
const AgentId = Type.Object({ agentId: Type.String({ pattern: AGENT_ID_PATTERN }) });

/** What people edit of an agent. */
function edited({ name, agency, city, country, ...agent }: KnownAgent['view']) {
  const { summary, specialities, languages, is_featured, hidden } = agent;
  return { name, agency, city, country, summary, specialities, languages, is_featured, hidden };
}

async function* rowsOf(hub: HubAgents) {
  for await (const row of hub.own()) yield agentCells(row);
}

/** All agents of the directory, to be found, changed one by one, and saved as a file (POR-15). */
export function hubAgentsRoutes({ hub, edits, visitsOfAll }: HubAgentsRoutesDeps): FastifyPluginAsyncTypebox {
  async function search(filter: HubFilter, order: NonNullable<HubQuery['order']>) {
    if (order !== 'visited') return hub.search(filter, order);
    const [found, visits] = await Promise.all([hub.search(filter, 'featured'), visitsOfAll()]);
    const visitsOf = (id: string) => visits.get(id) ?? 0;
    return { ...found, ids: [...found.ids].sort((a, b) => visitsOf(b) - visitsOf(a)) };
  }

  async function find(id: string): Promise<KnownAgent> {
    const agent = (await hub.find([id])).get(id);
    if (!agent) throw new AppError('NOT_FOUND', { message: 'There is no such agent.' });
    return agent;
  }
  const conflict = (current: KnownAgent) =>
    new AppError('CONFLICT', {
      message: 'This agent was changed elsewhere meanwhile. Look at both, and save again what you want.',
      body: { current: current.view },
    });
  const duty = ofDuty('directory');
  return async (app) => {
    app.get(
      HUB_PATHS.agents,
      {
        ...duty,
        schema: {
          tags,
          summary: 'Agents of the directory, hidden ones too, narrowed by words and by what is true of them',
          querystring: HubQuery,
          response: { 200: HubAgentsAnswer },
        },
      },
      async ({ query: { order = 'name', page = 1, ...filter } }) => {
        const { ids, all, own } = await search(filter, order);
        const shown = ids.slice((page - 1) * HUB_PAGE_SIZE, page * HUB_PAGE_SIZE);
        const found = await hub.find(shown);
        const agents = shown.flatMap((id) => found.get(id)?.view ?? []);
        return { agents, total: ids.length, all, own, page };
      },
    );
    app.get(
      HUB_PATHS.csv,
      {
        ...ofDuty('directory', { confirmed: true }),
        schema: {
          tags,
          summary: 'Agents of one’s own as a CSV file, as an import takes it',
          response: CSV_ANSWER,
        },
      },
      async (_request, reply) => sendCsv(reply, 'agents.csv', AGENT_COLUMNS, rowsOf(hub)),
    );
    app.get(
      HUB_PATHS.agent,
      { ...duty, schema: { tags, summary: 'One agent', params: AgentId, response: { 200: HubAgent } } },
      async ({ params }) => (await find(params.agentId)).view,
    );
    app.patch(
      HUB_PATHS.agent,
      {
        ...duty,
        schema: {
          tags,
          summary: 'Changes an agent; `If-Match` names the version',
          params: AgentId,
          body: HubAgentChange,
          response: { 200: HubAgent },
        },
      },
      async (request) => {
        const version = changedVersion(request);
        const before = await find(request.params.agentId);
        if (before.version !== version) throw conflict(before);
        const set = await hub.changedFields(before, request.body);
        const after = await hub.change(before, set);
        if (!after) throw conflict(await find(before.id));
        await edits.note(request, {
          ...{ kind: 'agent', record: after.id, title: after.view.name, what: 'changed' },
          ...{ before: edited(before.view), after: edited(after.view) },
        });
        return after.view;
      },
    );
  };
}
