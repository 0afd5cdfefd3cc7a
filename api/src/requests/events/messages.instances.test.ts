import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Thread } from '@atoll/contracts/quote-request';
import { buildAccountsSite, type AccountsSite } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { addressOf, openStream, type OpenStream } from '../../../test/open-stream';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';

/** Instances of one site know each other's links and tokens. */
const ONE_SITE = { AUTH_SECRET: '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM' };
const PROMISED_MS = 2_000;
const STOPS_WITHIN_MS = 10_000;

const database = testDatabase();
let site: RequestsSite;
let other: AccountsSite;
let ana: AskedAgentPerson;
let asked: { readonly id: string; readonly token: string };
beforeAll(async () => {
  site = await buildRequestsSite(database().connection, ONE_SITE);
  other = await buildAccountsSite(database().connection, ONE_SITE);
  for (const { app } of [site, other]) await app.listen({ port: 0, host: '127.0.0.1' });
  ana = await site.agent({ name: 'Ana Reis' });
});
beforeEach(async () => {
  asked = await site.ask({ agentIds: [ana.agentId] });
});
/** What a test has opened, which would keep the process alive where it fails. */
const opened: { readonly pages: OpenStream[]; readonly instances: AccountsSite[] } = {
  pages: [],
  instances: [],
};
afterEach(async () => {
  for (const page of opened.pages.splice(0)) page.close();
  await Promise.all(opened.instances.splice(0).map(({ app }) => app.close()));
});
afterAll(() => Promise.all([site.app.close(), other.app.close()]));

async function startInstance(): Promise<AccountsSite> {
  const instance = await buildAccountsSite(database().connection, ONE_SITE);
  opened.instances.push(instance);
  await instance.app.listen({ port: 0, host: '127.0.0.1' });
  return instance;
}

type Headers = Readonly<Record<string, string>>;
interface Side {
  readonly thread: string;
  readonly events: string;
  readonly headers: Headers;
}
const traveler = (): Side => ({
  thread: `/api/quote-requests/own/${asked.token}/threads/${ana.agentId}`,
  events: `/api/quote-requests/own/${asked.token}/events`,
  headers: {},
});
const agent = (): Side => ({
  thread: `/api/agent/requests/${asked.id}/thread`,
  events: '/api/agent/requests/events',
  headers: ana.headers,
});

/** On a connection of its own: one that is kept open would hold the instance up that it leads to. */
function ask(url: string, headers: Headers, body = ''): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: body ? 'POST' : 'GET', headers, agent: false });
    call.once('error', reject);
    call.once('response', (answer) => {
      const status = answer.statusCode ?? 0;
      text(answer).then((said) => resolve({ status, text: said }), reject);
    });
    call.end(body);
  });
}

async function say(words: string, { thread, headers }: Side, at: string): Promise<void> {
  const body = JSON.stringify({ clientId: randomUUID(), text: words });
  const { status } = await ask(at + thread, { ...headers, 'content-type': 'application/json' }, body);
  expect(status).toBe(201);
}

async function textsOf({ thread, headers }: Side, at: string): Promise<string[]> {
  const read = await ask(at + thread, headers);
  return (JSON.parse(read.text) as Thread).messages.map((message) => message.text);
}

interface OpenPage extends OpenStream {
  readonly texts: ReadonlySet<string>;
}

/** A page with the thread, which reads it again when it is told, and by nothing else. */
async function openPage(side: Side, at: string, lastId = ''): Promise<OpenPage> {
  const texts = new Set<string>();
  const readAgain = () =>
    void textsOf(side, at).then(
      (all) => all.forEach((each) => texts.add(each)),
      // Its instance has gone, which ends its stream as well.
      () => undefined,
    );
  const headers = { ...side.headers, ...(lastId && { 'last-event-id': lastId }) };
  const stream = await openStream(at + side.events, headers, readAgain);
  opened.pages.push(stream);
  return { texts, ...stream };
}

it('RFQ-13: what one side says is in the other’s open page in under two seconds, over two instances, both ways', async () => {
  const [here, there] = [addressOf(site.app), addressOf(other.app)];
  const pages = [
    { from: agent(), at: here, page: await openPage(traveler(), there) },
    { from: traveler(), at: there, page: await openPage(agent(), here) },
  ];
  for (let count = 0; count < 4; count += 1)
    for (const { from, at, page } of pages) {
      const words = `Message ${count} ${randomUUID()}`;
      const begun = performance.now();
      await say(words, from, at);
      await eventually(async () => expect(page.texts).toContain(words));
      expect(performance.now() - begun).toBeLessThan(PROMISED_MS);
    }
});

it('RFQ-13: an instance that stops ends its streams within ten seconds, and pages that go on elsewhere have lost nothing', async () => {
  const stopping = await startInstance();
  const [here, there] = [addressOf(site.app), addressOf(stopping.app)];
  // What was announced of the request has been told, so that these pages have heard of nothing yet.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const sides = [traveler(), agent()];
  const cut: OpenPage[] = [];
  for (const side of sides) cut.push(await openPage(side, there));
  await eventually(async () => expect(cut.map((page) => page.lastId())).not.toContain(''));
  const begun = performance.now();
  const closed = stopping.app.close();
  await eventually(async () => expect(cut.map((page) => page.isOver())).toEqual([true, true]));
  await closed;
  expect(performance.now() - begun).toBeLessThan(STOPS_WITHIN_MS);
  // Said while nobody listens.
  await say('From the agent', agent(), here);
  await say('From the traveler', traveler(), here);
  const pages: OpenPage[] = [];
  for (const [at, side] of sides.entries()) pages.push(await openPage(side, here, cut[at]?.lastId()));
  for (const { texts } of pages) {
    await eventually(async () => expect([...texts].sort()).toEqual(['From the agent', 'From the traveler']));
  }
});

it('RFQ-13: what was said to an instance in its last moment is there on the other', async () => {
  const stopping = await startInstance();
  const [here, there] = [addressOf(site.app), addressOf(stopping.app)];
  const page = await openPage(traveler(), here);
  const texts = Array.from({ length: 5 }, (_, count) => `Last words ${count}`);
  const saying = texts.map((words) => say(words, agent(), there));
  await saying[0];
  const closed = stopping.app.close();
  // Whatever was taken was answered with 201; what came too late is refused, and sent again by its page.
  const taken = await Promise.all(
    saying.map((each) =>
      each.then(
        () => true,
        () => false,
      ),
    ),
  );
  await closed;
  const kept = texts.filter((_, at) => taken[at]);
  expect(kept).not.toEqual([]);
  expect(await textsOf(agent(), here)).toEqual(expect.arrayContaining(kept));
  await eventually(async () => expect([...page.texts]).toEqual(expect.arrayContaining(kept)));
});
