import { buildAccountsSite, FROM_OUR_PAGE, PASSWORD, type AccountsSite } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { mailModel } from '../../shared/mail/mail.model';
import { outboxModel } from '../../shared/mail/outbox.model';
import { passwordMark } from '../links/link-mails';
import { linkTokenModel } from '../models/link-token.model';
import { sessionModel } from '../models/session.model';
import { userModel } from '../models/user.model';

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

it('AUT-07: a new password ends a change of the address that was asked for with the old one', async () => {
  const { email, headers, token } = await recovering();
  const elsewhere = someone();
  const change = { email: elsewhere, current_password: PASSWORD };
  expect((await site.post('/api/auth/email', change, { headers })).statusCode).toBe(202);
  const token_hash = await site.linkTo(elsewhere);
  expect((await reset(token)).statusCode).toBe(200);
  expect((await site.post('/api/auth/verify-email', { token_hash, password: PASSWORD })).statusCode).toBe(
    400,
  );
  expect(site.person(await site.login(email, NEW_PASSWORD)).user.email).toBe(email);
});

it('AUT-07: a mail to change the address that is written after the new password has no link', async () => {
  const { user } = await recovering();
  const elsewhere = someone();
  const model = userModel(database().connection);
  const hashOf = async () => (await model.findById(user.id).lean())?.password_hash ?? '';
  const data = { user_id: user.id, password_mark: passwordMark({ password_hash: await hashOf() }) };
  await forgot(user.email);
  await reset(await site.linkTo(user.email, 3));
  const mails = mailModel(database().connection);
  // As it stood in the queue, and one that may be written, so that the first is known to have been looked at.
  const due_at = new Date();
  await mails.create({ kind: 'email_change', to: elsewhere, data, client: 'site', attempts: 0, due_at });
  await forgot(user.email);
  await site.mailsTo(user.email, 5);
  await eventually(async () => expect(await mails.countDocuments({ to: elsewhere })).toBe(0));
  expect(await outboxModel(database().connection).countDocuments({ to: elsewhere })).toBe(0);
});

it('AUT-07, promise 2: signing in with the old password beside a reset leaves no session', async () => {
  const { email, token, user } = await recovering();
  const sessions = sessionModel(database().connection);
  const create = sessions.create.bind(sessions);
  // The password is right when it is checked, and another one when the session begins.
  jest.spyOn(sessions, 'create').mockImplementationOnce(async (session: object) => {
    expect((await reset(token)).statusCode).toBe(200);
    return create(session as never) as never;
  });
  expect((await site.login(email)).statusCode).toBe(401);
  expect(await sessions.countDocuments({ user_id: user.id })).toBe(0);
});

it('AUT-07: changing the password with the old one beside a reset does not undo it', async () => {
  const { email, token, headers } = await recovering();
  const changed = 'heron-over-the-jetty';
  const [set, change] = await Promise.all([
    reset(token),
    site.post('/api/auth/password', { current_password: PASSWORD, password: changed }, { headers }),
  ]);
  const [byReset, byChange] = [await site.login(email, NEW_PASSWORD), await site.login(email, changed)];
  expect(set.statusCode).toBe(200);
  expect([byReset.statusCode, byChange.statusCode]).toEqual([200, 401]);
  expect(change.statusCode).not.toBe(500);
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

it('promise 4: links are made of PUBLIC_URL, whatever a proxy’s header says, and another Host is refused; five mails in an hour are enough, three for one client', async () => {
  const { user } = await site.join(someone());
  const foreign = { 'x-forwarded-host': 'evil.example' };
  const refused = await site.post(
    '/api/auth/forgot-password',
    { email: user.email },
    { headers: { host: 'evil.example' } },
  );
  expect(refused.statusCode).toBe(400);
  const forgotFrom = (client: number) =>
    site.post(
      '/api/auth/forgot-password',
      { email: user.email },
      { headers: foreign, remoteAddress: `203.0.113.${client}` },
    );
  for (let asked = 0; asked < 5; asked += 1) expect((await forgotFrom(1)).statusCode).toBe(202);
  expect(await site.mailsTo(user.email, 4)).toHaveLength(4);
  for (let asked = 0; asked < 8; asked += 1) expect((await forgotFrom(asked + 2)).statusCode).toBe(202);
  const mails = await site.mailsTo(user.email, 5);
  // What is queued after all of these comes last.
  const last = await site.join(someone());
  await site.mailsTo(last.user.email);
  expect((await site.mailsTo(user.email, 5)).length).toBeLessThanOrEqual(6);
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
