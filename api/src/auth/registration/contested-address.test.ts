import type { User } from '@atoll/contracts/account';
import type { UserType } from '@atoll/contracts/account-words';
import {
  buildAccountsSite,
  FROM_OUR_PAGE,
  HOTEL_PROFILE,
  PASSWORD,
  type AccountsSite,
} from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { registeredAs } from '../links/registration-letter';
import { linkTokenModel } from '../models/link-token.model';
import { registrationModel } from '../models/registration.model';
import { userModel } from '../models/user.model';

/** Somebody registers the address of somebody else, who has the mailbox. */
const database = testDatabase();
const ADMIN_EMAIL = 'admin@mail.example';
const STRANGERS = 'crimson-kite-over-sand';
let site: AccountsSite;
let count = 0;
const someone = () => `uma${(count += 1)}@mail.example`;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL });
});
afterAll(() => site.app.close());

const owner = { password: PASSWORD, userType: 'traveler' as UserType };
const stranger = { password: STRANGERS, userType: 'hotel' as UserType };
const register = (email: string, { password, userType }: typeof owner) =>
  site.register(email, userType, { password });
/** Registers, and gives the token of the mail that follows. */
async function registered(email: string, who: typeof owner, mails: number): Promise<string> {
  expect((await register(email, who)).statusCode).toBe(202);
  return site.linkTo(email, mails);
}
const confirm = (token_hash: string, password?: string) =>
  site.post('/api/auth/verify-email', { token_hash, ...(password !== undefined && { password }) });
const statusOf = async (email: string, password: string) => (await site.login(email, password)).statusCode;
const session = (headers: Record<string, string>) => site.app.inject({ url: '/api/auth/session', headers });

it('AUT-28: who registers an unconfirmed address again changes nothing of the account, and ends no session', async () => {
  const email = someone();
  await register(email, { ...owner, userType: 'hotel' });
  const before = site.person(await site.login(email));
  await site.app.inject({
    method: 'PUT',
    url: '/api/auth/hotel',
    headers: before.headers,
    payload: HOTEL_PROFILE,
  });
  const kept = await userModel(database().connection).findOne({ email }).lean();
  await registered(email, { ...stranger, userType: 'agent' }, 2);
  expect(await userModel(database().connection).findOne({ email }).lean()).toEqual(kept);
  expect((await session(before.headers)).statusCode).toBe(200);
  expect((await site.refresh(before.cookie)).statusCode).toBe(200);
  expect(await database().connection.collection('hotels').countDocuments({ user_id: before.user.id })).toBe(
    1,
  );
  expect(await statusOf(email, STRANGERS)).toBe(401);
  expect(await statusOf(email, PASSWORD)).toBe(200);
});

it.each([
  ['owner first', 'the address', someone()],
  ['stranger first', 'the address', someone()],
  ['owner first', 'the administrator’s address', ADMIN_EMAIL],
  ['stranger first', 'the administrator’s address', ADMIN_EMAIL],
])(
  'AUT-28: %s, %s: a click on the stranger’s mail gives nobody the account',
  async (order, _whose, email) => {
    await userModel(database().connection).deleteMany({ email });
    for (const kept of ['outbox', 'rate_limits']) await database().connection.collection(kept).deleteMany({});
    const [first, second] = order === 'owner first' ? [owner, stranger] : [stranger, owner];
    const firstToken = await registered(email, first, 1);
    const secondToken = await registered(email, second, 2);
    const [ownToken, strangersToken] =
      order === 'owner first' ? [firstToken, secondToken] : [secondToken, firstToken];
    // The owner clicks on the stranger's mail: without a password, and with the only one that they know.
    expect((await confirm(strangersToken)).statusCode).toBe(400);
    expect((await confirm(strangersToken, PASSWORD)).statusCode).toBe(400);
    const strangers = await site.login(email, STRANGERS);
    expect(strangers.statusCode).toBe(order === 'owner first' ? 401 : 200);
    const begun = strangers.statusCode === 200 ? site.person(strangers) : null;
    expect(begun?.user.role).not.toBe('admin');
    expect(await userModel(database().connection).findOne({ email }).lean()).toMatchObject({
      email_verified_at: null,
    });
    // The owner's own link is as good as before.
    expect((await confirm(ownToken, PASSWORD)).statusCode).toBe(200);
    const own = site.person(await site.login(email, PASSWORD)).user;
    expect(own).toMatchObject({
      email_verified: true,
      role: email === ADMIN_EMAIL ? 'admin' : 'traveler',
      user_metadata: { user_type: 'traveler' },
    });
    expect(await statusOf(email, STRANGERS)).toBe(401);
    expect((await session(begun?.headers ?? {})).statusCode).toBe(401);
    expect((await site.refresh(begun?.cookie ?? '')).statusCode).toBe(401);
    const hotels = database().connection.collection('hotels');
    expect(await hotels.countDocuments({ user_id: begun?.user.id ?? 'nobody' })).toBe(0);
    // Now that the address is confirmed, no other registration is good, even with its password.
    expect((await confirm(strangersToken, STRANGERS)).statusCode).toBe(400);
    expect(await statusOf(email, STRANGERS)).toBe(401);
  },
);

it('AUT-28: what a registration says of its kind and details is the account’s once its link was used', async () => {
  const email = someone();
  await register(email, stranger);
  const { name: property_name, email: _email, ...rest } = HOTEL_PROFILE;
  await site.register(email, 'agent', { property_name, ...rest });
  expect((await confirm(await site.linkTo(email, 2), PASSWORD)).statusCode).toBe(200);
  expect(site.person(await site.login(email)).user).toMatchObject({
    role: 'agent',
    user_metadata: { ...rest, property_name, name: 'Noor Haddad' },
  });
});

it('AUT-28: each registration’s link stays good beside later ones, until one has confirmed the address', async () => {
  const email = someone();
  const tokens: string[] = [];
  for (let mails = 1; mails <= 3; mails += 1)
    tokens.push(await registered(email, { ...owner, password: `${PASSWORD}-${mails}` }, mails));
  expect((await confirm(tokens[1] ?? '', `${PASSWORD}-2`)).statusCode).toBe(200);
  for (const [index, token] of tokens.entries())
    expect((await confirm(token, `${PASSWORD}-${index + 1}`)).statusCode).toBe(400);
  const statuses = await Promise.all([1, 2, 3].map((number) => statusOf(email, `${PASSWORD}-${number}`)));
  expect(statuses).toEqual([401, 200, 401]);
  expect(await registrationModel(database().connection).countDocuments({ email })).toBe(0);
  expect(await linkTokenModel(database().connection).countDocuments({ email, type: 'signup' })).toBe(0);
});

it('AUT-28: of registrations that are confirmed at once one has the address', async () => {
  const email = someone();
  const tokens = [await registered(email, owner, 1), await registered(email, stranger, 2)];
  const answers = await Promise.all([
    confirm(tokens[0] ?? '', PASSWORD),
    confirm(tokens[1] ?? '', STRANGERS),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(await userModel(database().connection).countDocuments({ email })).toBe(1);
  const winner = answers[0].statusCode === 200 ? PASSWORD : STRANGERS;
  expect(site.person(await site.login(email, winner)).user.email_verified).toBe(true);
  expect(await statusOf(email, winner === PASSWORD ? STRANGERS : PASSWORD)).toBe(401);
});

it('AUT-28: every mail says who registered as what, and when, in no words that a stranger typed', async () => {
  const email = someone();
  await register(email, owner);
  await site.mailsTo(email);
  await site.register(email, 'hotel', { password: STRANGERS, name: 'Call +1 555 0100 to keep your account' });
  const [hotels, travelers] = await site.mailsTo(email, 2);
  expect(travelers?.text).toMatch(/as a traveler, on \d+ November 2020 at \d\d:\d\d UTC/);
  expect(hotels?.text).toMatch(/as a hotel, on \d+ November 2020 at \d\d:\d\d UTC/);
  await site.post('/api/auth/resend', { email });
  const [again] = await site.mailsTo(email, 3);
  expect(again?.text).toContain('the registration as a traveler, on ');
  expect(again?.text).toContain('the registration as a hotel, on ');
  await site.post('/api/auth/forgot-password', { email });
  const [recovery] = await site.mailsTo(email, 4);
  expect(recovery?.text).toContain('registered as a traveler, on ');
  expect(JSON.stringify([hotels, travelers, again, recovery])).not.toContain('555 0100');
});

it('AUT-28: the time in a mail is UTC, to the minute', () => {
  const created_at = new Date('2020-11-05T00:10:30+02:00');
  expect(registeredAs({ user_type: 'agent', created_at })).toBe(
    'a travel agent, on 4 November 2020 at 22:10 UTC',
  );
});

it('AUT-28: the mail that was asked for again has a link for each registration, which asks for its password', async () => {
  const email = someone();
  await registered(email, stranger, 1);
  await registered(email, owner, 2);
  await site.post('/api/auth/resend', { email });
  const [mail] = await site.mailsTo(email, 3);
  const tokens = [...(mail?.text ?? '').matchAll(/token_hash=([\w-]+)/g)].map(([, token]) => token ?? '');
  expect(tokens).toHaveLength(2);
  expect((await confirm(tokens[0] ?? '', PASSWORD)).statusCode).toBe(400);
  expect((await confirm(tokens[1] ?? '', PASSWORD)).statusCode).toBe(200);
});

it('AUT-28: a new password by the mailbox takes an account over that a stranger registered', async () => {
  const email = someone();
  const strangersToken = await registered(email, stranger, 1);
  const begun = site.person(await site.login(email, STRANGERS));
  const profile = { ...HOTEL_PROFILE, email, name: 'Stranger Palace' };
  const saved = await site.app.inject({
    method: 'PUT',
    url: '/api/auth/hotel',
    headers: begun.headers,
    payload: profile,
  });
  expect(saved.statusCode).toBe(200);
  const later = await registered(email, { ...stranger, userType: 'agent' }, 2);
  await site.post('/api/auth/forgot-password', { email });
  const token_hash = await site.linkTo(email, 3);
  expect((await site.post('/api/auth/reset-password', { token_hash, password: PASSWORD })).statusCode).toBe(
    200,
  );
  expect((await session(begun.headers)).statusCode).toBe(401);
  for (const token of [strangersToken, later]) expect((await confirm(token, STRANGERS)).statusCode).toBe(400);
  expect(await statusOf(email, STRANGERS)).toBe(401);
  const { user, headers } = site.person(await site.login(email));
  // Of the stranger's words nothing is left.
  expect((await site.app.inject({ url: '/api/auth/hotel', headers })).body).not.toContain('Stranger Palace');
  const hotels = database().connection.collection('hotels');
  expect(await hotels.countDocuments({ user_id: user.id })).toBe(0);
  expect(user).toMatchObject({
    email_verified: true,
    role: 'traveler',
    user_metadata: { name: email.split('@')[0], user_type: 'traveler' },
  });
});

it('AUT-28: a stranger’s account gets nobody’s address, nor the administrator’s, by a click on the mail to change it', async () => {
  const { headers, user } = await site.join(someone());
  const victim = someone();
  await site.post('/api/auth/email', { email: victim, current_password: PASSWORD }, { headers });
  const token = await site.linkTo(victim);
  expect((await confirm(token)).statusCode).toBe(400);
  expect((await confirm(token, 'the password of the victim')).statusCode).toBe(400);
  expect((await session(headers)).json<User>().email).toBe(user.email);
  const [mail] = await site.mailsTo(victim);
  expect(mail?.text).toMatch(/registered as a traveler, on .+ UTC/);
  expect((await confirm(token, PASSWORD)).statusCode).toBe(200);
});

it('AUT-28: of the passwords that are guessed for one link ten are looked at', async () => {
  const email = someone();
  const token = await registered(email, stranger, 1);
  const answers = await Promise.all(Array.from({ length: 15 }, () => confirm(token, 'wrong wrong')));
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

it('AUT-28: the mailed link is confirmed by a form without JavaScript, from our page', async () => {
  const email = someone();
  const token_hash = await registered(email, owner, 1);
  const send = (fields: Record<string, string>, headers: Record<string, string> = FROM_OUR_PAGE) =>
    site.app.inject({
      method: 'POST',
      url: '/api/auth/verify-email',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const page = `/auth/callback?token_hash=${token_hash}&type=signup`;
  const document = await site.app.inject({ url: page, headers: { accept: 'text/html' } });
  expect(document.headers['referrer-policy']).toBe('no-referrer');
  const wrong = await send({ token_hash, type: 'signup', password: STRANGERS });
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, `${page}&problem=password`]);
  expect(
    (await send({ token_hash, password: PASSWORD }, { origin: 'https://evil.example' })).statusCode,
  ).toBe(403);
  const right = await send({ token_hash, type: 'signup', password: PASSWORD });
  expect([right.statusCode, right.headers.location]).toEqual([303, '/auth/callback?done=true']);
  const again = await send({ token_hash, type: 'signup', password: PASSWORD });
  expect(again.headers.location).toBe(`${page}&problem=link`);
});

const look = async (token_hash: string, type = 'signup') => {
  const answer = await site.app.inject(`/api/auth/callback?token_hash=${token_hash}&type=${type}`);
  return answer.statusCode === 200
    ? answer.json<{ is_confirmed?: boolean }>().is_confirmed
    : answer.statusCode;
};

it('AUT-04, AUT-28: the link that has confirmed an address says so, good for nothing else, and no other link does', async () => {
  const email = someone();
  const token = await registered(email, owner, 1);
  const strangersToken = await registered(email, stranger, 2);
  expect(await look(token)).toBeUndefined();
  expect((await confirm(token, STRANGERS)).statusCode).toBe(400);
  expect(await look(token)).toBeUndefined();
  expect((await confirm(token, PASSWORD)).statusCode).toBe(200);
  expect(await look(token)).toBe(true);
  expect(await look(token, 'email_change')).toBe(true);
  // Neither a guess, nor the link of a stranger's registration, nor the token as another kind of link.
  expect(await look(`${token}x`)).toBe(404);
  expect(await look(strangersToken)).toBe(404);
  expect(await look(token, 'recovery')).toBe(404);
  expect((await confirm(token, PASSWORD)).statusCode).toBe(400);
  expect(
    (await site.post('/api/auth/reset-password', { token_hash: token, password: STRANGERS })).statusCode,
  ).toBe(400);
  expect(await statusOf(email, PASSWORD)).toBe(200);
});

it('AUT-04: a used link says no more of an address that its account does not have any longer', async () => {
  const email = someone();
  const token = await registered(email, owner, 1);
  await confirm(token, PASSWORD);
  await userModel(database().connection).updateOne({ email }, { email: someone() });
  expect(await look(token)).toBe(404);
  const other = someone();
  const gone = await registered(other, owner, 1);
  await confirm(gone, PASSWORD);
  await userModel(database().connection).deleteMany({ email: other });
  expect(await look(gone)).toBe(404);
});
