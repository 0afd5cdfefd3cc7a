import type { AddressInfo } from 'node:net';
import type { DeviceSession, SignedIn } from '@atoll/contracts/account';
import { addDays } from '@atoll/contracts/dates';
import type { Conversation } from '@atoll/contracts/marco-conversations';
import { PASSWORD } from '../../test/accounts';
import { eventually } from '../../test/eventually';
import { buildMarcoSite, dataOf, FROM_OUR_PAGE, readEvents, testMarco } from '../../test/marco';
import { accountOwner } from './visitors/owner';
import { answerModel } from './answers/answer.model';
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

/** What an instance leaves behind that ended in the middle of an answer: nobody renews its lease. */
async function loseAnswer(messageId: string): Promise<void> {
  const { matchedCount } = await answerModel(database().connection).updateOne(
    { _id: { $regex: `${messageId}$` } },
    { $set: { is_over: false, held_by: 'an instance that is gone', held_until: new Date(Date.now() - 1) } },
  );
  expect(matchedCount).toBe(1);
}

it('a message whose instance died is answered when it is sent again, once, in its own conversation', async () => {
  const first = await post('/api/marco/messages', {
    messageId: 'left-by-the-dead',
    text: 'hotels in Rome',
    city: 'Rome',
  });
  const cookie = cookieOf(first);
  const conversationId = dataOf(readEvents(await first.text()), 'started')?.conversationId;
  await conversationModel(database().connection).updateOne(
    { _id: conversationId },
    { $pop: { messages: 1 }, $set: { open_message_id: 'left-by-the-dead' } },
  );
  await loseAnswer('left-by-the-dead');
  const resumed = await fetch(`${url}/api/marco/messages/left-by-the-dead`, { headers: { cookie } });
  expect(resumed.status).toBe(204);
  const again = { messageId: 'left-by-the-dead', text: 'hotels in Rome', conversationId };
  const answers = await Promise.all([1, 2, 3].map(() => post('/api/marco/messages', again, { cookie })));
  const events = await Promise.all(answers.map(async (answer) => readEvents(await answer.text())));
  for (const each of events) expect(each.at(-1)?.event).toBe('done');
  const conversation = (await (
    await fetch(`${url}/api/marco/conversations/${conversationId}`, { headers: { cookie } })
  ).json()) as Conversation;
  expect(conversation.openMessageId).toBeNull();
  expect(conversation.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
});

it('a message whose beginning failed is answered when it is sent again', async () => {
  const { collection } = conversationModel(database().connection);
  const broken = jest.spyOn(collection, 'insertOne').mockRejectedValueOnce(new Error('The disk is full'));
  const first = await post('/api/marco/messages', { messageId: 'begun-in-vain', text: 'hello' });
  broken.mockRestore();
  expect(first.status).toBe(500);
  const again = await post(
    '/api/marco/messages',
    { messageId: 'begun-in-vain', text: 'hello' },
    { cookie: cookieOf(first) },
  );
  expect(readEvents(await again.text()).at(-1)?.event).toBe('done');
});

it('an answer that another has taken over is not written to any more', async () => {
  await sandbox().languageModel.fail({ delayMs: 3_000 });
  const answer = await post('/api/marco/messages', { messageId: 'taken-over-now', text: 'hello' });
  await eventually(async () => expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(1));
  await loseAnswer('taken-over-now');
  await answer.text();
  const stored = await answerModel(database().connection)
    .findOne({ _id: { $regex: 'taken-over-now$' } })
    .lean();
  expect(stored).toMatchObject({ is_over: false, held_by: 'an instance that is gone' });
  const conversation = await conversationModel(database().connection)
    .findById(stored?.conversation_id)
    .lean();
  expect(conversation?.messages.map(({ role }) => role)).toEqual(['user']);
});

it('an answer that was kept right before its instance died is in its conversation once', async () => {
  const message = { messageId: 'kept-by-the-dead', text: 'hotels in Rome' };
  const first = await post('/api/marco/messages', message);
  const cookie = cookieOf(first);
  const conversationId = dataOf(readEvents(await first.text()), 'started')?.conversationId;
  await loseAnswer('kept-by-the-dead');
  const again = await post('/api/marco/messages', message, { cookie });
  expect(readEvents(await again.text()).at(-1)?.event).toBe('done');
  const conversation = await conversationModel(database().connection).findById(conversationId).lean();
  expect(conversation?.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(conversation?.open_message_id).toBeNull();
});

it('a stop of an answer whose instance died ends it when it is asked for again', async () => {
  const message = { messageId: 'stopped-when-dead', text: 'hello' };
  const first = await post('/api/marco/messages', message);
  const cookie = cookieOf(first);
  await first.text();
  await loseAnswer('stopped-when-dead');
  const before = (await sandbox().languageModel.seen('/v1/chat')).length;
  await post('/api/marco/messages/stopped-when-dead/stop', {}, { cookie });
  const again = await post('/api/marco/messages', message, { cookie });
  expect(dataOf(readEvents(await again.text()), 'done')?.message.metadata).toMatchObject({ stopped: true });
  expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(before);
});

it('an answer whose instance is closed is finished by another, and was not stopped', async () => {
  const other = await buildMarcoSite(database().connection, sandbox(), ONE_SITE);
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.app.server.address() as AddressInfo;
  await sandbox().languageModel.fail({ delayMs: 30_000 });
  const message = { messageId: 'left-by-the-closed', text: 'hello' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/marco/messages`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { ...FROM_OUR_PAGE, 'content-type': 'application/json' },
  });
  await eventually(async () => expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(1));
  // It does not wait for its readers: their lines end, and they come again.
  await other.app.close();
  expect(readEvents(await answer.text()).map(({ event }) => event)).toEqual(['started', 'understood']);
  await sandbox().languageModel.reset();
  const again = await post('/api/marco/messages', message, { cookie: cookieOf(answer) });
  const done = dataOf(readEvents(await again.text()), 'done');
  expect(done?.message.content).toBeTruthy();
  expect(done?.message.metadata).not.toHaveProperty('stopped');
});

it('a stop ends an answer that another instance makes', async () => {
  const other = await buildMarcoSite(database().connection, sandbox(), ONE_SITE);
  await sandbox().languageModel.fail({ delayMs: 30_000 });
  const answer = await post('/api/marco/messages', { messageId: 'stopped-elsewhere', text: 'hello' });
  await eventually(async () => expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(1));
  const stop = await other.app.inject({
    method: 'POST',
    url: '/api/marco/messages/stopped-elsewhere/stop',
    headers: { ...FROM_OUR_PAGE, cookie: cookieOf(answer) },
    payload: {},
  });
  expect(stop.statusCode).toBe(204);
  const events = readEvents(await answer.text());
  expect(dataOf(events, 'done')?.message.metadata).toMatchObject({ stopped: true });
  await other.app.close();
});

/** The check-in of the cards that a message brings, a week after its day. */
async function checkInFor(today: string | undefined): Promise<string | undefined> {
  const messageId = `today-is-${today ?? 'unknown'}`;
  const answer = await post('/api/marco/messages', {
    messageId,
    text: 'hotels in Rome',
    ...(today && { today }),
  });
  return dataOf(readEvents(await answer.text()), 'hotels')?.stay.checkIn;
}

it('today is the visitor’s day, where it can be one now', async () => {
  const utc = new Date().toISOString().slice(0, 10);
  expect(await checkInFor(addDays(utc, 1))).toBe(addDays(utc, 8));
  expect(await checkInFor(addDays(utc, -1))).toBe(addDays(utc, 6));
  for (const impossible of [undefined, addDays(utc, 2), '2020-02-31', '0000-00-00']) {
    expect(await checkInFor(impossible)).toBe(addDays(utc, 7));
  }
  const refused = await post('/api/marco/messages', {
    messageId: 'no-day-at-all',
    text: 'hello',
    today: 'tomorrow',
  });
  expect(refused.status).toBe(400);
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
  expect(events.map(({ event }) => event)).toEqual([
    'understood',
    'hotels',
    'text',
    'advice',
    'claims',
    'done',
  ]);
  expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(1);
});

it('MAR-57: whoever says that they have seen more of an answer than there is waits, and the API goes on', async () => {
  await sandbox().languageModel.fail({ delayMs: 30_000 });
  const answer = await post('/api/marco/messages', { messageId: 'seen-the-future', text: 'hello' });
  const cookie = cookieOf(answer);
  await eventually(async () => expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(1));
  const ahead = await fetch(`${url}/api/marco/messages/seen-the-future?after=100000`, {
    headers: { cookie },
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await post('/api/marco/messages/seen-the-future/stop', {}, { cookie });
  expect(readEvents(await ahead.text())).toEqual([]);
  expect(readEvents(await answer.text()).at(-1)?.event).toBe('done');
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
  expect(readEvents(await answer.text()).map(({ event }) => event)).toEqual(['started', 'understood']);
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
  expect(readEvents(await answer.text()).map(({ event }) => event)).toEqual(['started', 'understood']);
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
    // A stream that is ended before its first event would be an empty one.
    await eventually(async () => expect(await sandbox().languageModel.seen('/v1/chat')).toHaveLength(1));
    expect((await post('/api/auth/logout', {}, { authorization })).status).toBe(204);
    expect(readEvents(await answer.text()).map(({ event }) => event)).toEqual(['started', 'understood']);
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
