import type { User } from '@atoll/contracts/account';
import {
  buildAccountsSite,
  FROM_OUR_PAGE,
  HOTEL_PROFILE,
  PASSWORD,
  type AccountsSite,
} from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { userModel } from '../models/user.model';

const database = testDatabase();
let site: AccountsSite;
let count = 0;
const someone = () => `sana${(count += 1)}@mail.example`;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection);
});
afterAll(() => site.app.close());
const ownUser = async (headers: Record<string, string>) =>
  (await site.app.inject({ url: '/api/auth/session', headers })).json<User>();
const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = FROM_OUR_PAGE) =>
  site.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

it('AUT-05: what a hotel says of itself when it registers is what it reads of itself', async () => {
  const { name: property_name, email: _email, ...rest } = HOTEL_PROFILE;
  const metadata = { property_name, ...rest };
  const email = someone();
  expect((await site.register(email, 'hotel', metadata)).statusCode).toBe(202);
  const { user, headers } = site.person(await site.login(email));
  expect(user.user_metadata).toEqual({ ...metadata, name: 'Noor Haddad', user_type: 'hotel' });
  expect(await ownUser(headers)).toEqual(user);
});

it('AUT-04: the link of the mail confirms the address, once, and a look at it uses nothing up', async () => {
  const email = someone();
  await site.register(email);
  const token_hash = await site.linkTo(email);
  for (let looks = 0; looks < 3; looks += 1) {
    const look = await site.app.inject(`/api/auth/callback?token_hash=${token_hash}&type=signup`);
    expect(look.json()).toEqual({ type: 'signup', next: '/login' });
  }
  expect((await site.post('/api/auth/verify-email', { token_hash, password: PASSWORD })).statusCode).toBe(
    200,
  );
  expect((await site.post('/api/auth/verify-email', { token_hash, password: PASSWORD })).statusCode).toBe(
    400,
  );
  expect(site.person(await site.login(email)).user.email_verified).toBe(true);
});

it('promise 4: registering answers alike for an address with an account, whose password stays', async () => {
  const { user } = await site.join(someone());
  const again = await site.register(user.email, 'agent', { password: 'another-password-of-mine' });
  const fresh = await site.register(someone());
  expect([again.statusCode, again.body]).toEqual([fresh.statusCode, fresh.body]);
  expect((await site.login(user.email, 'another-password-of-mine')).statusCode).toBe(401);
  expect(site.person(await site.login(user.email)).user.role).toBe('traveler');
  const [mail] = await site.mailsTo(user.email, 2);
  expect(mail?.subject).toBe('You already have an account');
});

it('two registrations of one address at once make one account', async () => {
  const email = someone();
  const answers = await Promise.all(Array.from({ length: 5 }, () => site.register(email)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(202));
  expect(await userModel(database().connection).countDocuments({ email })).toBe(1);
});

it.each([
  ['seven characters', 'abc-def'],
  ['a common one', 'Password123'],
  ['one letter again and again', 'aaaaaaaaaaaa'],
  ['its own address', 'sana-own@mail.example'],
  ['more than 1,024 bytes', 'ä'.repeat(600)],
])('promise 3: a password of %s is refused', async (_name, password) => {
  const answer = await site.register('sana-own@mail.example', 'traveler', { password });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { password: expect.any(String) } });
});

it('promise 3: a password of 64 characters and one of 1,000 count to their last', async () => {
  for (const password of ['x7Kq-'.repeat(12) + 'ende', 'lagoon '.repeat(142)]) {
    const email = someone();
    await site.register(email, 'traveler', { password });
    expect((await site.login(email, password)).statusCode).toBe(200);
    expect((await site.login(email, password.slice(0, -1))).statusCode).toBe(401);
  }
});

it('promise 3: one megabyte is refused at once', async () => {
  for (const url of ['/api/auth/login', '/api/auth/register']) {
    const answer = await site.post(url, { email: 'a@b.example', password: 'x'.repeat(1_000_000) });
    expect(answer.statusCode).toBe(413);
  }
});

it.each([
  { user_type: 'admin' },
  { role: 'admin' },
  { email_verified_at: '2020-01-01' },
  { verification_status: 'approved' },
  { is_featured: true },
  { email: { $gt: '' } },
  { email: 'nobody' },
  { name: '  ' },
  { phone: 'abc' },
  { email: 'a@b.example\r\nBcc: c@d.example' },
  { __proto__: null, 'user_metadata.user_type': 'admin' },
])('promise 7, 9: a registration with %j is refused', async (own) => {
  expect((await site.register(someone(), 'traveler', own)).statusCode).toBe(400);
});

it('AUT-03: the form works without JavaScript, from our pages only', async () => {
  const email = someone();
  const fields = { email, password: PASSWORD, user_type: 'hotel', name: 'Noor', star_rating: '3', phone: '' };
  const sent = await form('/api/auth/register', fields);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/registration-pending']);
  expect(site.person(await site.login(email)).user.user_metadata).toMatchObject({ star_rating: 3 });
  const bad = await form('/api/auth/register', { ...fields, password: 'short' });
  expect([bad.statusCode, bad.headers.location]).toEqual([303, '/register/hotel?problem=password']);
  const unreachable = await form('/api/auth/register', { ...fields, phone: 'abc' });
  expect(unreachable.headers.location).toBe('/register/hotel?problem=phone');
  const unknown = await form('/api/auth/register', { ...fields, user_type: '//evil.example' });
  expect(unknown.headers.location).toBe('/register?problem=missing');
  const strangers: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of strangers) {
    expect((await form('/api/auth/register', fields, headers)).statusCode).toBe(403);
  }
});

it('AUT-04: the mail can be asked for again, with one answer for every address; both links are good until one is used', async () => {
  const email = someone();
  await site.register(email);
  const first = await site.linkTo(email);
  const [known, unknown] = [
    await site.post('/api/auth/resend', { email }),
    await site.post('/api/auth/resend', { email: someone() }),
  ];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  const second = await site.linkTo(email, 2);
  const confirm = (token_hash: string) =>
    site.post('/api/auth/verify-email', { token_hash, password: PASSWORD });
  expect((await confirm(first)).statusCode).toBe(200);
  expect((await confirm(second)).statusCode).toBe(400);
});
