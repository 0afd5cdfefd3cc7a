import type { SavedItem, User } from '@atoll/contracts/account';
import { buildAccountsSite, PASSWORD, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { mailModel } from '../../shared/mail/mail.model';
import { outboxModel } from '../../shared/mail/outbox.model';
import { securityEventModel } from '../../shared/audit/security-event.model';

const database = testDatabase();
const NEW_PASSWORD = 'mangrove-lantern-42';
let site: AccountsSite;
let count = 0;
const someone = () => `lior${(count += 1)}@mail.example`;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: 'admin@mail.example' });
});
afterAll(() => site.app.close());
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const as = ({ headers }: Person, method: Method, url: string, payload?: object) =>
  site.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
/** What the download says of the security log. */
async function eventsOf(person: Person): Promise<string[]> {
  const answer = await as(person, 'GET', '/api/auth/account/data');
  return answer
    .json<{ events: { event: string }[] }>()
    .events.map(({ event }) => event)
    .sort();
}

it('AUT-05, AUT-23: an account changes what it says of itself', async () => {
  const person = await site.join(someone());
  const answer = await as(person, 'PATCH', '/api/auth/user', { phone: '+31 20 000 0000', city: 'Utrecht' });
  expect(answer.json<User>().user_metadata).toEqual({
    name: 'Noor Haddad',
    phone: '+31 20 000 0000',
    city: 'Utrecht',
    user_type: 'traveler',
  });
});

it.each([
  'user_type',
  'verification_status',
  'is_featured',
  'rating',
  'user_id',
  'hotel_profile_needs_creation',
  'email',
])('promise 7: %s cannot be set', async (name) => {
  const person = await site.join(someone());
  expect((await as(person, 'PATCH', '/api/auth/user', { [name]: 'admin' })).statusCode).toBe(400);
  const { user } = site.person(await site.login(person.user.email));
  expect(user).toEqual(person.user);
});

it('AUT-25: a device is signed out from another one, and all others at once', async () => {
  const email = someone();
  const [here, there, elsewhere] = [
    await site.join(email),
    site.person(await site.login(email)),
    site.person(await site.login(email)),
  ];
  const list = (await as(here, 'GET', '/api/auth/sessions')).json<{
    sessions: { id: string; is_current: boolean }[];
  }>().sessions;
  expect(list).toHaveLength(3);
  expect(list.filter(({ is_current }) => is_current)).toHaveLength(1);
  const sid = (
    JSON.parse(Buffer.from(there.token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
  ).sid;
  expect((await as(here, 'DELETE', `/api/auth/sessions/${sid}`)).statusCode).toBe(204);
  expect((await as(there, 'GET', '/api/auth/session')).statusCode).toBe(401);
  expect((await as(here, 'DELETE', '/api/auth/sessions')).statusCode).toBe(204);
  expect((await as(elsewhere, 'GET', '/api/auth/session')).statusCode).toBe(401);
  expect((await site.refresh(elsewhere.cookie)).statusCode).toBe(401);
  expect((await as(here, 'GET', '/api/auth/session')).statusCode).toBe(200);
});

it('a password is changed with the present one, and every other device is signed out', async () => {
  const here = await site.join(someone());
  const other = site.person(await site.login(here.user.email));
  const wrong = await as(here, 'POST', '/api/auth/password', {
    current_password: 'wrong',
    password: NEW_PASSWORD,
  });
  expect(wrong.statusCode).toBe(400);
  const done = await as(here, 'POST', '/api/auth/password', {
    current_password: PASSWORD,
    password: NEW_PASSWORD,
  });
  expect(done.statusCode).toBe(200);
  expect((await as(other, 'GET', '/api/auth/session')).statusCode).toBe(401);
  expect((await as(here, 'GET', '/api/auth/session')).statusCode).toBe(200);
  expect((await site.login(here.user.email, NEW_PASSWORD)).statusCode).toBe(200);
});

it('promise 5, issue 23, A4: an address that nobody has confirmed gets no mail about changes of its account, and is not changed', async () => {
  const email = someone();
  await site.register(email);
  await site.mailsTo(email);
  const { headers } = site.person(await site.login(email));
  let current_password = PASSWORD;
  for (const password of [NEW_PASSWORD, `${NEW_PASSWORD}-2`, `${NEW_PASSWORD}-3`]) {
    const changed = await site.post('/api/auth/password', { current_password, password }, { headers });
    expect(changed.statusCode).toBe(200);
    current_password = password;
  }
  const elsewhere = someone();
  const change = { email: elsewhere, current_password };
  const refused = await site.post('/api/auth/email', change, { headers });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    403,
    'Confirm your e-mail address first.',
  ]);
  // A mail after all of these: what was asked for before it has been sent.
  await site.join(someone());
  expect(await site.mailsTo(email)).toHaveLength(1);
  expect(await outboxModel(database().connection).countDocuments({ to: elsewhere })).toBe(0);
});

it('issue 23, A4: an account’s password is changed ten times in an hour, and then told when it may be again', async () => {
  const person = await site.join(someone());
  let current_password = PASSWORD;
  for (let number = 0; number < 10; number += 1) {
    const password = `${NEW_PASSWORD}-${number}`;
    const changed = await as(person, 'POST', '/api/auth/password', { current_password, password });
    expect(changed.statusCode).toBe(200);
    current_password = password;
  }
  const refused = await as(person, 'POST', '/api/auth/password', {
    current_password,
    password: NEW_PASSWORD,
  });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('issue 23, A4: an account has five mails to other addresses in an hour, and is told when it may ask again', async () => {
  const person = await site.join(someone());
  const statuses: number[] = [];
  for (let number = 0; number < 8; number += 1) {
    const change = { email: someone(), current_password: PASSWORD };
    statuses.push((await as(person, 'POST', '/api/auth/email', change)).statusCode);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
});

it('an address is changed by the mail to the new one, which nobody else may have', async () => {
  const [person, other] = [await site.join(someone()), await site.join(someone())];
  const email = someone();
  const change = (to: string) =>
    as(person, 'POST', '/api/auth/email', { email: to, current_password: PASSWORD });
  expect((await change(email)).statusCode).toBe(202);
  expect((await as(person, 'GET', '/api/auth/session')).json<User>().email).toBe(person.user.email);
  const token_hash = await site.linkTo(email);
  expect((await site.post('/api/auth/verify-email', { token_hash, password: PASSWORD })).statusCode).toBe(
    200,
  );
  expect((await site.login(email)).statusCode).toBe(200);
  expect((await site.login(person.user.email)).statusCode).toBe(401);
  expect((await change(other.user.email)).statusCode).toBe(202);
  const taken = await site.linkTo(other.user.email, 2);
  expect(
    (await site.post('/api/auth/verify-email', { token_hash: taken, password: PASSWORD })).statusCode,
  ).toBe(400);
});

it('an address that somebody has registered and never confirmed goes to whoever confirms it', async () => {
  const person = await site.join(someone());
  const email = someone();
  await site.register(email, 'hotel');
  const squatter = site.person(await site.login(email));
  await as(person, 'POST', '/api/auth/email', { email, current_password: PASSWORD });
  const token_hash = await site.linkTo(email, 2);
  expect((await site.post('/api/auth/verify-email', { token_hash, password: PASSWORD })).statusCode).toBe(
    200,
  );
  expect((await as(person, 'GET', '/api/auth/session')).json<User>()).toMatchObject({
    id: person.user.id,
    email,
    email_verified: true,
  });
  expect((await as(squatter, 'GET', '/api/auth/session')).statusCode).toBe(401);
  const hotels = database().connection.collection('hotels');
  expect(await hotels.countDocuments({ user_id: squatter.user.id })).toBe(0);
});

it('an account is deleted with all that is kept of it, by its password alone', async () => {
  const person = await site.join(someone(), 'hotel');
  expect((await as(person, 'DELETE', '/api/auth/account', { current_password: 'wrong' })).statusCode).toBe(
    400,
  );
  expect((await as(person, 'DELETE', '/api/auth/account', { current_password: PASSWORD })).statusCode).toBe(
    204,
  );
  expect((await as(person, 'GET', '/api/auth/session')).statusCode).toBe(401);
  expect((await site.login(person.user.email)).statusCode).toBe(401);
  expect(await database().connection.collection('hotels').countDocuments({ user_id: person.user.id })).toBe(
    0,
  );
});

it('issue 23, A6: deleting an account mails what stays and why, and leaves no mail that waits and no registration', async () => {
  const { user, headers } = await site.join(someone());
  const { email } = user;
  await site.register(email, 'hotel');
  await site.mailsTo(email, 2);
  const mails = mailModel(database().connection);
  await mails.create({
    kind: 'hello',
    to: email,
    data: {},
    client: 'site',
    attempts: 12,
    given_up_at: new Date(),
  });
  const url = '/api/auth/account';
  await site.app.inject({ method: 'DELETE', url, headers, payload: { current_password: PASSWORD } });
  const [mail] = await site.mailsTo(email, 3);
  expect(mail?.subject).toBe('Your account was deleted');
  expect(mail?.text).toContain('For 180 days the security log keeps');
  await eventually(async () => expect(await mails.countDocuments({ to: email })).toBe(0));
  expect(await database().connection.collection('registrations').countDocuments({ email })).toBe(0);
});

it('issue 23, A4: a stranger who deletes their account of an address that nobody has confirmed leaves its owner’s mails', async () => {
  const email = someone();
  await site.register(email, 'hotel', { password: NEW_PASSWORD });
  const stranger = site.person(await site.login(email, NEW_PASSWORD));
  await site.mailsTo(email);
  const outbox = outboxModel(database().connection);
  const failing = jest.spyOn(outbox, 'create').mockRejectedValue(new Error('connect ECONNREFUSED'));
  await site.register(email);
  const waiting = { to: email, attempts: 1 };
  const mails = mailModel(database().connection);
  await eventually(async () => expect(await mails.countDocuments(waiting)).toBe(1));
  await as(stranger, 'DELETE', '/api/auth/account', { current_password: NEW_PASSWORD });
  expect((await site.login(email, NEW_PASSWORD)).statusCode).toBe(401);
  expect(await mails.countDocuments(waiting)).toBe(1);
  failing.mockRestore();
  await mails.updateMany(waiting, { due_at: new Date(0) });
  await site.join(someone());
  const token_hash = await site.linkTo(email, 2);
  const confirmed = await site.post('/api/auth/verify-email', { token_hash, password: PASSWORD });
  expect(confirmed.statusCode).toBe(200);
});

it('issue 23, A6: the download holds all conversations, plans and events, however many', async () => {
  const person = await site.join(someone());
  const dates = { created_at: new Date(), updated_at: new Date(), expires_at: null };
  const many = (kept: object) =>
    Array.from({ length: 60 }, (_, number) => ({ _id: `${person.user.id}-${number}`, ...kept }));
  const { connection } = database();
  const conversation = {
    title: 'Lisbon',
    messages: [],
    preferences: {},
    workflow: null,
    open_message_id: null,
  };
  await connection
    .collection<{ _id: string }>('marco_conversations')
    .insertMany(many({ owner: `account:${person.user.id}`, ...conversation, ...dates }));
  await connection.collection<{ _id: string }>('marco_plans').insertMany(
    many({
      owner: `account:${person.user.id}`,
      plan: { title: 'A day' },
      version: 0,
      is_saved: false,
      share_hash: null,
      ...dates,
    }),
  );
  const { marco, events } = (await as(person, 'GET', '/api/auth/account/data')).json<{
    marco: { conversations: object[]; plans: object[] };
    events: { event: string }[];
  }>();
  expect([marco.conversations.length, marco.plans.length]).toEqual([60, 60]);
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['signed in', 'confirmed signup', 'registered']),
  );
});

it('issue 23, A6: whoever registers an address that was somebody else’s reads nothing of what its owner did', async () => {
  const email = someone();
  const owner = await site.join(email);
  await as(owner, 'DELETE', '/api/auth/account', { current_password: PASSWORD });
  await site.register(email, 'hotel', { password: NEW_PASSWORD });
  const stranger = site.person(await site.login(email, NEW_PASSWORD));
  expect(await eventsOf(stranger)).toEqual(['registered', 'signed in']);
});

it('issue 23, A6: whoever registers an address first reads nothing of what its owner does later', async () => {
  const email = someone();
  await site.register(email, 'hotel', { password: NEW_PASSWORD });
  const stranger = site.person(await site.login(email, NEW_PASSWORD));
  await site.register(email);
  expect((await site.login(email)).statusCode).toBe(401);
  await site.post('/api/auth/forgot-password', { email });
  expect(await eventsOf(stranger)).toEqual(['registered', 'signed in']);
});

it('an account’s data can be downloaded, without a password or a token in it', async () => {
  const person = await site.join(someone(), 'hotel');
  const answer = await as(person, 'GET', '/api/auth/account/data');
  expect(answer.headers['content-disposition']).toContain('attachment');
  expect(answer.json()).toMatchObject({
    user: { email: person.user.email },
    hotel: { user_id: person.user.id },
    saved: [],
  });
  expect(answer.body).not.toMatch(/argon2|hash/);
});

it.each(['\u0000', '\u202E\u202C', '\n', '   '])('%j is no name', async (name) => {
  const person = await site.join(someone());
  const answer = await as(person, 'PATCH', '/api/auth/user', { name });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    fields: { name: 'This is empty.' },
  });
  expect((await as(person, 'PATCH', '/api/auth/user', { name: 'Inês 🌊 O’Neill' })).statusCode).toBe(200);
});

it('saved things are kept for a verified address only, each once', async () => {
  const item: SavedItem = { kind: 'hotel', id: 'HTL1', title: 'Hotel Farol', href: '/hotels?selected=HTL1' };
  const email = someone();
  await site.register(email);
  const unverified = site.person(await site.login(email));
  expect((await as(unverified, 'PUT', '/api/auth/saved', { items: [item] })).statusCode).toBe(403);
  const person = await site.join(someone());
  await as(person, 'PUT', '/api/auth/saved', { items: [item, { ...item, title: 'Again' }] });
  expect((await as(person, 'GET', '/api/auth/saved')).json()).toEqual({ items: [item] });
  expect((await as(unverified, 'GET', '/api/auth/saved')).json()).toEqual({ items: [] });
  for (const href of [
    '//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/tours?mfe-override=mfe-tours@0123456789abcdef',
    '/tours?mfe%2Doverride=mfe-tours@0123456789abcdef',
    '/tours?mfe-over\tride=mfe-tours@0123456789abcdef',
    '/hotels?city=%E2%80%AEsiraP',
  ]) {
    expect((await as(person, 'PUT', '/api/auth/saved', { items: [{ ...item, href }] })).statusCode).toBe(400);
  }
  for (const picture of ['javascript:alert(1)', '//evil.example/a.png', 'data:text/html,x'])
    expect((await as(person, 'PUT', '/api/auth/saved', { items: [{ ...item, picture }] })).statusCode).toBe(
      400,
    );
  const pictured = [{ ...item, picture: '/media/artwork/lagoon.dusk-800x600.webp' }];
  expect((await as(person, 'PUT', '/api/auth/saved', { items: pictured })).statusCode).toBe(200);
  for (const words of [{ title: 'Hotel \u202emoc.live' }, { place: '\u2067Lisbon' }])
    expect((await as(person, 'PUT', '/api/auth/saved', { items: [{ ...item, ...words }] })).statusCode).toBe(
      400,
    );
});

it('AUT-23: two devices that save and remove at the same moment undo nothing of each other', async () => {
  const person = await site.join(someone());
  const thing = (id: string) => ({ kind: 'tour', id, title: id, href: `/tours?tour=${id}` });
  const patch = (add: string[], remove: string[] = []) =>
    as(person, 'PATCH', '/api/auth/saved', {
      add: add.map(thing),
      remove: remove.map((id) => ({ kind: 'tour', id })),
    });
  await as(person, 'PUT', '/api/auth/saved', { items: [thing('old'), thing('gone')] });
  const answers = await Promise.all([patch(['phone']), patch(['desk'], ['gone']), patch(['tablet'])]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const ids = (answer: { json: <T>() => T }) =>
    answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
  expect(ids(await as(person, 'GET', '/api/auth/saved')).sort()).toEqual(['desk', 'old', 'phone', 'tablet']);
  // Again is the same, a foreign thing is nothing, and the newest stands first.
  const again = await patch(['phone'], ['gone', 'never']);
  expect(ids(again)[0]).toBe('phone');
  expect(ids(again)).toHaveLength(4);
  for (const add of [[{ ...thing('x'), href: '//evil.example' }], [{ ...thing('x'), title: 'a\u202eb' }]])
    expect((await as(person, 'PATCH', '/api/auth/saved', { add, remove: [] })).statusCode).toBe(400);
});

it('promise 8: refusals are in the audit log, which the administrator reads by page', async () => {
  const [admin, person] = [await site.join('admin@mail.example'), await site.join(someone())];
  await as(person, 'GET', '/api/admin/hotels');
  const refused = { event: 'refused GET /api/admin/hotels', user_id: person.user.id };
  await eventually(async () => {
    expect(await securityEventModel(database().connection).countDocuments(refused)).toBe(1);
  });
  const log = await as(admin, 'GET', '/api/auth/audit');
  expect(log.json<{ entries: object[] }>().entries).toContainEqual(expect.objectContaining(refused));
  expect((await as(admin, 'GET', '/api/auth/audit?page=999')).json()).toMatchObject({ entries: [] });
});

it('the outbox shows mails with markup as text, as a page or as data', async () => {
  const email = someone();
  await site.register(email, 'traveler', { name: '<script>alert(1)</script>' });
  await site.mailsTo(email);
  const data = await site.app.inject(`/api/dev/outbox?to=${email}`);
  expect(data.json<{ mails: { to: string }[] }>().mails).toEqual([expect.objectContaining({ to: email })]);
  const page = await site.app.inject({ url: '/api/dev/outbox', headers: { accept: 'text/html' } });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain(email);
  expect(page.body).not.toContain('<script');
});
