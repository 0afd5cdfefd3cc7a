import type { MarcoStatus } from '@atoll/contracts/marco';
import { testDatabase } from '../../test/database';
import { buildMarcoSite, type MarcoSite } from '../../test/marco';
import { clientOf } from '../shared/http/client-address';
import { runningSandbox } from '../shared/provider/testing/running-sandbox';
import { createTokenBudget } from './answers/token-budget';

const database = testDatabase();
const sandbox = runningSandbox();
let site: MarcoSite | undefined;
afterEach(() => site?.app.close());

async function start(env: Record<string, string>): Promise<MarcoSite> {
  // All tests have one address, whose messages and tokens would count from one to the next.
  await database().connection.dropDatabase();
  site = await buildMarcoSite(database().connection, sandbox(), env);
  return site;
}

it.each([
  ['switched off', { MARCO: 'off' }, 'Marco is taking a break.'],
  ['out of tokens', { MARCO_TOKENS_PER_DAY: '0' }, 'Marco has answered all it can for today.'],
])('MAR-58: Marco %s is a sentence, no error, and asks no model', async (_what, env, sentence) => {
  const browser = (await start(env)).browser();
  const status = (await browser.call('GET', '/api/marco/status')).json<MarcoStatus>();
  expect(status).toMatchObject({ isOn: false, message: expect.stringContaining(sentence) as unknown });
  const { answer, text, events } = await browser.ask('hotels in Rome');
  expect(answer.statusCode).toBe(200);
  expect(text).toContain(sentence);
  expect(events.at(-1)?.event).toBe('done');
  expect(await sandbox().languageModel.seen('/v1/chat')).toEqual([]);
});

it('MAR-58: what a model used is counted against the day', async () => {
  const browser = (await start({ MARCO_TOKENS_PER_DAY: '50', MARCO_TOKENS_SHARE: '100' })).browser();
  expect((await browser.ask('hello')).text).toContain('Hello!');
  expect((await browser.ask('hello')).text).toContain('come back tomorrow');
});

it('MAR-58: one address gets its share of a day, with any number of cookies, and leaves the rest to others', async () => {
  const { app, browser } = await start({ MARCO_TOKENS_PER_DAY: '2000', MARCO_TOKENS_SHARE: '1' });
  expect((await browser().ask('hello')).text).toContain('Hello!');
  const mine = await browser().ask('hello');
  expect(mine.text).toContain('Marco has answered all it can for you today.');
  const status = (remoteAddress: string) => app.inject({ url: '/api/marco/status', remoteAddress });
  expect((await status('127.0.0.1')).json<MarcoStatus>().isOn).toBe(false);
  expect((await status('192.0.2.7')).json<MarcoStatus>()).toEqual({ isOn: true });
});

it('MAR-58: an IPv6 site with any number of networks gets four shares of the day', async () => {
  await database().connection.dropDatabase();
  const budget = createTokenBudget(database().connection, { tokensPerDay: 100_000, clientShare: 4 });
  const begun = [];
  for (let network = 0; network < 12; network += 1)
    begun.push(await budget.begin(clientOf(`2001:db8:1:${network}::1`)));
  expect(begun).toEqual([...Array<null>(8).fill(null), ...Array<string>(4).fill('client')]);
  expect(await budget.spentBy(clientOf('2001:db8:1:99::1'))).toBe('client');
  expect(await budget.spentBy(clientOf('2001:db8:2::1'))).toBeNull();
});

it('MAR-58: messages that are sent at once do not all pass before the first of them is counted', async () => {
  const { browser } = await start({ MARCO_TOKENS_PER_DAY: '200000', MARCO_TOKENS_SHARE: '2' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser().ask('hello')));
  // The share of 4,000 tokens has room for two answers.
  expect(answers.filter(({ text }) => text.includes('Hello!'))).toHaveLength(2);
  expect(answers.filter(({ text }) => text.includes('all it can for you today'))).toHaveLength(8);
});

it('MAR-58: a visitor has a limit, and so has an address with any number of cookies', async () => {
  const { browser } = await start({ MARCO_MESSAGES_MAX: '2' });
  const one = browser();
  const codes = [];
  for (let message = 0; message < 3; message += 1) codes.push((await one.ask('hello')).answer.statusCode);
  expect(codes).toEqual([200, 200, 429]);
  for (let visitor = 0; visitor < 9; visitor += 1)
    codes.push((await browser().ask('hello')).answer.statusCode);
  // Five times a visitor's, in which the one that was refused counts.
  expect(codes.filter((code) => code === 200)).toHaveLength(9);
  expect(codes.at(-1)).toBe(429);
});
