import type { AgentRequest, AgentRequests, OwnRequest, TravelerRequests } from '@atoll/contracts/quote';
import { QuoteBody } from '@atoll/contracts/quote';
import type { ConnectionThreads } from '@atoll/contracts/connection-thread';
import { RequestBody, type Thread } from '@atoll/contracts/quote-request';
import type { AgentReviews } from '@atoll/contracts/review';
import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import { totalOf } from '@atoll/contracts/quote-totals';
import { Value } from 'typebox/value';
import { buildAccountsSite, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { clockStage } from '../../../test/request-clock';
import { sampleAgent, sampleCountry, writeDirectory } from '../../../test/sample-directory';
import { buildIndexes } from '../../shared/mongo/connection';
import { AMARA, ANDRE, GIULIA, HANA, TARA, TOMAS } from './demo-request';
import { DEMO_REQUESTS, isOfDemo } from './demo-list';
import * as lisbon from './lisbon-quotes';
import * as tokyo from './tokyo-quotes';

const NEWEST = DEMO_REQUESTS.at(-1)?.key;
const PARTS = [
  'quote_requests',
  'request_invitations',
  'request_messages',
  'quotes',
  'quote_costs',
  'quote_acceptances',
  'request_reviews',
  'connections',
  'connection_messages',
];

const database = testDatabase();
let site: AccountsSite | undefined;
beforeAll(async () => {
  const { connection } = database();
  await writeDirectory(connection, {
    agents: [
      sampleAgent({ name: 'Hanna Berg' }),
      sampleAgent({ name: 'Olga Lind' }),
      // Fits better than the demo's, and is nobody of the demo.
      sampleAgent({
        ...{ name: 'Zita Somebody', user_id: 'somebody', places: ['portugal'], languages: ['en', 'pt'] },
        specialities: ['walking', 'nature'],
      }),
      sampleAgent({ name: 'Rosa Fiore', city: 'Rome', country: 'Italy', country_code: 'IT' }),
      sampleAgent({ name: 'Yuki Ito', city: 'Tokyo', country: 'Japan', country_code: 'JP' }),
      sampleAgent({ name: 'Nell York', city: 'New York', country: 'United States', country_code: 'US' }),
      sampleAgent({ name: 'Bela Suk', city: 'Bangkok', country: 'Thailand', country_code: 'TH' }),
    ],
    countries: ['Portugal', 'Italy', 'Japan', 'United States', 'Thailand'].map((name) => sampleCountry(name)),
  });
  // Makes the models, and with them the indexes that the first start finds.
  clockStage(connection, [], new Date());
  await buildIndexes(connection);
});
afterEach(() => stop());

async function stop(): Promise<void> {
  await site?.app.close();
  site = undefined;
}
async function start(env: Record<string, string>): Promise<AccountsSite> {
  site = await buildAccountsSite(database().connection, env);
  return site;
}
const rowsOf = (name: string) => database().connection.collection(name);
async function counts(): Promise<Record<string, number>> {
  const found = PARTS.map(async (name) => [name, await rowsOf(name).countDocuments()] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** A start of the demo, once what is made last is there: its newest request, and the connection's last message. */
async function startDemo(): Promise<AccountsSite> {
  const started = await start({ DEMO: '1' });
  await eventually(async () => {
    const newest = await rowsOf('quote_requests').findOne({ key: NEWEST });
    expect(newest && (await rowsOf('request_invitations').countDocuments({ request_id: newest._id }))).toBe(
      2,
    );
    expect(await rowsOf('connection_messages').countDocuments()).toBe(5);
  });
  return started;
}
async function signIn({ login, person }: AccountsSite, email: string): Promise<Person> {
  return person(await login(email, SAMPLE_DEMO_PASSWORD));
}
async function read<T>({ app }: AccountsSite, url: string, who: Person): Promise<T> {
  const answer = await app.inject({ url, headers: who.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}
async function ownOf(started: AccountsSite, email: string): Promise<OwnRequest[]> {
  const who = await signIn(started, email);
  const { requests } = await read<TravelerRequests>(started, '/api/traveler/requests', who);
  return Promise.all(
    requests.map(({ page }) =>
      read<OwnRequest>(started, page.replace('/request/', '/api/quote-requests/own/'), who),
    ),
  );
}
const statesIn = ({ invitations }: OwnRequest) => invitations.map(({ state, round }) => `${state} ${round}`);
const only = (rows: OwnRequest[], place: string, status: string) => {
  const found = rows.filter((row) => row.wish.place.text === place && row.status === status);
  return found.map((row) => [row.closedReason, statesIn(row)]);
};

it('what the demo’s people send could be sent by anybody', () => {
  const dayIn = (days: number) => addDays(civilDateOf(new Date()), days);
  for (const { key, wish, agents, phone, traveler } of DEMO_REQUESTS) {
    const contact = { name: 'Tara', email: traveler, phone };
    const body = { ...wish(dayIn), key, contact, agentIds: [...agents], openMs: 1 };
    expect([key, Value.Errors(RequestBody, body)]).toEqual([key, []]);
    expect(body.notes).toContain('sample request');
  }
  const quotes = [...Object.values(lisbon), ...Object.values(tokyo)];
  for (const { validDays, ...quote } of quotes) {
    const body = { ...quote, after: 0, validUntil: dayIn(validDays) };
    expect([quote.title, Value.Errors(QuoteBody, body)]).toEqual([quote.title, []]);
    expect(quote.terms).toContain('sample quote');
  }
});

it('RFQ-01..RFQ-10: demo accounts find requests in every state', async () => {
  const started = await startDemo();
  const taras = await ownOf(started, TARA);
  expect(taras).toHaveLength(6);
  expect(only(taras, 'Lisbon', 'sent')).toEqual([
    [null, ['sent 1', 'sent 1']],
    [null, ['declined 1', 'sent 2']],
  ]);
  expect(only(taras, 'Lisbon', 'accepted')).toEqual([[null, ['quoted 1', 'closed 1']]]);
  expect(only(taras, 'Rome', 'sent')).toEqual([[null, ['opened 1']]]);
  expect(only(taras, 'Rome', 'closed')).toEqual([['withdrawn', ['closed 1', 'closed 1']]]);
  expect(only(taras, 'Tokyo', 'quoted')).toEqual([[null, ['quoted 1', 'quoted 1']]]);
  const today = civilDateOf(new Date());
  for (const { wish } of taras) expect(wish.when.from && wish.when.from > addDays(today, 14)).toBe(true);

  const compared = taras.find(({ status }) => status === 'quoted');
  expect(compared?.quotes.map(({ currency, version }) => `${currency} ${version}`).sort()).toEqual([
    'JPY 2',
    'USD 1',
  ]);
  const [before] = compared?.earlier ?? [];
  const after = compared?.quotes.find(({ version }) => version === 2);
  const changed = after?.lines.filter(({ title }, at) => before?.lines[at]?.title !== title);
  expect(changed?.map(({ id }) => id)).toEqual(['cooking']);
  for (const { lines } of compared?.quotes ?? [])
    expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['included', 'optional', 'choice']));

  const accepted = taras.find(({ status }) => status === 'accepted');
  const frozen = accepted?.acceptance;
  expect(frozen?.total).toBe(totalOf(frozen?.quote.lines ?? [], ['palace', 'sitter']).total);
  expect(accepted?.undoUntil).toBeNull();
  const [tomas, past, ...more] = await ownOf(started, TOMAS);
  expect(more).toEqual([]);
  const words = { rating: 5, isSample: true, answer: { text: expect.any(String) } };
  expect(past).toMatchObject({ status: 'accepted', review: { review: words } });
  expect(tomas).toMatchObject({ status: 'quoted', quotes: [{ version: 1, currency: 'EUR' }] });

  const listOf = async (email: string) => {
    const who = await signIn(started, email);
    return { who, ...(await read<AgentRequests>(started, '/api/agent/requests', who)) };
  };
  const amara = await listOf(AMARA);
  expect(amara.counts).toEqual({ sent: 2, accepted: 2, quoted: 1 });
  const { average, count, reviews } = (
    await started.app.inject(`/api/agents/${past?.invitations[0]?.agent.id}/reviews`)
  ).json<AgentReviews>();
  expect([average, count, reviews.map(({ isSample }) => isSample)]).toEqual([null, 0, [true]]);
  expect(amara.requests.find(({ state }) => state === 'quoted')?.unread).toBe(1);
  const own = amara.requests.find(({ state, traveler }) => state === 'accepted' && traveler === 'Tara');
  const mine = await read<AgentRequest>(started, `/api/agent/requests/${own?.id}`, amara.who);
  expect(mine.contact).toMatchObject({ name: 'Tara Voyager', email: TARA });
  expect(mine.acceptance?.hash).toBe(frozen?.hash);
  expect((await listOf(ANDRE)).counts).toEqual({ sent: 1, closed: 1, declined: 1 });
  expect((await listOf(GIULIA)).counts).toEqual({ opened: 1, closed: 1 });
  expect((await listOf(HANA)).counts).toEqual({ quoted: 1 });
});

it('nobody is mailed for them, and the clock has nothing to do in the next minute', async () => {
  const states = () => rowsOf('request_invitations').find().sort({ _id: 1 }).project({ state: 1 }).toArray();
  const before = await states();
  const stage = clockStage(database().connection, [], new Date());
  await stage.tick();
  stage.passHours(1 / 60);
  await stage.tick();
  expect(stage.mails).toEqual([]);
  expect(await states()).toEqual(before);
  expect(before).toHaveLength(13);
  expect(await rowsOf('mails').countDocuments()).toBe(0);
  expect(await rowsOf('outbox').countDocuments()).toBe(0);
});

it('HOT-06, AGT-05: the demo’s hotel and agent are in a conversation that says that it is a sample', async () => {
  const started = await startDemo();
  for (const [email, other, unread] of [
    [AMARA, 'Hotel Farol', 1],
    ['hotel@atoll.example', 'Hanna Berg', 0],
  ] as const) {
    const who = await signIn(started, email);
    const { threads } = await read<ConnectionThreads>(started, '/api/connections/threads', who);
    expect(threads).toMatchObject([{ other: { name: other }, unread }]);
    const url = `/api/connections/${threads[0]?.connectionId}/thread`;
    const { messages } = await read<Thread>(started, url, who);
    expect(messages[0]).toMatchObject({ author: 'site', text: expect.stringMatching(/^Sample data/) });
    expect(messages.map(({ author }) => author)).toEqual(['site', 'agent', 'hotel', 'agent', 'hotel']);
  }
});

it('another start makes what is missing, nothing twice, and leaves what somebody has changed', async () => {
  const before = await counts();
  const [newest] = await rowsOf('quote_requests').find({ key: NEWEST }).toArray();
  await rowsOf('quote_requests').deleteOne({ key: NEWEST });
  await rowsOf('request_invitations').deleteMany({ request_id: newest?._id });
  const changed = { status: 'closed', closed_reason: 'withdrawn' };
  await rowsOf('quote_requests').updateOne({ 'wish.place.text': 'Tokyo' }, { $set: changed });
  const started = await startDemo();
  expect(await counts()).toEqual(before);
  const taras = await ownOf(started, TARA);
  expect(taras.find(({ wish }) => wish.place.text === 'Tokyo')).toMatchObject({ status: 'closed' });
  // Told once more, it would have been read.
  const waiting = taras.find(({ invitations: [asked] }) => asked?.state === 'opened');
  expect(waiting?.invitations).toMatchObject([{ unread: 1 }]);
  await stop();
  await startDemo();
  expect(await counts()).toEqual(before);
});

it('whoever sends a key of the demo with another address has no request of the demo', () => {
  const [{ key, traveler } = { key: '', traveler: '' }] = DEMO_REQUESTS;
  const from = (email: string) => isOfDemo({ key, contact: { name: 'Tara', email, phone: '' } });
  expect([from(traveler), from('tara@mail.example')]).toEqual([true, false]);
});

it('a start that is no demo removes them with their accounts, also what was accepted', async () => {
  for (const count of Object.values(await counts())) expect(count).toBeGreaterThan(0);
  await start({});
  expect(await counts()).toEqual(Object.fromEntries(PARTS.map((name) => [name, 0])));
});
