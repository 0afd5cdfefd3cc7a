import { ENHANCE_MAX, type EnhancedText } from '@atoll/contracts/enhance';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { buildAccountsSite, type AccountsSite, type Person } from '../../test/accounts';
import { buildBareApp } from '../../test/bare-app';
import { testDatabase } from '../../test/database';
import { createLogger } from '../shared/observability/logger';
import { testConfig } from '../../test/config';
import type { TextWriter, WritingTask } from '../shared/language/text-writer';
import { runningSandbox } from '../shared/provider/testing/running-sandbox';
import { enhanceFeature } from './enhance.feature';
import { newFacts } from './new-facts';
import { writtenText } from './written-text';

const OLD = 'i very much love walking along the coast of Portugal and plan it for families';

describe('with a writer of the test', () => {
  let app: FastifyInstance;
  let tasks: WritingTask[] = [];
  let answer: () => Promise<string | null> = () => Promise.resolve('');
  const config = testConfig();
  const appWith = (more: Partial<TextWriter> = {}) =>
    buildBareApp(async (instance) => {
      instance.addHook('onRequest', async (request) => {
        request.principal = {
          userId: 'u1',
          sessionId: 's1',
          role: 'agent',
          duties: [],
          confirmedAt: new Date(),
        };
      });
      const writer: TextWriter = {
        ...{ isOn: true, isStandIn: false },
        write: (task) => {
          tasks.push(task);
          return answer();
        },
        ...more,
      };
      const limit = { count: async () => undefined };
      await instance.register(
        enhanceFeature({
          ...{ config, log: createLogger(config), writer, limit, adminLimit: limit, writeMs: 50 },
          hub: { find: async () => new Map() },
        }),
      );
    });
  beforeAll(async () => {
    app = await appWith();
  });
  beforeEach(() => (tasks = []));
  afterAll(() => app.close());
  const ask = (instance = app, text = OLD) =>
    instance.inject({ method: 'POST', url: '/api/agent/enhance', payload: { text } });

  it('AGT-08: the text comes back better, and what it says that the old one did not is to be checked', async () => {
    answer = () =>
      Promise.resolve('I plan walks on the coast of Portugal for families. Since 1998, with Rota Vicentina.');
    const better = await ask();
    expect(better.headers['cache-control']).toBe('no-store');
    expect(better.json<EnhancedText>()).toEqual({
      text: 'I plan walks on the coast of Portugal for families. Since 1998, with Rota Vicentina.',
      toCheck: ['1998', 'Rota Vicentina'],
      isStandIn: false,
    });
    expect(tasks).toMatchObject([{ text: OLD, instruction: expect.stringContaining('Keep every fact') }]);
  });

  it('AGT-08: a model that fails, is late, has used up its day or says nothing changes nothing, and says so', async () => {
    for (const [how, code, words] of [
      [() => Promise.reject(new Error('down')), 'PROVIDER_UNAVAILABLE', /cannot be reached/],
      [
        () => new Promise<string>((resolve) => setTimeout(() => resolve('late'), 120)),
        'PROVIDER_TIMEOUT',
        /took too long/,
      ],
      [() => Promise.resolve(null), 'RATE_LIMITED', /all it may today/],
      [() => Promise.resolve('``` \n```'), 'PROVIDER_FAILED', /nothing that can be used/],
    ] as const) {
      answer = how;
      const { code: said, message } = (await ask()).json<ErrorEnvelope>();
      expect([said, message]).toEqual([code, expect.stringMatching(words)]);
      expect(message).toContain('Your text stays as it is.');
    }
  });

  it('AGT-08: where the site has no model, it says so and asks nobody', async () => {
    const off = await appWith({ isOn: false });
    expect((await ask(off)).json<ErrorEnvelope>().message).toMatch(/has no writing assistant/);
    expect(tasks).toEqual([]);
    await off.close();
  });

  it('AGT-08: markup, hidden characters and secret links of a model are gone, and it is as long as an entry may be', async () => {
    const link = '/request/0d9f4b1e-3c52-4a7f-9f0e-6b1c2d3e4f50.abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
    answer = () =>
      Promise.resolve(
        `"**I plan walks.** <img src=x onerror=alert(1)>\u202e See ${link} ${'I walk. '.repeat(200)}"`,
      );
    const { text } = (await ask()).json<EnhancedText>();
    expect(text).toMatch(/^I plan walks\./);
    expect(text).not.toMatch(/[<*\u202e]|abcdefghijklmnop/);
    expect(text.length).toBeLessThanOrEqual(600);
    expect(text.endsWith('.')).toBe(true);
  });

  it('an empty text, a long one and another field are refused before anybody is asked', async () => {
    expect((await ask(app, '  ')).statusCode).toBe(400);
    expect((await ask(app, 'x'.repeat(601))).statusCode).toBe(400);
    const more = { text: OLD, model: 'another', role: 'system' };
    expect((await app.inject({ method: 'POST', url: '/api/agent/enhance', payload: more })).statusCode).toBe(
      400,
    );
    expect(tasks).toEqual([]);
  });
});

describe('with the stand-in of the sandbox', () => {
  const database = testDatabase();
  const sandbox = runningSandbox();
  let site: AccountsSite;
  let agent: Person;
  beforeAll(async () => {
    site = await buildAccountsSite(database().connection, {
      OPENAI_BASE_URL: `${sandbox().languageModel.url}/v1`,
    });
    agent = await site.join('agent@mail.example', 'agent');
  });
  afterAll(() => site.app.close());
  const ask = (headers: object = {}) =>
    site.app.inject({
      ...{ method: 'POST', url: '/api/agent/enhance', payload: { text: OLD } },
      headers: { ...headers },
    });

  it('AGT-08: it says of itself that it is one, and adds no fact', async () => {
    const { text, toCheck, isStandIn } = (await ask(agent.headers)).json<EnhancedText>();
    expect(isStandIn).toBe(true);
    expect(text).toMatch(/^I much love walking along the coast of Portugal/);
    expect(toCheck).toEqual([]);
  });

  it('AGT-08, AGT-10: nobody but an agent asks, from no other site, and not without end', async () => {
    const tara = await site.join('tara@mail.example');
    expect((await ask(tara.headers)).json<ErrorEnvelope>().code).toBe('42501');
    expect((await ask()).statusCode).toBe(401);
    const foreign = { ...agent.headers, origin: 'https://elsewhere.example' };
    expect((await ask(foreign)).statusCode).toBe(403);
    for (let asked = 1; asked < ENHANCE_MAX; asked += 1)
      expect((await ask(agent.headers)).statusCode).toBe(200);
    const refused = await ask(agent.headers);
    expect(refused.json<ErrorEnvelope>().message).toMatch(/^Too many texts were asked for: 10 in 60 minutes/);
  });
});

it.each([
  ['numbers', 'I walk.', 'I walk 12 trails, and three in spring.', ['12', 'three']],
  ['names of several words', 'I love Lisbon.', 'I love Lisbon and Campo de Ourique.', ['Campo', 'Ourique']],
  ['claims', 'I plan trips.', 'I plan award-winning trips, always.', ['award-winning', 'always']],
  ['addresses', 'Write to me.', 'Write to me at ana@mail.example.', ['ana@mail.example']],
  ['nothing where only the words differ', 'i plan walks in Sintra', 'Walks in Sintra: I plan them.', []],
  ['nothing of what stood there with accents', 'São Miguel, 3 times', 'Sao Miguel 3 times.', []],
])('marks %s', (_what, old, text, facts) => {
  expect(newFacts(old, text)).toEqual(facts);
});

it('cuts at the end of a sentence, and inside one only where there is no other end', () => {
  expect(writtenText('One. Two is longer.', 12)).toBe('One.');
  expect(writtenText('Onetwothreefourfive', 10)).toBe('Onetwothr…');
  expect(writtenText('```text\nPlain words.\n```', 50)).toBe('Plain words.');
});
