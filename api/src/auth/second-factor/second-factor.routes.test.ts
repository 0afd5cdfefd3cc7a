import type { User } from '@atoll/contracts/account';
import { PROOF_PATHS, type RecoveryCodes, type SecondFactorSetUp } from '@atoll/contracts/second-factor';
import { Secret, TOTP } from 'otpauth';
import { buildAccountsSite, PASSWORD, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { userModel } from '../models/user.model';
import { sessionModel } from '../models/session.model';
import { stepOf } from './codes';

const ADMIN = 'admin@mail.example';
const database = testDatabase();
let site: AccountsSite;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, {
    ADMIN_EMAIL: ADMIN,
    ADMIN_SECOND_FACTOR: 'required',
  });
  await site.join(ADMIN);
});
afterAll(() => site.app.close());
beforeEach(() => userModel(database().connection).updateMany({}, { $unset: { second_factor: 1 } }));

const signIn = async () => site.person(await site.login(ADMIN));
const post = ({ headers }: Person, url: string, payload: object) => site.post(url, payload, { headers });
const audit = ({ headers }: Person) => site.app.inject({ url: '/api/auth/audit', headers });
const session = async ({ headers }: Person) =>
  (await site.app.inject({ url: '/api/auth/session', headers })).json<User>();
/** What the app shows, half minutes from now. */
const codeOf = (secret: string, halfMinutes = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 });

async function begun(person: Person): Promise<SecondFactorSetUp> {
  return (
    await post(person, PROOF_PATHS.secondFactor, { current_password: PASSWORD })
  ).json<SecondFactorSetUp>();
}
async function turnedOn(person: Person) {
  const { secret } = await begun(person);
  const { codes } = (
    await post(person, PROOF_PATHS.turnedOn, { code: codeOf(secret) })
  ).json<RecoveryCodes>();
  return { secret, codes };
}

it('POR-19: without a second factor the portal is closed to its owner, who sets one up', async () => {
  const admin = await signIn();
  expect(admin.user.portal).toEqual({ role: 'owner', duties: [], remotes: [], gate: 'set-up' });
  expect((await audit(admin)).statusCode).toBe(403);
  const { secret, address } = await begun(admin);
  expect(address).toContain(`secret=${secret}`);
  expect((await post(admin, PROOF_PATHS.turnedOn, { code: '000000' })).json()).toMatchObject({
    fields: { code: expect.stringMatching(/not right/) as string },
  });
  expect((await audit(admin)).statusCode).toBe(403);
  const on = await post(admin, PROOF_PATHS.turnedOn, { code: codeOf(secret) });
  expect(on.json<RecoveryCodes>().codes).toHaveLength(10);
  expect((await audit(admin)).statusCode).toBe(200);
  expect((await session(admin)).portal).toMatchObject({ gate: null });
});

it('POR-19: each sign-in gives a code, which opens nothing twice', async () => {
  const { secret } = await turnedOn(await signIn());
  const next = await signIn();
  expect(next.user.portal).toMatchObject({ gate: 'code', duties: [] });
  expect((await audit(next)).statusCode).toBe(403);
  // That of turning it on has been used.
  expect((await post(next, PROOF_PATHS.given, { code: codeOf(secret) })).statusCode).toBe(400);
  const given = await post(next, PROOF_PATHS.given, { code: codeOf(secret, 1) });
  expect(given.json<User>().portal?.gate).toBeNull();
  expect((await audit(next)).statusCode).toBe(200);
  // Another device is not opened by it.
  expect((await audit(await signIn())).statusCode).toBe(403);
});

it('POR-19: a recovery code opens the portal once, however it is typed', async () => {
  const { codes } = await turnedOn(await signIn());
  const [code = ''] = codes;
  const [one, two] = [await signIn(), await signIn()];
  expect(
    (await post(one, PROOF_PATHS.given, { code: code.toLowerCase().replaceAll('-', ' ') })).statusCode,
  ).toBe(200);
  expect((await post(two, PROOF_PATHS.given, { code })).statusCode).toBe(400);
  const { headers } = one;
  const state = await site.app.inject({ url: PROOF_PATHS.secondFactor, headers });
  expect(state.json()).toEqual({ isOn: true, codesLeft: 9 });
});

it('POR-19: a session that has given no code neither turns the second factor off nor puts another in its place', async () => {
  await turnedOn(await signIn());
  const thief = await signIn();
  const password = { current_password: PASSWORD };
  expect((await post(thief, PROOF_PATHS.secondFactor, password)).statusCode).toBe(403);
  const { headers } = thief;
  const off = await site.app.inject({
    method: 'DELETE',
    url: PROOF_PATHS.secondFactor,
    headers,
    payload: password,
  });
  expect(off.statusCode).toBe(403);
  expect((await signIn()).user.portal?.gate).toBe('code');
});

it('POR-19: its secret and recovery codes are kept as nobody can read them', async () => {
  const { secret, codes } = await turnedOn(await signIn());
  const kept = JSON.stringify(await userModel(database().connection).find().lean());
  expect(kept).not.toContain(secret);
  expect(codes.filter((code) => kept.includes(code))).toEqual([]);
});

it('POR-19: what locks or deletes asks for the password again, ten minutes after it was given', async () => {
  const admin = await signIn();
  await turnedOn(admin);
  const url = '/api/admin/accounts/nobody';
  const headers = { ...admin.headers, 'if-match': '"0"' };
  const lock = () => site.app.inject({ method: 'PATCH', url, headers, payload: { isLocked: false } });
  expect((await lock()).statusCode).toBe(404);
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000);
  await sessionModel(database().connection).updateMany({}, { $set: { created_at: elevenMinutesAgo } });
  expect((await lock()).json()).toMatchObject({ code: 'CONFIRM_AGAIN' });
});

it('POR-19: giving the password again needs the code as well, and opens it again', async () => {
  const admin = await signIn();
  const { secret } = await turnedOn(admin);
  await sessionModel(database().connection).updateMany({}, { $set: { created_at: new Date(0) } });
  const confirm = (payload: object) => post(admin, PROOF_PATHS.confirm, payload);
  expect((await confirm({ current_password: PASSWORD })).statusCode).toBe(400);
  expect((await confirm({ current_password: 'wrong', code: codeOf(secret, 1) })).statusCode).toBe(400);
  expect((await confirm({ current_password: PASSWORD, code: codeOf(secret, 1) })).statusCode).toBe(204);
  const url = '/api/admin/accounts/nobody';
  const headers = { ...admin.headers, 'if-match': '"0"' };
  const lock = await site.app.inject({ method: 'PATCH', url, headers, payload: { isLocked: false } });
  expect(lock.statusCode).toBe(404);
});

it('POR-19: codes are those of RFC 6238', () => {
  // Its appendix B, at 59 seconds, with the last six of eight digits.
  const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
  expect(stepOf(secret, '287082', 59_000)).toBe(1);
  expect(stepOf(secret, '287082', 59_000 + 90_000)).toBeNull();
});

// The last: its limit counts for the account.
it('POR-19: ten wrong codes close the second factor for a while', async () => {
  const { secret } = await turnedOn(await signIn());
  const guesser = await signIn();
  for (let guess = 0; guess < 10; guess += 1)
    await post(guesser, PROOF_PATHS.given, { code: `00000${guess}` });
  expect((await post(guesser, PROOF_PATHS.given, { code: codeOf(secret, 1) })).statusCode).toBe(429);
});
