import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { MarcoEvent, MarcoEventData, MarcoEventName, MarcoRequest } from '@atoll/contracts/marco';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { buildIndexes } from '../src/shared/mongo/connection';
import { runningSandbox, type RunningSandbox } from '../src/shared/provider/testing/running-sandbox';
import { testDatabase } from './database';
import { buildTestSite } from './site';

export const FROM_OUR_PAGE = { origin: 'http://localhost:4000' } as const;

export function readEvents(payload: string): (MarcoEvent & { readonly id: number })[] {
  return payload
    .split('\n\n')
    .filter((block) => block.startsWith('id:'))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      return {
        id: Number(field('id')),
        event: field('event'),
        data: JSON.parse(field('data')) as unknown,
      } as MarcoEvent & {
        id: number;
      };
    });
}

export function dataOf<N extends MarcoEventName>(
  events: readonly MarcoEvent[],
  name: N,
): MarcoEventData[N] | undefined {
  return events.find(({ event }) => event === name)?.data as MarcoEventData[N] | undefined;
}

/** One browser: it keeps its cookie. */
export interface Browser {
  readonly ask: (
    text: string,
    more?: Partial<MarcoRequest>,
  ) => Promise<{
    readonly answer: LightMyRequestResponse;
    readonly events: ReturnType<typeof readEvents>;
    /** What stands in the bubble. */
    readonly text: string;
    readonly messageId: string;
    readonly conversationId: string;
  }>;
  readonly call: (
    method: InjectOptions['method'],
    url: string,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
}

export interface MarcoSite {
  readonly app: FastifyInstance;
  readonly browser: () => Browser;
}

/** The whole API with Marco over the sandbox's stand-ins. Close `app` after use. */
export async function buildMarcoSite(
  database: Connection,
  { travel, languageModel, webSearch }: RunningSandbox,
  env: Readonly<Record<string, string>> = {},
): Promise<MarcoSite> {
  const { app } = await buildTestSite(database, {
    env: {
      AMADEUS_BASE_URL: travel.url,
      AMADEUS_CLIENT_ID: 'sandbox',
      AMADEUS_CLIENT_SECRET: 'sandbox',
      OPENAI_BASE_URL: `${languageModel.url}/v1`,
      TAVILY_BASE_URL: webSearch.url,
      MARCO_MESSAGES_MAX: '10000',
      ...env,
    },
  });
  await buildIndexes(database);
  const browser = (): Browser => {
    let cookie = '';
    const call: Browser['call'] = async (method, url, payload, headers = {}) => {
      const answer = await app.inject({
        method,
        url,
        headers: { ...FROM_OUR_PAGE, ...(cookie && { cookie }), ...headers },
        ...(payload && { payload }),
      });
      const [set] = [answer.headers['set-cookie'] ?? []].flat();
      if (set?.startsWith('atoll_visitor')) cookie = set.split(';')[0] ?? '';
      return answer;
    };
    return {
      call,
      ask: async (text, more = {}) => {
        const messageId = more.messageId ?? randomUUID();
        const answer = await call('POST', '/api/marco/messages', { messageId, text, ...more });
        const events = readEvents(answer.payload);
        const last = dataOf(events, 'done') ?? dataOf(events, 'failed');
        const conversationId = dataOf(events, 'started')?.conversationId ?? '';
        return { answer, events, text: last?.message.content ?? '', messageId, conversationId };
      },
    };
  };
  return { app, browser };
}

/** The API with Marco and its stand-ins for all tests of a file. Call it once, at the top of the file. */
export function testMarco(env: Readonly<Record<string, string>> = {}) {
  const database = testDatabase();
  const sandbox = runningSandbox();
  let site: MarcoSite;
  beforeAll(async () => {
    site = await buildMarcoSite(database().connection, sandbox(), env);
  });
  afterAll(() => site.app.close());
  return { database, sandbox, site: () => site };
}
