import { randomUUID } from 'node:crypto';
import { addDays } from '@atoll/contracts/dates';
import type { AgentsAnswer } from '@atoll/contracts/agent';
import type { RequestBody, RequestReceived } from '@atoll/contracts/quote-request';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Connection } from 'mongoose';
import { userModel } from '../src/auth/models/user.model';
import { createAgentsRepository } from '../src/directory/agents/agents.repository';
import { createChangeLog } from '../src/shared/changes/change-log';
import { buildAccountsSite, PASSWORD, type AccountsSite, type Person } from './accounts';
import { eventually } from './eventually';
import { sampleAgent, sampleCountry, writeDirectory } from './sample-directory';

type Sample = Parameters<typeof sampleAgent>[0];

/** The earliest day on which a trip of a test begins: a month from now. */
export const tripDay = (days = 30) => addDays(new Date().toISOString().slice(0, 10), days);

/** A request in which nothing is wrong. */
export function goodRequest(own: Partial<RequestBody> = {}): RequestBody {
  return {
    key: randomUUID(),
    place: { text: 'Lisbon', city: 'Lisbon', country: 'Portugal' },
    when: { from: tripDay(30), to: tripDay(37), month: null, flexibleDays: 0 },
    adults: 2,
    childAges: [],
    budget: null,
    interests: [],
    languages: [],
    notes: '',
    about: null,
    contact: { name: 'Noor Haddad', email: `noor.${randomUUID().slice(0, 8)}@mail.example`, phone: '' },
    agentIds: [],
    openMs: 20_000,
    ...own,
  };
}

export interface AskedAgentPerson extends Person {
  readonly agentId: string;
  readonly email: string;
}

export interface RequestsSite extends AccountsSite {
  readonly send: (body: object, more?: Partial<InjectOptions>) => Promise<LightMyRequestResponse>;
  /** What a mail carries as the way to a request. */
  readonly tokenTo: (email: string, count?: number) => Promise<string>;
  /** Sends a request, and confirms its address where its sender has not. */
  readonly ask: (
    own?: Partial<RequestBody>,
    headers?: Person['headers'],
  ) => Promise<{ token: string; id: string; reference: string }>;
  readonly own: (token: string, action?: string, payload?: object) => Promise<LightMyRequestResponse>;
  readonly by: (
    person: Person | null,
    url: string,
    payload?: object,
    method?: 'POST' | 'PUT',
  ) => Promise<LightMyRequestResponse>;
  /** An agent of the directory with an account that is signed in. */
  readonly agent: (own?: Sample) => Promise<AskedAgentPerson>;
}

/** The whole API with a directory of Portugal, Italy and hidden Cuba, and what a test of requests does with it. */
export async function buildRequestsSite(
  database: Connection,
  env: Readonly<Record<string, string>> = {},
): Promise<RequestsSite> {
  await writeDirectory(database, {
    agents: [],
    countries: [
      sampleCountry('Portugal'),
      sampleCountry('Italy', { country_code: 'IT' }),
      sampleCountry('Cuba', { country_code: 'CU', is_visible: false }),
    ],
  });
  const accounts = await buildAccountsSite(database, { QUOTE_REQUESTS_MAX: '10000', ...env });
  const { app, post, mailsTo } = accounts;
  const agents = createAgentsRepository(database, createChangeLog(database));
  let count = 0;
  const send: RequestsSite['send'] = (body, more) => post('/api/quote-requests', body, more);
  const own: RequestsSite['own'] = (token, action, payload) => {
    const url = `/api/quote-requests/own/${token}${action ? `/${action}` : ''}`;
    return payload ? app.inject({ method: 'POST', url, payload }) : app.inject({ url });
  };
  const tokenTo: RequestsSite['tokenTo'] = async (email, mails) => {
    const [mail] = await mailsTo(email, mails);
    return /\/request\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  return {
    ...accounts,
    send,
    own,
    tokenTo,
    ask: async (wish = {}, headers = undefined) => {
      const body = goodRequest(wish);
      const { reference, link } = (await send(body, { headers })).json<RequestReceived>();
      const token = link ? link.slice('/request/'.length) : await tokenTo(body.contact.email);
      expect((await own(token, 'confirm', {})).statusCode).toBe(200);
      return { token, reference, id: token.split('.')[0] ?? '' };
    },
    by: (person, url, payload, method = 'POST') => {
      const headers = person?.headers;
      return payload ? app.inject({ method, url, headers, payload }) : app.inject({ url, headers });
    },
    agent: async (sample = {}) => {
      count += 1;
      const email = `agent${count}@mail.example`;
      await accounts.register(email, 'agent');
      await post('/api/auth/verify-email', {
        token_hash: await accounts.linkTo(email),
        password: PASSWORD,
      });
      const user = await userModel(database).findOne({ email }).orFail();
      const { _id: _, ...row } = sampleAgent({ name: `Agent ${count}`, ...sample, user_id: user._id });
      const agentId = await agents.add(row);
      await eventually(async () => {
        const found = await app.inject(`/api/agents?name=${encodeURIComponent(row.name)}`);
        expect(found.json<AgentsAnswer>().data.map(({ id }) => id)).toContain(agentId);
      });
      return { ...accounts.person(await accounts.login(email)), agentId, email };
    },
  };
}
