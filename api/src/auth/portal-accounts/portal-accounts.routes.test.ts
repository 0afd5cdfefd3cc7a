import { EDITS_PATH, type PortalEdits } from '@atoll/contracts/portal-edits';
import {
  PORTAL_ACCOUNT_PATHS,
  type PortalAccountDetails,
  type PortalAccounts,
} from '@atoll/contracts/portal-accounts';
import { buildAccountsSite, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { userModel } from '../models/user.model';

const ADMIN = 'admin@mail.example';
const database = testDatabase();
let site: AccountsSite;
let admin: Person;
let count = 0;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: ADMIN });
  admin = await site.join(ADMIN);
});
afterAll(() => site.app.close());

const someone = (type?: 'agent') => site.join(`person${(count += 1)}@mail.example`, type);
const get = async <T>(url: string) => (await site.app.inject({ url, headers: admin.headers })).json<T>();
const pathOf = ({ user }: Person) => PORTAL_ACCOUNT_PATHS.one.replace(':accountId', user.id);
const change = (person: Person, payload: object, version = 0) =>
  site.app.inject({
    method: 'PATCH',
    url: pathOf(person),
    headers: { ...admin.headers, 'if-match': `"${version}"` },
    payload,
  });
const session = ({ headers }: Person) => site.app.inject({ url: '/api/auth/session', headers });

it('POR-19, C61: the owner gives a role, which opens its part of the portal, and takes it back', async () => {
  const person = await someone();
  expect((await change(person, { portal_role: 'moderator' })).statusCode).toBe(200);
  // What was signed in with other rights is over.
  expect((await session(person)).statusCode).toBe(401);
  const moderator = site.person(await site.login(person.user.email));
  expect(moderator.user).toMatchObject({
    role: 'admin',
    portal: { role: 'moderator', duties: ['moderation'] },
  });
  const ask = (url: string) => site.app.inject({ url, headers: moderator.headers });
  expect((await ask('/api/admin/hotels')).statusCode).toBe(200);
  expect((await ask('/api/admin/expo')).statusCode).toBe(403);
  expect((await change(person, { portal_role: null }, 1)).statusCode).toBe(200);
  expect(site.person(await site.login(person.user.email)).user.role).toBe('traveler');
});

it('POR-18: two changes of one version: the second hears what is there now', async () => {
  const person = await someone();
  await change(person, { portal_role: 'editor' });
  const late = await change(person, { isLocked: true, reason: 'Spam.' });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ current: { account: { portal_role: 'editor', version: 1 } } });
});

it('POR-19: a locked account is signed out and cannot sign in, hears why, and is opened again', async () => {
  const person = await someone();
  const { email } = person.user;
  await change(person, { isLocked: true, reason: 'It sent advertisements.' });
  expect((await session(person)).statusCode).toBe(401);
  expect((await site.refresh(person.cookie)).statusCode).toBe(401);
  const refused = await site.login(email);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ message: expect.stringMatching(/locked/) as string });
  // Who does not know the password learns nothing of it.
  expect((await site.login(email, 'something else entirely')).statusCode).toBe(401);
  const [mail] = await site.mailsTo(email, 2);
  expect(mail?.text).toContain('It sent advertisements.');
  await change(person, { isLocked: false }, 1);
  expect((await site.login(email)).statusCode).toBe(200);
});

it.each([
  ['a lock without a reason', {}, { isLocked: true, reason: '  ' }, 'reason'],
  ['a role for an agent’s account', { user_type: 'agent' }, { portal_role: 'editor' }, 'portal_role'],
  [
    'a role for an unconfirmed address',
    { email_verified_at: null },
    { portal_role: 'editor' },
    'portal_role',
  ],
])('POR-19: %s is refused with a sentence', async (_what, fields, payload, field) => {
  const person = await someone();
  await userModel(database().connection).updateOne({ _id: person.user.id }, { $set: fields });
  const answer = await change(person, payload);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
});

it('POR-19, C61: nobody locks, deletes or demotes the owner', async () => {
  expect((await change(admin, { isLocked: true, reason: 'No.' })).statusCode).toBe(422);
  expect((await change(admin, { portal_role: 'editor' })).statusCode).toBe(422);
  const headers = { ...admin.headers, 'if-match': '"0"' };
  expect((await site.app.inject({ method: 'DELETE', url: pathOf(admin), headers })).statusCode).toBe(409);
});

it('POR-19: an account is signed out everywhere, and deleted with what is kept of it', async () => {
  const person = await someone();
  const headers = { ...admin.headers, 'if-match': '"0"' };
  const url = PORTAL_ACCOUNT_PATHS.signOut.replace(':accountId', person.user.id);
  const out = await site.app.inject({ method: 'POST', url, headers, payload: {} });
  expect(out.json<PortalAccountDetails>().sessions).toEqual([]);
  expect((await session(person)).statusCode).toBe(401);
  const removed = await site.app.inject({
    method: 'DELETE',
    url: pathOf(person),
    headers: { ...admin.headers, 'if-match': '"1"' },
  });
  expect(removed.statusCode).toBe(204);
  expect((await site.login(person.user.email)).statusCode).toBe(401);
  const { edits } = await get<PortalEdits>(`${EDITS_PATH}?kind=account&record=${person.user.id}`);
  expect(edits.map(({ what }) => what)).toEqual(['removed', 'signed out']);
});

it('POR-19: accounts are found by the beginning of address or name, and what is typed is no pattern', async () => {
  const person = await someone('agent');
  const { email, id } = person.user;
  const found = async (q: string) =>
    (await get<PortalAccounts>(`${PORTAL_ACCOUNT_PATHS.list}?q=${encodeURIComponent(q)}`)).accounts.map(
      (account) => account.id,
    );
  expect(await found(email.slice(0, -8).toUpperCase())).toContain(id);
  expect(await found('Noor')).toContain(id);
  expect(await found('.*')).toEqual([]);
  const staff = await get<PortalAccounts>(`${PORTAL_ACCOUNT_PATHS.list}?staff=true`);
  expect(staff.accounts.every(({ portal_role }) => portal_role !== null)).toBe(true);
});

it('POR-19, C61: a releaser moves the releases of one remote, and no other; an editor none', async () => {
  const [person, other] = [await someone(), await someone()];
  const unnamed = await change(person, { portal_role: 'releaser' });
  expect(unnamed.json()).toMatchObject({ fields: { portal_remote: 'Say which remote it releases.' } });
  await change(person, { portal_role: 'releaser', portal_remote: 'mfe-tours' });
  await change(other, { portal_role: 'editor' });
  const releaser = site.person(await site.login(person.user.email));
  expect(releaser.user.portal).toMatchObject({ duties: ['releases'], remotes: ['mfe-tours'] });
  const editor = site.person(await site.login(other.user.email));
  const rollBack = ({ headers }: Person, remote: string) =>
    site.app.inject({
      method: 'POST',
      url: `/api/releases/${remote}/0123456789abcdef/rollback`,
      headers: { ...headers, 'if-match': '"0"' },
      payload: { reason: 'It is slow.' },
    });
  // Let in: there is no such release.
  expect((await rollBack(releaser, 'mfe-tours')).statusCode).toBe(404);
  expect((await rollBack(admin, 'mfe-hotels')).statusCode).toBe(404);
  for (const [who, remote] of [
    [releaser, 'mfe-hotels'],
    [editor, 'mfe-tours'],
    [await someone('agent'), 'mfe-tours'],
  ] as const)
    expect((await rollBack(who, remote)).json()).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Unauthorized: Admin access required',
    });
  // Uploads need the token of a team.
  const { headers } = releaser;
  const upload = await site.app.inject({
    method: 'POST',
    url: '/api/releases/mfe-tours',
    headers,
    payload: {},
  });
  expect(upload.statusCode).toBe(401);
  const events = await site.app.inject({ url: '/api/releases/mfe-tours', headers });
  expect(events.json()).toMatchObject({ releases: [], events: [], version: 0 });
  const sessions = database().connection.collection('sessions');
  await sessions.updateMany({ user_id: person.user.id }, { $set: { created_at: new Date(0) } });
  expect((await rollBack(releaser, 'mfe-tours')).json()).toMatchObject({ code: 'CONFIRM_AGAIN' });
});
