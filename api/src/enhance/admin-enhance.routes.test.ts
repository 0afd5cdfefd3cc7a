import {
  ADMIN_ENHANCE_MAX,
  ADMIN_ENHANCE_PATH,
  type AdminEnhancedText,
} from '@atoll/contracts/admin-enhance';
import { hubPath, type HubAgent } from '@atoll/contracts/agent-hub';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { Duty } from '@atoll/contracts/portal-duties';
import type { FastifyInstance } from 'fastify';
import { Types } from 'mongoose';
import { buildAccountsSite, type AccountsSite, type Person } from '../../test/accounts';
import { buildBareApp } from '../../test/bare-app';
import { testConfig } from '../../test/config';
import { testDatabase } from '../../test/database';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../test/sample-directory';
import type { WritingTask } from '../shared/language/text-writer';
import { createLogger } from '../shared/observability/logger';
import { runningSandbox } from '../shared/provider/testing/running-sandbox';
import { enhanceFeature } from './enhance.feature';

const ID = '0123456789abcdef01234567';
const view: HubAgent = {
  ...{ id: ID, version: 4, name: 'Hanna Berg', agency: 'Far Shores', city: 'Lisbon', country: 'Portugal' },
  ...{ summary: 'Plans slow journeys', specialities: ['beach'], languages: ['en', 'de'] },
  ...{ is_featured: false, hidden: false, sample: false, hasAccount: false, externalId: null },
  ...{ page: null, updatedAt: '2020-11-01T00:00:00.000Z' },
};

describe('with a writer of the test', () => {
  let app: FastifyInstance;
  let duties: readonly Duty[];
  let isOn: boolean;
  let tasks: WritingTask[];
  let answer: () => Promise<string | null>;
  const config = testConfig();
  beforeAll(async () => {
    app = await buildBareApp(async (instance) => {
      instance.addHook('onRequest', async (request) => {
        request.principal = {
          ...{ userId: 'u1', sessionId: 's1', role: 'admin' as const, duties, confirmedAt: new Date() },
        };
      });
      const mark = { job: null, version: 0, undone: null };
      const agent = { id: ID, version: 4, mark, record: { since: 2010 }, view };
      const limit = { count: async () => undefined };
      await instance.register(
        enhanceFeature({
          ...{ config, log: createLogger(config), limit, adminLimit: limit, writeMs: 50 },
          hub: { find: async (ids) => new Map(ids.includes(ID) ? [[ID, agent]] : []) },
          writer: {
            get isOn() {
              return isOn;
            },
            isStandIn: false,
            write: (task) => {
              tasks.push(task);
              return answer();
            },
          },
        }),
      );
    });
  });
  beforeEach(() => {
    [duties, isOn, tasks] = [['directory'], true, []];
    answer = () => Promise.resolve('Hanna Berg plans beach journeys from Lisbon since 2010.');
  });
  afterAll(() => app.close());
  const ask = (agentId = ID, more: object = {}) =>
    app.inject({ method: 'POST', url: ADMIN_ENHANCE_PATH, payload: { agentId, ...more } });

  it('POR-02: the writer is given what the directory knows of the agent, and what it adds is to be checked', async () => {
    answer = () =>
      Promise.resolve('Hanna Berg plans beach journeys from Lisbon. Winner of the Blue Prize 2019.');
    const better = await ask();
    expect(better.headers['cache-control']).toBe('no-store');
    expect(better.json<AdminEnhancedText>()).toEqual({
      text: 'Hanna Berg plans beach journeys from Lisbon. Winner of the Blue Prize 2019.',
      toCheck: ['Blue Prize', '2019'],
      ...{ isStandIn: false, base: 'Plans slow journeys', version: 4 },
    });
    expect(tasks).toHaveLength(1);
    for (const fact of ['Plans slow journeys.', 'in Lisbon, Portugal', 'Far Shores', 'German', 'since 2010'])
      expect(tasks[0]?.text).toContain(fact);
    expect(tasks[0]?.instruction).toContain('Keep every fact and add none');
  });

  it('POR-02: a model that fails, is late, has used up its day or says nothing changes nothing, and says so', async () => {
    for (const [how, words] of [
      [() => Promise.reject(new Error('down')), /cannot be reached/],
      [() => new Promise<string>((resolve) => setTimeout(() => resolve('late'), 120)), /took too long/],
      [() => Promise.resolve(null), /all it may today/],
      [() => Promise.resolve('``` \n```'), /nothing that can be used/],
    ] as const) {
      answer = how;
      const { message } = (await ask()).json<ErrorEnvelope>();
      expect(message).toMatch(words);
      expect(message).toContain('The agent’s text stays as it is.');
    }
  });

  it('POR-02: where the site has no model it says so, and asks nobody', async () => {
    isOn = false;
    expect((await ask()).json<ErrorEnvelope>().message).toMatch(/has no writing assistant/);
    expect(tasks).toEqual([]);
  });

  it('POR-02: an unknown agent, what is no id, another field and other duties are refused before anybody is asked', async () => {
    expect((await ask('f'.repeat(24))).statusCode).toBe(404);
    expect((await ask('../etc')).statusCode).toBe(400);
    expect((await ask(ID, { instruction: 'sing' })).statusCode).toBe(400);
    duties = ['content', 'moderation'];
    expect((await ask()).statusCode).toBe(403);
    expect(tasks).toEqual([]);
  });
});

describe('with the stand-in of the sandbox', () => {
  const database = testDatabase();
  const sandbox = runningSandbox();
  let site: AccountsSite;
  let admin: Person;
  beforeAll(async () => {
    const said = {
      name: 'Bo Lind',
      agency: 'Good Winds',
      summary: 'Bo Lind is a travel agent in Lisbon, Portugal.',
    };
    await writeDirectory(database().connection, {
      agents: [sampleAgent({ _id: new Types.ObjectId(ID), ...said })],
      ...{ countries: [sampleCountry('Portugal')], cities: [sampleCity('Lisbon', 'Portugal')] },
    });
    site = await buildAccountsSite(database().connection, {
      OPENAI_BASE_URL: `${sandbox().languageModel.url}/v1`,
      ADMIN_EMAIL: 'admin@mail.example',
    });
    admin = await site.join('admin@mail.example');
  });
  afterAll(() => site.app.close());
  const ask = (headers: object = admin.headers) =>
    site.app.inject({
      ...{ method: 'POST', url: ADMIN_ENHANCE_PATH, payload: { agentId: ID } },
      headers: { ...headers },
    });

  it('POR-02, POR-15: what is proposed is saved by the hub from the version that it was made from, and by no other', async () => {
    const { text, version, isStandIn } = (await ask()).json<AdminEnhancedText>();
    expect([isStandIn, text]).toEqual([true, expect.stringContaining('The agency is Good Winds.')]);
    const save = (from: number, summary: string) =>
      site.app.inject({
        ...{ method: 'PATCH', url: hubPath('agent', ID), payload: { summary } },
        headers: { ...admin.headers, 'if-match': `"${from}"` },
      });
    const saved = await save(version, text);
    expect(saved.json<HubAgent>().summary).toBe(text);
    expect((await save(version, 'An older idea of somebody else.')).statusCode).toBe(409);
    expect((await ask()).json<AdminEnhancedText>()).toMatchObject({ base: text, version: version + 1 });
  });

  it('POR-02: not from another site, and not without end', async () => {
    expect((await ask({ ...admin.headers, origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    const answers = [];
    for (let asked = 0; asked < ADMIN_ENHANCE_MAX; asked += 1) answers.push((await ask()).statusCode);
    expect(answers.at(-1)).toBe(429);
  });
});
