import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Agent,
  AgentClustersAnswer,
  AgentClustersQuery,
  AgentsAnswer,
  AgentsQuery,
} from '@atoll/contracts/agent';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { Type } from 'typebox';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import { currentCaller } from '../../shared/provider/caller';
import type { PlaceNames } from '../../shared/places/place-names';
import type { RateLimit } from '../../shared/limits/rate-limit';
import { TOO_MANY } from '../../shared/limits/too-many';
import { readFilters } from '../read-model/agent-filters';
import type { DirectoryIndex } from '../read-model/directory-index';
import { agentProfile } from './agent-profile';
import { listBytes } from './agent-list';
import type { AgentsRepository } from './agents.repository';
import { readMapView } from '../read-model/map-view';

export interface AgentsRoutesDeps {
  readonly index: () => Promise<DirectoryIndex>;
  readonly agents: AgentsRepository;
  /** For searches with a text, or a country by another name than its own: loading them takes a second. */
  readonly placeNames: () => Promise<PlaceNames>;
  /** Of parts of the map that have to be computed. */
  readonly mapLimit: RateLimit;
}

/** Bytes go past the serialiser of the route's schema, which then only documents them. */
function sendJson(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(bytes);
}

/** `GET /api/agents` (DIR-01, DIR-02, DIR-09 to DIR-11, DIR-19), one agent (DIR-07, DIR-08), and agents on a map. */
export function agentsRoutes(deps: AgentsRoutesDeps): FastifyPluginAsyncTypebox {
  const { index, agents, mapLimit, placeNames } = deps;
  const namesFor = async ({ q, city, country }: Pick<AgentsQuery, 'q' | 'city' | 'country'>) => {
    const isText = Boolean(q?.trim() || city?.trim());
    const isOtherName = Boolean(country?.trim()) && (await index()).countrySlug(country ?? '') === null;
    return isText || isOtherName ? placeNames() : undefined;
  };
  return async (app) => {
    app.get(
      API_PATHS.agents,
      {
        schema: {
          tags: ['directory'],
          summary:
            'Travel agents of visible countries, those who fit best first; with name or city at most five whose name or city has that part',
          querystring: AgentsQuery,
          response: { 200: AgentsAnswer },
        },
      },
      async ({ query }, reply) => sendJson(reply, listBytes(await index(), query, await namesFor(query))),
    );
    app.get(
      API_PATHS.agentClusters,
      {
        schema: {
          tags: ['directory'],
          summary: 'Travel agents in a part of the map, those that stand together at its zoom as one',
          querystring: AgentClustersQuery,
          response: { 200: AgentClustersAnswer, ...TOO_MANY },
        },
      },
      async ({ query, ip }) => {
        const [view, filters] = [readMapView(query), readFilters(query)];
        const { clusters } = await index();
        const kept = clusters.kept(view, filters);
        if (kept) return kept;
        await mapLimit.count(currentCaller()?.client ?? clientOf(ip));
        return clusters.find(view, filters, await namesFor(query));
      },
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
        if (!agent || agent.hidden || !current.isVisible(agent.clean_country)) throw new AppError('PGRST116');
        return agentProfile(agent, current.settings);
      },
    );
  };
}
