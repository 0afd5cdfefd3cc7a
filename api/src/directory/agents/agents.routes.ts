import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Agent,
  AGENT_PAGE_SIZE,
  AGENT_SUGGESTIONS_MAX,
  AgentClustersAnswer,
  AgentClustersQuery,
  AgentsAnswer,
  AgentsQuery,
} from '@atoll/contracts/agent';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { Type } from 'typebox';
import { AppError } from '../../platform/errors/app-error';
import { readFilters } from '../read-model/agent-filters';
import type { DirectoryIndex } from '../read-model/directory-index';
import { agentProfile } from './agent-profile';
import type { AgentsRepository } from './agents.repository';
import { readMapView } from '../read-model/map-view';

export interface AgentsRoutesDeps {
  readonly index: () => Promise<DirectoryIndex>;
  readonly agents: AgentsRepository;
}

function pageNumber(text: string | undefined): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** Bytes go past the serialiser of the route's schema, which then only documents them. */
function sendJson(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(bytes);
}

const [BEGIN, COMMA] = [Buffer.from('{"data":['), Buffer.from(',')];

/**
 * A page of agents as JSON. The cards are kept as bytes, so that a list is put together and not written anew: parsing
 * and serialising twenty cards would take longer than everything else.
 */
function listBytes(index: DirectoryIndex, query: AgentsQuery): Buffer {
  const { rows, featuredCount } = index.search.find(readFilters(query));
  const suggests = Boolean(query.name?.trim() || query.city?.trim());
  const size = suggests ? AGENT_SUGGESTIONS_MAX : AGENT_PAGE_SIZE;
  const page = suggests ? 1 : pageNumber(query.page);
  const pages = suggests ? 1 : Math.max(1, Math.ceil(rows.length / size));
  const meta: AgentsAnswer['meta'] = { count: rows.length, featuredCount, page, pages };
  const parts: Buffer[] = [BEGIN];
  for (const row of rows.subarray((page - 1) * size, page * size)) {
    if (parts.length > 1) parts.push(COMMA);
    parts.push(index.table.cardBytes(row));
  }
  return Buffer.concat([...parts, Buffer.from(`],"meta":${JSON.stringify(meta)}}`)]);
}

/** `GET /api/agents` (DIR-01, DIR-02, DIR-09 to DIR-11, DIR-19), one agent (DIR-07, DIR-08), and agents on a map. */
export function agentsRoutes({ index, agents }: AgentsRoutesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      API_PATHS.agents,
      {
        schema: {
          tags: ['directory'],
          summary:
            'Travel agents of visible countries; with name or city at most five whose name or city has that part',
          querystring: AgentsQuery,
          response: { 200: AgentsAnswer },
        },
      },
      async ({ query }, reply) => sendJson(reply, listBytes(await index(), query)),
    );
    app.get(
      API_PATHS.agentClusters,
      {
        schema: {
          tags: ['directory'],
          summary: 'Travel agents in a part of the map, those that stand together at its zoom as one',
          querystring: AgentClustersQuery,
          response: { 200: AgentClustersAnswer },
        },
      },
      async ({ query }) => (await index()).clusters.find(readMapView(query), readFilters(query)),
    );
    app.get(
      `${API_PATHS.agents}/:id`,
      {
        schema: {
          tags: ['directory'],
          summary: 'One travel agent',
          params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
          response: { 200: Agent },
        },
      },
      async ({ params }) => {
        const [current, agent] = await Promise.all([index(), agents.find(params.id)]);
        if (!agent || !current.isVisible(agent.clean_country)) throw new AppError('PGRST116');
        return agentProfile(agent, current.settings);
      },
    );
  };
}
