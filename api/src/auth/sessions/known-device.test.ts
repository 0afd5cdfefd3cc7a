import type { LightMyRequestResponse } from 'fastify';
import { buildAccountsSite, PASSWORD, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { mailModel } from '../../shared/mail/mail.model';
import { outboxModel } from '../../shared/mail/outbox.model';

/** Strangers who lock an owner out of their account, and the browser in which the owner signed in before. */
const database = testDatabase();
const NEW_PASSWORD = 'mangrove-lantern-42';
let site: AccountsSite;
let count = 0;
const someone = () => `zoe${(count += 1)}@mail.example`;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection);
});
afterAll(() => site.app.close());

/** The cookie header of a browser that keeps the device cookie of these answers. */
function deviceOf(...answers: readonly LightMyRequestResponse[]): string {
  const set = answers.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat());
  return set.map((line) => /^atoll_device=[^;]+/.exec(line)?.[0]).findLast((cookie) => cookie) ?? '';
}
const login = (email: string, cookie: string, password = PASSWORD) =>
  site.post('/api/auth/login', { email, password }, { headers: { cookie } });
/** A stranger fails ten times, and then again and again. */
async function lockOut(email: string): Promise<void> {
  const wrong = { email, password: 'wrong wrong' };
  await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      site.post('/api/auth/login', wrong, { remoteAddress: `203.0.113.${number}` }),
    ),
  );
  expect((await site.login(email)).statusCode).toBe(429);
}
async function owner(): Promise<Person & { readonly email: string; readonly device: string }> {
  const { user } = await site.join(someone());
  const answer = await site.login(user.email);
  return { ...site.person(answer), email: user.email, device: deviceOf(answer) };
}
const as = ({ headers }: Person, method: 'POST' | 'DELETE', url: string, payload: object = {}) =>
  site.app.inject({ method, url, headers, payload });
/** How many of 80 strangers' sign-ins, each from another address, are answered before this one request, which is answered 200. */
async function strangersBefore(ask: () => Promise<LightMyRequestResponse>): Promise<number> {
  let answered = 0;
  const flood = Array.from({ length: 80 }, async (_, number) => {
    const wrong = { email: someone(), password: 'wrong wrong' };
    await site.post('/api/auth/login', wrong, { remoteAddress: `203.0.${number}.1` });
    answered += 1;
  });
  expect((await ask()).statusCode).toBe(200);
  const before = answered;
  await Promise.all(flood);
  return before;
}

it('AUT-29: a browser that signed in before passes the lock that strangers put on the account', async () => {
  const { email, device } = await owner();
  await lockOut(email);
  expect((await login(email, device)).statusCode).toBe(200);
  expect((await site.login(email)).statusCode).toBe(429);
});

it('AUT-29: strangers with many addresses keep a browser that knows the account waiting for no turn', async () => {
  const { email, device } = await owner();
  expect(await strangersBefore(() => login(email, device))).toBeLessThan(40);
});

it('AUT-29: strangers with many addresses keep who changes their password where they are signed in waiting for no turn', async () => {
  const person = await owner();
  const change = { current_password: PASSWORD, password: NEW_PASSWORD };
  expect(await strangersBefore(() => as(person, 'POST', '/api/auth/password', change))).toBeLessThan(40);
});

it('AUT-29: strangers with many addresses keep who has a mailed link waiting for no turn', async () => {
  const { email } = await owner();
  await site.post('/api/auth/forgot-password', { email });
  const set = { token_hash: await site.linkTo(email, 2), password: NEW_PASSWORD };
  expect(await strangersBefore(() => site.post('/api/auth/reset-password', set))).toBeLessThan(40);
  const registered = someone();
  await site.register(registered);
  const confirmation = { token_hash: await site.linkTo(registered), password: PASSWORD };
  expect(await strangersBefore(() => site.post('/api/auth/verify-email', confirmation))).toBeLessThan(40);
});

it('AUT-29: the device cookie is HttpOnly, long-lived, opens nothing and is no other account’s', async () => {
  const [one, two] = [await owner(), await owner()];
  const set = [(await site.login(one.email)).headers['set-cookie'] ?? []].flat().join('\n');
  expect(set).toMatch(/^atoll_device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/m);
  const session = await site.app.inject({ url: '/api/auth/session', headers: { cookie: one.device } });
  expect(session.statusCode).toBe(401);
  await lockOut(one.email);
  const forged = one.device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const cookie of [two.device, forged, 'atoll_device=', `atoll_device=${'x~'.repeat(2_000)}`])
    expect((await login(one.email, cookie)).statusCode).toBe(429);
});

it('AUT-29: a browser that several people use knows all of them', async () => {
  const one = await owner();
  const second = await site.join(someone());
  const both = deviceOf(await login(second.user.email, one.device));
  await lockOut(one.email);
  expect((await login(one.email, both)).statusCode).toBe(200);
});

it('AUT-29: of guesses in a browser that knows the account ten are looked at', async () => {
  const { email, device } = await owner();
  const guesses = await Promise.all(Array.from({ length: 14 }, () => login(email, device, 'wrong wrong')));
  expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
});

it('AUT-29: another password, and signing out everywhere else, make strangers of browsers that knew the account', async () => {
  const changing = await owner();
  const change = { current_password: PASSWORD, password: NEW_PASSWORD };
  const changed = await as(changing, 'POST', '/api/auth/password', change);
  const ending = await owner();
  const ended = await as(ending, 'DELETE', '/api/auth/sessions');
  for (const { email } of [changing, ending]) await lockOut(email);
  expect((await login(changing.email, changing.device, NEW_PASSWORD)).statusCode).toBe(429);
  expect((await login(ending.email, ending.device)).statusCode).toBe(429);
  // The browser where it was done goes on knowing it.
  expect((await login(changing.email, deviceOf(changed), NEW_PASSWORD)).statusCode).toBe(200);
  expect((await login(ending.email, deviceOf(ended))).statusCode).toBe(200);
});

it('AUT-29: a locked account’s owner changes password and address, and deletes it, where they are signed in', async () => {
  const person = await owner();
  await lockOut(person.email);
  const moved = { current_password: PASSWORD, email: someone() };
  expect((await as(person, 'POST', '/api/auth/email', moved)).statusCode).toBe(202);
  const change = { current_password: PASSWORD, password: NEW_PASSWORD };
  expect((await as(person, 'POST', '/api/auth/password', change)).statusCode).toBe(200);
  const deletion = { current_password: NEW_PASSWORD };
  expect((await as(person, 'DELETE', '/api/auth/account', deletion)).statusCode).toBe(204);
});

it('AUT-29: of the passwords that a stolen session guesses ten are looked at, and the owner’s sign-in stays open', async () => {
  const person = await owner();
  const guess = { current_password: 'wrong wrong', password: NEW_PASSWORD };
  const guesses = await Promise.all(
    Array.from({ length: 14 }, () => as(person, 'POST', '/api/auth/password', guess)),
  );
  expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  expect((await site.login(person.email)).statusCode).toBe(200);
});

/** How many mails an address has got, once none waits to be sent to it. */
async function mailsSent(email: string): Promise<number> {
  const { connection } = database();
  await eventually(async () => expect(await mailModel(connection).countDocuments({ to: email })).toBe(0));
  return outboxModel(connection).countDocuments({ to: email });
}

// The mail of a registration is one of the four that strangers may have sent of the kind 'resend'.
it.each([
  { path: 'forgot-password', isConfirmed: true, ofOneClient: 4, ofAll: 5 },
  { path: 'resend', isConfirmed: false, ofOneClient: 4, ofAll: 4 },
])(
  'AUT-29: strangers who ask for $path leave the owner a mail',
  async ({ path, isConfirmed, ofOneClient, ofAll }) => {
    const email = someone();
    await (isConfirmed ? site.join(email) : site.register(email));
    const device = deviceOf(await site.login(email));
    const ask = (more: { remoteAddress?: string; headers?: { cookie: string } }) =>
      site.post(`/api/auth/${path}`, { email }, more);
    for (let asked = 0; asked < 6; asked += 1) await ask({ remoteAddress: '203.0.113.9' });
    expect(await mailsSent(email)).toBe(ofOneClient);
    for (let client = 10; client < 14; client += 1) await ask({ remoteAddress: `203.0.113.${client}` });
    expect(await mailsSent(email)).toBe(ofAll);
    // However many clients asked, the browser that knows the account is not too late.
    await ask({ remoteAddress: '198.51.100.1', headers: { cookie: device } });
    expect(await mailsSent(email)).toBe(ofAll + 1);
  },
);

it('AUT-29: who sets a new password by mail signs in from that browser, although the account is locked', async () => {
  const { email } = await owner();
  await site.post('/api/auth/forgot-password', { email });
  const token_hash = await site.linkTo(email, 2);
  const set = await site.post('/api/auth/reset-password', { token_hash, password: NEW_PASSWORD });
  await lockOut(email);
  expect((await login(email, deviceOf(set), NEW_PASSWORD)).statusCode).toBe(200);
});

it('AUT-29: who confirms the address with the password signs in from that browser, although the account is locked', async () => {
  const email = someone();
  await site.register(email);
  const confirmation = { token_hash: await site.linkTo(email), password: PASSWORD };
  const confirmed = await site.post('/api/auth/verify-email', confirmation);
  await lockOut(email);
  expect((await login(email, deviceOf(confirmed))).statusCode).toBe(200);
});
