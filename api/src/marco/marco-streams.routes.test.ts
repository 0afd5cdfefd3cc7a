import type { AddressInfo } from 'node:net';
import type { DeviceSession, SignedIn } from '@atoll/contracts/account';
import type { Conversation } from '@atoll/contracts/marco-conversations';
import { PASSWORD } from '../../test/accounts';
import { eventually } from '../../test/eventually';
import { buildMarcoSite, dataOf, FROM_OUR_PAGE, readEvents, testMarco } from '../../test/marco';
import { accountOwner } from './visitors/owner';
import { conversationModel } from './conversations/conversation.model';

/** Instances of one site know each other's access tokens. */
const ONE_SITE = { AUTH_SECRET: '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM' };
const { database, sandbox, site } = testMarco(ONE_SITE);
let url: string;
beforeAll(async () => {
  await site().app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(site().app.server.address() as AddressInfo).port}`;
});

async function post(path: string, body: object, more: Readonly<Record<string, string>> = {}) {
  const headers = { ...FROM_OUR_PAGE, 'content-type': 'application/json', ...more };
  return fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers });
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

it('a stop ends an answer that the model still writes, and keeps what was said', async () => {
  await sandbox().languageModel.fail({ delayMs: 30_000 });
  const answer = await post('/api/marco/messages', { messageId: 'to-be-stopped', text: 'hello' });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await eventually(async () => expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(1));
  expect(
    (await post('/api/marco/messages/to-be-stopped/stop', {}, { cookie: cookieOf(answer) })).status,
  ).toBe(204);
  const events = readEvents(await answer.text());
  expect(dataOf(events, 'done')?.message.metadata).toMatchObject({ stopped: true });
});

it('MAR-57: whoever leaves in the middle finds the whole answer when they come back', async () => {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/marco/messages`, {
    method: 'POST',
    body: JSON.stringify({ messageId: 'cut-off-early', text: 'hotels in Rome' }),
    headers: { ...FROM_OUR_PAGE, 'content-type': 'application/json' },
    signal: leaving.signal,
  });
  const cookie = cookieOf(answer);
  leaving.abort();
  const rest = await fetch(`${url}/api/marco/messages/cut-off-early`, {
    headers: { cookie, 'last-event-id': '1' },
  });
  const events = readEvents(await rest.text());
  expect(events.map(({ event }) => event)).toEqual(['hotels', 'text', 'done']);
  expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(1);
});

async function register(email: string) {
  await post('/api/auth/register', { email, password: PASSWORD, user_type: 'traveler', name: 'Noor Haddad' });
}

async function signIn(email: string) {
  const signedIn = await post('/api/auth/login', { email, password: PASSWORD });
  const { access_token: token, user } = (await signedIn.json()) as SignedIn;
  return { authorization: `Bearer ${token}`, user };
}

it('conversations are taken along at sign-in, and their cookie ends', async () => {
  const first = await post('/api/marco/messages', { messageId: 'before-sign-in', text: 'hello' });
  const cookie = cookieOf(first);
  const started = dataOf(readEvents(await first.text()), 'started');
  const path = `/api/marco/conversations/${started?.conversationId}`;
  await register('noor@example.com');
  const { authorization, user } = await signIn('noor@example.com');
  const own = await fetch(url + path, { headers: { cookie, authorization } });
  expect(own.status).toBe(200);
  expect(own.headers.get('set-cookie')).toContain('atoll_visitor=;');
  expect((await fetch(url + path, { headers: { cookie } })).status).toBe(404);
  const again = (await (await fetch(url + path, { headers: { authorization } })).json()) as Conversation;
  expect(again.messages).toHaveLength(2);
  const kept = await conversationModel(database().connection).findById(again.id).lean();
  expect(kept).toMatchObject({ owner: accountOwner(user.id), expires_at: null });
});

/** A message to a model that takes its time, from one of this account's browsers. */
async function openStream(messageId: string, authorization: string) {
  await sandbox().languageModel.fail({ delayMs: 30_000 });
  const answer = await post('/api/marco/messages', { messageId, text: 'hello' }, { authorization });
  expect(answer.status).toBe(200);
  await eventually(async () => expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(1));
  return answer;
}

it('signing out ends the streams of that session at once, and of no other', async () => {
  await register('mira@example.com');
  const { authorization } = await signIn('mira@example.com');
  const other = await signIn('mira@example.com');
  const answer = await openStream('open-at-sign-out', authorization);
  const beside = await fetch(`${url}/api/marco/messages/open-at-sign-out`, {
    headers: { authorization: other.authorization },
  });
  expect((await post('/api/auth/logout', {}, { authorization })).status).toBe(204);
  expect(readEvents(await answer.text()).map(({ event }) => event)).toEqual(['started']);
  const again = await fetch(`${url}/api/marco/messages/open-at-sign-out`, { headers: { authorization } });
  expect(again.status).toBe(404);
  await post('/api/marco/messages/open-at-sign-out/stop', {}, { authorization: other.authorization });
  expect(readEvents(await beside.text()).at(-1)?.event).toBe('done');
});

it.each([
  ['that one', (id: string) => `/api/auth/sessions/${id}`],
  ['all others', () => '/api/auth/sessions'],
])('from another device, signing out %s ends its streams', async (what, pathOf) => {
  const email = `${what.replace(' ', '.')}@example.com`;
  await register(email);
  const { authorization } = await signIn(email);
  const other = await signIn(email);
  const answer = await openStream(`signed-out-${what.replace(' ', '-')}`, authorization);
  const listed = await fetch(`${url}/api/auth/sessions`, { headers: { authorization } });
  const { sessions } = (await listed.json()) as { sessions: DeviceSession[] };
  const id = sessions.find(({ is_current }) => is_current)?.id ?? '';
  const ended = await fetch(url + pathOf(id), {
    method: 'DELETE',
    headers: { ...FROM_OUR_PAGE, authorization: other.authorization },
  });
  expect(ended.status).toBe(204);
  expect(readEvents(await answer.text()).map(({ event }) => event)).toEqual(['started']);
});

it('signing out ends the streams of that session at another instance, too', async () => {
  const other = await buildMarcoSite(database().connection, sandbox(), ONE_SITE);
  try {
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.app.server.address() as AddressInfo;
    await register('ines@example.com');
    const { authorization } = await signIn('ines@example.com');
    await sandbox().languageModel.fail({ delayMs: 30_000 });
    const answer = await fetch(`http://127.0.0.1:${port}/api/marco/messages`, {
      method: 'POST',
      body: JSON.stringify({ messageId: 'open-elsewhere', text: 'hello' }),
      headers: { ...FROM_OUR_PAGE, 'content-type': 'application/json', authorization },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await post('/api/auth/logout', {}, { authorization })).status).toBe(204);
    expect(readEvents(await answer.text()).map(({ event }) => event)).toEqual(['started']);
  } finally {
    await other.app.close();
  }
});

it('an answer that is being given while its visitor signs in comes to the account, with its plan', async () => {
  await register('lena@example.com');
  const { authorization } = await signIn('lena@example.com');
  await sandbox().languageModel.fail({ delayMs: 1_000, times: 1 });
  const answer = await post('/api/marco/messages', { messageId: 'signs-in', text: 'itinerary for Rome' });
  await eventually(async () => expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(1));
  const taken = await fetch(`${url}/api/marco/conversations`, {
    headers: { cookie: cookieOf(answer), authorization },
  });
  expect(taken.headers.get('set-cookie')).toContain('atoll_visitor=;');
  const events = readEvents(await answer.text());
  const { conversationId } = dataOf(events, 'started') ?? {};
  const read = await fetch(`${url}/api/marco/conversations/${conversationId}`, {
    headers: { authorization },
  });
  const kept = (await read.json()) as Conversation;
  expect(kept.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(kept.openMessageId).toBeNull();
  const plan = await fetch(`${url}/api/marco/plans/${dataOf(events, 'plan')?.id}`, {
    headers: { authorization },
  });
  expect(plan.status).toBe(200);
});

it('a cookie that we did not sign is nobody’s', async () => {
  const answer = await post(
    '/api/marco/messages',
    { messageId: 'forged-cookie', text: 'hello' },
    { cookie: 'atoll_visitor=abc.def' },
  );
  expect(cookieOf(answer)).toMatch(/^atoll_visitor=/);
  expect(cookieOf(answer)).not.toContain('abc');
});
