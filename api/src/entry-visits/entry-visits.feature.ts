import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FIGURES_DAYS } from '@atoll/contracts/agent-dashboard';
import { ENTRY_VISITS_PATH, EntryVisit } from '@atoll/contracts/entry-visit';
import { isbot } from 'isbot';
import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { Type } from 'typebox';
import type { House } from '@atoll/contracts/house';
import { houseHref } from '@atoll/contracts/pages/house.page';
import type { AccountPart, FindHousePage } from '../shared/auth/account';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { AskableAgents } from '../shared/directory/askable-agents';
import type { DirectoryPages } from '../shared/directory/directory-pages';
import { clientOf } from '../shared/http/client-address';
import { ownLimit } from '../shared/limits/rate-limit';
import { TOO_MANY } from '../shared/limits/too-many';
import { createEntryVisitsRepository } from './entry-visits.repository';
import { createSeenToday } from './seen-today';

const DAY_MS = 86_400_000;

/** Visitors of a page in the last days and in the same time before them. */
export interface EntryVisits {
  readonly last: number;
  readonly before: number;
  readonly isSample: boolean;
}

export interface EntryVisitsDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly database: Connection;
  readonly pages: Pick<DirectoryPages, 'agent'>;
  readonly askable: Pick<AskableAgents, 'byUser'>;
  /** The house of a public page, by the last part of its address; null without one. */
  readonly findHouse: (slug: string) => Promise<Pick<House, 'id'> | null>;
  readonly findHousePage: FindHousePage;
  /** Instead of the machine's clock. */
  readonly now?: () => Date;
}

export interface EntryVisitsFeature {
  readonly plugin: FastifyPluginAsync;
  readonly accountPart: AccountPart;
  /** Of an account's own entry or house; null where it has none that everybody sees. */
  readonly visitsOf: (userId: string) => Promise<EntryVisits | null>;
  /** Visitors of the last days by the ids of agents, without those of a demo. */
  readonly visitsOfAll: () => Promise<ReadonlyMap<string, number>>;
}

/** What a demo's entries and houses show besides who really came; nothing of it is kept. */
const SAMPLE_VISITS = { last: 148, before: 131 };

/** Visits of the entries of the directory and of houses, counted by the day and by nothing that tells who came. */
export function entryVisitsFeature(deps: EntryVisitsDeps): EntryVisitsFeature {
  const { config, database, pages, askable, findHouse, findHousePage } = deps;
  const now = deps.now ?? (() => new Date());
  const visits = createEntryVisitsRepository(database);
  const ofDemo = new Set<string>();
  const isFirstToday = createSeenToday(now);
  const refuseForeign = refuseForeignOrigin(config.PUBLIC_URL);
  const limit = ownLimit({
    ...{ name: 'entry-visits', most: 120, windowSeconds: 60 },
    complaint: 'Too many entries were opened from this address',
  });

  const idOfHouse = ({ id }: Pick<House, 'id'>) => `house ${id}`;
  /** Under what an account's own visits are counted; null where it has no page that everybody sees. */
  async function ownId(userId: string): Promise<string | null> {
    const entry = await askable.byUser(userId);
    if (entry) return entry.id;
    const page = await findHousePage(userId);
    const house = page === null ? null : await findHouse(page.slice(houseHref('').length));
    return house && idOfHouse(house);
  }
  /** Under what visits of this page are counted; null where there is no such page. */
  async function idOf(visit: EntryVisit): Promise<string | null> {
    if ('agentId' in visit) return (await pages.agent(visit.agentId)) && visit.agentId;
    const house = await findHouse(visit.house);
    return house && idOfHouse(house);
  }

  const routes: FastifyPluginAsyncTypebox = async (app) => {
    app.post(
      ENTRY_VISITS_PATH,
      {
        onRequest: async (request) => {
          await refuseForeign(request);
          await limit.count(clientOf(request.ip));
        },
        schema: {
          tags: ['agents'],
          summary: 'Counts a visitor of an entry or a house, once a day',
          body: EntryVisit,
          response: { 204: Type.Null({ description: 'Taken, whether it counts or not.' }), ...TOO_MANY },
        },
      },
      async ({ body, headers, ip, principal }, reply) => {
        const browser = headers['user-agent'] ?? '';
        const id = isbot(browser) ? null : await idOf(body);
        // Somebody who looks at what is their own is no visitor.
        const isOwn = id !== null && principal !== null && (await ownId(principal.userId)) === id;
        const counts = id !== null && !isOwn && isFirstToday([clientOf(ip), browser, id]);
        if (counts) await visits.count(id, now());
        return reply.code(204).send(null);
      },
    );
  };

  return {
    plugin: routes,
    visitsOfAll: () => visits.sumsAfter(new Date(now().getTime() - FIGURES_DAYS * DAY_MS)),
    visitsOf: async (userId) => {
      const own = await ownId(userId);
      if (own === null) return null;
      const since = (days: number) => new Date(now().getTime() - days * DAY_MS);
      const days = await visits.daysOf(own);
      const sum = (from: Date, to: Date | null) =>
        days
          .filter(({ day }) => day > from && (to === null || day <= to))
          .reduce((all, each) => all + each.visits, 0);
      const [last, first] = [since(FIGURES_DAYS), since(2 * FIGURES_DAYS)];
      const isSample = ofDemo.has(userId);
      const sample = isSample ? SAMPLE_VISITS : { last: 0, before: 0 };
      return { last: sum(last, null) + sample.last, before: sum(first, last) + sample.before, isSample };
    },
    accountPart: {
      name: 'entry_visits',
      onDemo: async ({ id }) => void ofDemo.add(id),
      onDeleted: async (userId) => {
        const own = await ownId(userId);
        if (own !== null) await visits.removeOf(own);
      },
      dataOf: async (userId) => {
        const own = await ownId(userId);
        return own === null ? [] : visits.daysOf(own);
      },
    },
  };
}
