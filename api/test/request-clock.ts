import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import {
  quoteRequestModel,
  UNCHANGED,
  type QuoteRequestDocument,
} from '../src/requests/models/quote-request.model';
import { createRequestsParts, type RequestsParts } from '../src/requests/requests-parts';
import { createChangeLog } from '../src/shared/changes/change-log';
import { createConnections } from '../src/shared/connections/connections';
import { keptExchangeRates } from '../src/shared/money/exchange-rates';
import type { AskableAgent } from '../src/shared/directory/askable-agents';
import { createLogger } from '../src/shared/observability/logger';
import { testConfig } from './config';
import { goodRequest } from './requests';

const LISBON = { lat: 38.7, lng: -9.1, city: 'Lisbon', citySlug: 'lisbon' } as const;
export const TOKYO = { lat: 35.7, lng: 139.7, city: 'Tokyo', citySlug: 'tokyo' } as const;

/** An agent who plans trips to Portugal. Its account is `account-<id>`. */
export function askableAgent(id: string, own: Partial<AskableAgent> = {}): AskableAgent {
  return {
    ...{ id, name: `Agent ${id}`, agency: null, country: 'Portugal', picture: null, page: `/agent/${id}` },
    ...{ userId: `account-${id}`, countrySlug: 'portugal', languages: ['en'], specialities: [] },
    ...{ places: ['portugal'], ...LISBON },
    ...own,
  };
}

export interface AskedMail {
  readonly kind: string;
  readonly to: string;
  readonly at: Date;
}

export interface ClockStage {
  readonly parts: RequestsParts;
  /** What was asked to be mailed, in its order. */
  readonly mails: AskedMail[];
  readonly now: () => Date;
  readonly passHours: (hours: number) => void;
  readonly tick: () => Promise<void>;
  /** Adds a request as the form leaves it. */
  readonly add: (own?: Partial<QuoteRequestDocument>) => Promise<QuoteRequestDocument>;
  /** Until the next mail is asked for, which fails. */
  readonly failNextMail: () => void;
}

/** Requests with a clock that a test moves, among agents that it names. */
export function clockStage(database: Connection, agents: readonly AskableAgent[], start: Date): ClockStage {
  let nowMs = start.getTime();
  let fails = false;
  const mails: AskedMail[] = [];
  const now = () => new Date(nowMs);
  const ask = async (kind: string, to: string) => {
    if (fails) {
      fails = false;
      throw new Error('the machine was switched off');
    }
    mails.push({ kind, to, at: now() });
  };
  const nothing = async () => undefined;
  const parts = createRequestsParts({
    config: {
      ...testConfig(),
      QUOTE_REQUESTS_MAX: 10,
      AUTH_SECRET: 'a secret of this test alone',
      PUBLIC_URL: 'http://atoll.test',
    },
    edits: { note: nothing },
    database,
    log: createLogger(testConfig()),
    changes: createChangeLog(database),
    jobs: { define: () => undefined, ask: nothing, plugin: nothing },
    mails: { define: () => undefined, ask, askForNothing: nothing, removeTo: nothing, plugin: nothing },
    findAccount: async (id) => ({
      ...{ id, email: `${id}@mail.example`, isEmailVerified: true, userType: 'agent', role: 'agent' },
      metadata: { name: id },
    }),
    findHouse: async () => null,
    findHousePage: async () => null,
    connections: createConnections(database),
    rates: keptExchangeRates(),
    storage: { write: nothing, read: async () => null, remove: nothing },
    pages: { agent: async () => null, cities: async () => [] },
    askable: {
      all: async () => [...agents],
      byIds: async (ids) => agents.filter(({ id }) => ids.includes(id)),
      forPlace: async () => [...agents],
      byUser: async (userId) => agents.find((agent) => agent.userId === userId) ?? null,
      placeOf: async () => ({ city_slug: 'lisbon', country_slug: 'portugal' }),
      countryName: async () => 'Portugal',
    },
    watchSession: () => () => undefined,
    now,
  });
  return {
    parts,
    mails,
    now,
    passHours: (hours) => void (nowMs += hours * 3_600_000),
    tick: () => parts.clock.tick(nothing),
    failNextMail: () => void (fails = true),
    add: async (own = {}) => {
      const { contact, key, agentIds: _ids, openMs: _openMs, ...wish } = goodRequest();
      const request: QuoteRequestDocument = {
        ...{
          _id: randomUUID(),
          key,
          wanted: null,
          body_hash: 'hash',
          reference: 'AT-234567',
          status: 'sent',
        },
        ...{ closed_reason: null, traveler_id: null, link_version: 1, wish, contact },
        place: { city_slug: 'lisbon', country_slug: 'portugal' },
        ...{ chosen_agent_ids: [], released_to: [], accepted: null, ...UNCHANGED },
        ...{ created_at: now(), confirmed_at: now(), changed_at: now(), due: 'invite', due_at: now() },
        ...own,
      };
      await quoteRequestModel(database).create(request);
      return request;
    },
  };
}
