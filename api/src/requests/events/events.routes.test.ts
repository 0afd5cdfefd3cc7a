import { randomUUID } from 'node:crypto';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { buildAccountsSite, FROM_OUR_PAGE } from '../../../test/accounts';
import { addressOf, openStream } from '../../../test/open-stream';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';

/** Instances of one site know each other's links and tokens. */
const ONE_SITE = { AUTH_SECRET: '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM' };

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
let url: string;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection, ONE_SITE);
  ana = await site.agent({ name: 'Ana Reis' });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  url = addressOf(site.app);
});
afterAll(() => site.app.close());

const open = (path: string, headers: Readonly<Record<string, string>> = {}, at = url) =>
  openStream(at + path, headers);

const ownEvents = (token: string) => `/api/quote-requests/own/${token}/events`;
const hello = () => ({ clientId: randomUUID(), text: 'Hello' });

it('RFQ-13: a message reaches the other side’s open page, and nobody else’s, over two instances', async () => {
  const other = await buildAccountsSite(database().connection, ONE_SITE);
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const one = await site.ask({ agentIds: [ana.agentId] });
  const stranger = await site.ask({ agentIds: [ana.agentId] });
  // What was announced of both has been told.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const traveler = await open(ownEvents(one.token), {}, addressOf(other.app));
  const beside = await open(ownEvents(stranger.token));
  const agent = await open('/api/agent/requests/events', ana.headers, addressOf(other.app));
  const begun = performance.now();
  await site.by(ana, `/api/agent/requests/${one.id}/thread`, hello());
  await eventually(async () => expect(traveler.events.length).toBeGreaterThan(0));
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(traveler.events[0]?.data).toEqual({});
  await site.own(one.token, `threads/${ana.agentId}`, hello());
  await eventually(async () => expect(agent.events.length).toBeGreaterThan(0));
  expect(new Set(agent.events.map(({ data }) => JSON.stringify(data)))).toEqual(
    new Set([JSON.stringify({ requestId: one.id })]),
  );
  expect(beside.events).toEqual([]);
  // The other instance stops: its pages come again here, and have missed nothing.
  const last = traveler.events.at(-1)?.id ?? '';
  const closing = performance.now();
  await other.app.close();
  expect(performance.now() - closing).toBeLessThan(10_000);
  await eventually(async () => expect([traveler.isOver(), agent.isOver()]).toEqual([true, true]));
  await site.by(ana, `/api/agent/requests/${one.id}/thread`, hello());
  const again = await open(ownEvents(one.token), { 'last-event-id': last });
  await eventually(async () => expect(again.events.length).toBeGreaterThan(0));
  for (const stream of [again, beside]) stream.close();
});

it('RFQ-13: whoever has seen nothing yet is told of nothing, and nonsense as the last event is nothing', async () => {
  const { token } = await site.ask({ agentIds: [ana.agentId] });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const streams = [await open(ownEvents(token)), await open(ownEvents(token), { 'last-event-id': '$gt' })];
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(streams.flatMap(({ events }) => events)).toEqual([]);
  for (const { close } of streams) close();
});

it('RFQ-13: signing out ends the streams of that session, and those of a link without one stay', async () => {
  const { token } = await site.ask({ agentIds: [ana.agentId] });
  const person = site.person(await site.login(ana.email));
  const agent = await open('/api/agent/requests/events', person.headers);
  const signedIn = await open(ownEvents(token), person.headers);
  const linked = await open(ownEvents(token));
  const out = await site.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...person.headers, ...FROM_OUR_PAGE },
    payload: {},
  });
  expect(out.statusCode).toBe(204);
  await eventually(async () => expect([agent.isOver(), signedIn.isOver()]).toEqual([true, true]));
  expect(linked.isOver()).toBe(false);
  linked.close();
});
