import { buildAccountsSite, FROM_OUR_PAGE, PASSWORD, type AccountsSite } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { outboxModel } from '../../platform/mail/outbox.model';
import { linkTokenModel } from '../models/link-token.model';

const database = testDatabase();
const NEW_PASSWORD = 'mangrove-lantern-42';
let site: AccountsSite;
let count = 0;
const someone = () => `remy${(count += 1)}@mail.example`;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { PUBLIC_URL: 'http://localhost:4000' });
});
afterAll(() => site.app.close());
const forgot = (email: string, headers = {}) =>
  site.post('/api/auth/forgot-password', { email }, { headers });
const reset = (token_hash: string, password = NEW_PASSWORD) =>
  site.post('/api/auth/reset-password', { token_hash, password });

/** A verified account and the token of its newest recovery mail. */
async function recovering() {
  const person = await site.join(someone());
  await forgot(person.user.email);
  return { ...person, email: person.user.email, token: await site.linkTo(person.user.email, 2) };
}

it('AUT-06, promise 4: asking for a new password answers alike for every address, and mails only those with an account', async () => {
  const { user } = await site.join(someone());
  const stranger = someone();
  const [known, unknown] = [await forgot(user.email), await forgot(stranger)];
  expect(known.statusCode).toBe(202);
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  await site.mailsTo(user.email, 2);
  expect(await outboxModel(database().connection).countDocuments({ to: stranger })).toBe(0);
});

it('AUT-07, promise 2: a new password ends every session, signs in, and the old one fails', async () => {
  const { email, token, cookie, headers } = await recovering();
  expect((await reset(token)).statusCode).toBe(200);
  expect((await site.refresh(cookie)).statusCode).toBe(401);
  expect((await site.app.inject({ url: '/api/auth/session', headers })).statusCode).toBe(401);
  expect((await site.login(email)).statusCode).toBe(401);
  expect((await site.login(email, NEW_PASSWORD)).statusCode).toBe(200);
});

it('AUT-10, promise 5: a token is good once, also for ten at once', async () => {
  const { token } = await recovering();
  const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(
    refused.every(
      (answer) => answer.json<{ message: string }>().message === 'Failed to process password reset.',
    ),
  ).toBe(true);
});

it('promise 5: only the newest token is good, for ten minutes, and it is kept as a hash', async () => {
  const { email, token, user } = await recovering();
  await forgot(email);
  const newest = await site.linkTo(email, 3);
  expect((await reset(token)).statusCode).toBe(400);
  const links = linkTokenModel(database().connection);
  const [kept] = await links.find({ user_id: user.id }).lean();
  expect(kept?.expires_at.getTime()).toBeLessThanOrEqual(Date.now() + 600_000);
  expect(JSON.stringify(kept)).not.toContain(newest);
  await links.updateMany({ user_id: user.id }, { expires_at: new Date(Date.now() - 1) });
  expect((await reset(newest)).statusCode).toBe(400);
});

it('a token that confirms an address sets no password', async () => {
  const email = someone();
  await site.register(email);
  expect((await reset(await site.linkTo(email))).statusCode).toBe(400);
});

it('AUT-08, AUT-10: the callback says where a good token leads, inside the site, and refuses others', async () => {
  const { token } = await recovering();
  const look = (query: string) => site.app.inject(`/api/auth/callback?${query}`);
  expect((await look(`token_hash=${token}&type=recovery`)).json()).toEqual({
    type: 'recovery',
    next: '/reset-password',
  });
  for (const next of ['//evil.example', 'https://evil.example/x', '/\\evil.example', 'javascript:alert(1)']) {
    const { next: to } = (
      await look(`token_hash=${token}&type=recovery&next=${encodeURIComponent(next)}`)
    ).json<{ next: string }>();
    expect(new URL(to, 'http://localhost:4000').origin).toBe('http://localhost:4000');
    expect(to).toMatch(/^\/(?![/\\])/);
  }
  for (const query of [`token_hash=${token}x&type=recovery`, `token_hash=${token}&type=signup`]) {
    const answer = await look(query);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'Failed to process password reset.' });
  }
  expect((await reset(token)).statusCode).toBe(200);
});

it('promise 4: links are made of PUBLIC_URL, whatever Host says; five mails in an hour are enough', async () => {
  const { user } = await site.join(someone());
  for (let asked = 0; asked < 8; asked += 1) {
    expect(
      (await forgot(user.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })).statusCode,
    ).toBe(202);
  }
  await forgot(someone());
  const mails = await site.mailsTo(user.email, 6);
  expect(mails).toHaveLength(6);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
  expect(mails[0]?.text).toContain('http://localhost:4000/auth/callback?token_hash=');
});

it('AUT-06, AUT-07: the forms work without JavaScript', async () => {
  const form = (url: string, fields: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...FROM_OUR_PAGE },
    });
  const { token } = await recovering();
  const asked = await form('/api/auth/forgot-password', { email: someone() });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/forgot-password?sent=true']);
  const weak = await form('/api/auth/reset-password', { token_hash: token, password: 'short' });
  expect(weak.headers.location).toBe(`/reset-password?token_hash=${token}&problem=password`);
  const set = await form('/api/auth/reset-password', { token_hash: token, password: NEW_PASSWORD });
  expect([set.statusCode, set.headers.location]).toEqual([303, '/login?reset=true']);
  const again = await form('/api/auth/reset-password', { token_hash: token, password: NEW_PASSWORD });
  expect(again.headers.location).toBe('/forgot-password?problem=link');
});

it('AUT-07: the form without JavaScript is taken from the page that tells nobody its address', async () => {
  const { token } = await recovering();
  const page = await site.app.inject({
    url: `/reset-password?token_hash=${token}`,
    headers: { accept: 'text/html' },
  });
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  const send = (headers: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: new URLSearchParams({ token_hash: token, password: NEW_PASSWORD }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await send({ origin: 'null', 'sec-fetch-site': site })).statusCode).toBe(403);
  expect((await send({ origin: 'null' })).statusCode).toBe(403);
  // What browsers send for a form of a page with that policy.
  const sent = await send({ origin: 'null', 'sec-fetch-site': 'same-origin' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/login?reset=true']);
});

it('a reset of an address that was never verified proves it', async () => {
  const email = someone();
  await site.register(email);
  await site.linkTo(email);
  await forgot(email);
  expect((await reset(await site.linkTo(email, 2))).statusCode).toBe(200);
  expect(site.person(await site.login(email, NEW_PASSWORD)).user.email_verified).toBe(true);
  expect((await site.login(email, PASSWORD)).statusCode).toBe(401);
});
