import { createHmac } from 'node:crypto';
import type { SignedIn, User } from '@atoll/contracts/account';
import {
  buildAccountsSite,
  cookieOf,
  FROM_OUR_PAGE,
  PASSWORD,
  type AccountsSite,
} from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { stopClock } from '../../../test/stop-clock';
import { securityEventModel } from '../../shared/audit/security-event.model';
import { sessionModel } from '../models/session.model';
import { userModel } from '../models/user.model';

const AUTH_SECRET = '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM';
const database = testDatabase();
let site: AccountsSite;
let count = 0;
const someone = () => `noor${(count += 1)}@mail.example`;

beforeAll(async () => {
  site = await buildAccountsSite(database().connection, {
    AUTH_SECRET,
    // This file fails to sign in more often than one client may.
    SIGN_IN_FAILURES_MAX: '1000',
  });
});
afterAll(() => site.app.close());

async function signedIn(email = someone()) {
  await site.register(email);
  return site.person(await site.login(email));
}
const sessionWith = (authorization: string) =>
  site.app.inject({ url: '/api/auth/session', headers: { authorization } });

/** A token as the API would have signed it, with other claims or another header. */
function forged(own: object, header: object = { alg: 'HS256', typ: 'at+jwt' }, secret = AUTH_SECRET): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part(header)}.${part(own)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

describe('signing in', () => {
  it('AUT-01, AUT-23: a registered account signs in, with the refresh token in an HttpOnly cookie and in no body', async () => {
    const email = someone();
    await site.register(email);
    const answer = await site.login(email);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<SignedIn>()).toMatchObject({
      expires_in: 900,
      user: { email, role: 'traveler', email_verified: false },
    });
    expect(String(answer.headers['set-cookie']?.[0])).toMatch(
      /^atoll_session=[\w-]{22}\.[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.body).not.toContain(cookieOf(answer));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('promise 2: over https the cookie has the __Host- prefix and is Secure', async () => {
    database().connection.deleteModel(/./);
    const secure = await buildAccountsSite(database().connection, { PUBLIC_URL: 'https://atoll.example' });
    const email = someone();
    await secure.register(email);
    for (const line of [(await secure.login(email)).headers['set-cookie'] ?? []].flat())
      expect(line).toMatch(/^__Host-atoll_(session|device)=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await secure.app.close();
  });

  it('AUT-01, promise 4: a wrong password and an unknown address get one answer', async () => {
    const email = someone();
    await site.register(email);
    const [wrong, unknown, none] = [
      await site.login(email, 'not the password'),
      await site.login(someone()),
      await site.login('no address'),
    ];
    for (const answer of [wrong, unknown, none]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        code: 'UNAUTHENTICATED',
        message: 'E-mail or password is not right.',
      });
      expect(cookieOf(answer)).toBeUndefined();
    }
  });

  it('promise 4: after ten failures an account answers 429, in any case of letters and from any address', async () => {
    const email = someone();
    await site.register(email);
    for (let failed = 0; failed < 10; failed += 1) {
      const answer = await site.post(
        '/api/auth/login',
        { email: failed % 2 ? email.toUpperCase() : email, password: 'wrong wrong' },
        { headers: { 'x-forwarded-for': `203.0.113.${failed}` }, remoteAddress: `198.51.100.${failed}` },
      );
      expect(answer.statusCode).toBe(401);
    }
    const closed = await site.login(` ${email.toUpperCase()} `);
    expect(closed.statusCode).toBe(429);
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('promise 4: of thirty guesses at once no more than ten are looked at, and an address without an account is no different', async () => {
    for (const email of [someone(), someone()]) {
      const answers = await Promise.all(Array.from({ length: 30 }, () => site.login(email, 'wrong wrong')));
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    }
  });

  it('promise 8: failed sign-ins are in the audit log, passwords are not', async () => {
    const email = someone();
    await site.login(email, 'my-very-own-guess');
    const events = await securityEventModel(database().connection).find().lean();
    expect(events).toContainEqual(expect.objectContaining({ event: 'sign-in failed', email }));
    expect(JSON.stringify(events)).not.toMatch(/my-very-own-guess|coral-reef/);
  });

  it('promise 16, issue: of more sign-ins at once than may wait, some are asked to come back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, number) => site.login(`crowd${number}@mail.example`)),
    );
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeGreaterThan(30);
  });

  it('promise 3: the password is kept as argon2id at 19 MiB, two passes', async () => {
    const { user } = await signedIn();
    const stored = await userModel(database().connection).findById(user.id).lean();
    expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['an operator', { email: { $gt: '' }, password: { $ne: '' } }],
    ['more than it takes', { email: 'a@b.example', password: PASSWORD, user_type: 'admin' }],
  ])('promise 9: %s is refused', async (_name, body) => {
    expect((await site.post('/api/auth/login', body)).statusCode).toBe(400);
  });

  it('promise 10: a page of another site cannot sign anybody in', async () => {
    const answer = await site.post(
      '/api/auth/login',
      { email: 'a@b.example', password: PASSWORD },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(answer.statusCode).toBe(403);
  });
});

describe('the access token', () => {
  const claims = async () => {
    const { user, token } = await signedIn();
    const now = Math.floor(Date.now() / 1_000);
    const [, payload = ''] = token.split('.');
    return {
      user,
      token,
      now,
      own: JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>,
    };
  };

  it('promise 1: says HS256, its type, issuer and audience, and ends after 15 minutes', async () => {
    const { token, own, user } = await claims();
    expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'at+jwt',
    });
    expect(own).toMatchObject({ iss: 'atoll', aud: 'atoll-api', sub: user.id, role: 'traveler' });
    expect(Number(own.exp) - Number(own.iat)).toBe(900);
  });

  it('promise 1: a clock that is 50 s behind is tolerated, one that is 120 s is not', async () => {
    const { own, now } = await claims();
    const ended = (ago: number) => `Bearer ${forged({ ...own, iat: now - 900 - ago, exp: now - ago })}`;
    expect((await sessionWith(ended(50))).statusCode).toBe(200);
    expect((await sessionWith(ended(120))).statusCode).toBe(401);
  });

  it('promise 1: what is forged in any way is no session', async () => {
    const { own, now } = await claims();
    const none = (token: string) => token.replace(/\.[^.]*$/, '.');
    const without = (name: string) => ({ ...own, [name]: undefined });
    const tokens = [
      forged(own, { alg: 'none', typ: 'at+jwt' }),
      none(forged(own, { alg: 'none', typ: 'at+jwt' })),
      forged(own, { alg: 'HS512', typ: 'at+jwt' }),
      forged(own, { alg: 'HS256', typ: 'JWT' }),
      forged(own, { alg: 'HS256' }),
      forged(own, { alg: 'HS256', typ: 'at+jwt', kid: '../../dev/null' }, ''),
      forged(own, undefined, 'another secret'),
      ...['exp', 'aud', 'iss', 'sub', 'sid'].map((name) => forged(without(name))),
      forged({ ...own, aud: 'another' }),
      forged({ ...own, iss: 'another' }),
      forged({ ...own, sid: 'AAAAAAAAAAAAAAAAAAAAAA' }),
      forged({ ...own, sub: 'somebody else' }),
      forged({ ...own, sub: { $ne: '' } }),
      forged({ ...own, iat: now - 5_000, exp: now + 50_000 }),
      'a.b.c',
      '',
    ];
    const statuses = await Promise.all(tokens.map((token) => sessionWith(`Bearer ${token}`)));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 401));
    expect((await sessionWith(`Bearer ${forged(own)}`)).statusCode).toBe(200);
  });

  it('promise 6, 7: a role in a token makes nobody an administrator', async () => {
    const { own } = await claims();
    const answer = await sessionWith(`Bearer ${forged({ ...own, role: 'admin' })}`);
    expect(answer.json<User>().role).toBe('traveler');
  });

  it('AUT-20: without one there is no active session', async () => {
    const answer = await site.app.inject('/api/auth/session');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED', message: 'No active session' });
  });
});

describe('the refresh token', () => {
  it('AUT-23, promise 2: gives an access token and is replaced', async () => {
    const { cookie, user } = await signedIn();
    const answer = await site.refresh(cookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<SignedIn>().user).toEqual(user);
    expect(cookieOf(answer)).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(cookieOf(answer)).not.toBe(cookie);
    expect((await sessionWith(`Bearer ${answer.json<SignedIn>().access_token}`)).statusCode).toBe(200);
  });

  it('promise 2: ten refreshes at once get the same successor', async () => {
    const { cookie } = await signedIn();
    stopClock();
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.refresh(cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
    expect((await site.refresh(cookieOf(answers[0]!)!)).statusCode).toBe(200);
  });

  it('promise 2: one that comes again after its successor was used ends the session', async () => {
    const { cookie, token } = await signedIn();
    const second = cookieOf(await site.refresh(cookie)) ?? '';
    const third = cookieOf(await site.refresh(second)) ?? '';
    const stolen = await site.refresh(cookie);
    expect(stolen.statusCode).toBe(401);
    expect(cookieOf(stolen)).toBe('');
    expect((await site.refresh(third)).statusCode).toBe(401);
    expect((await sessionWith(`Bearer ${token}`)).statusCode).toBe(401);
    const events = await securityEventModel(database().connection).find().lean();
    expect(events).toContainEqual(expect.objectContaining({ event: 'refresh token used twice' }));
  });

  it('promise 2: one that comes again after two seconds ends the session', async () => {
    const { cookie, user } = await signedIn();
    const second = cookieOf(await site.refresh(cookie)) ?? '';
    await sessionModel(database().connection).updateMany(
      { user_id: user.id },
      { rotated_at: new Date(Date.now() - 2_100) },
    );
    expect((await site.refresh(cookie)).statusCode).toBe(401);
    expect((await site.refresh(second)).statusCode).toBe(401);
  });

  it('promise 2: is kept as a hash, and not kept for ever', async () => {
    const { cookie, user } = await signedIn();
    const sessions = await sessionModel(database().connection).find({ user_id: user.id }).lean();
    expect(JSON.stringify(sessions)).not.toContain(cookie.split('.')[1]);
    await sessionModel(database().connection).updateMany(
      { user_id: user.id },
      { expires_at: new Date(Date.now() - 1) },
    );
    expect((await site.refresh(cookie)).statusCode).toBe(401);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page of another site that hides its name', { origin: 'null' }],
    ['a neighbor', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', {}],
  ])('promise 10: is not taken from %s', async (_name, headers) => {
    const { cookie } = await signedIn();
    for (const url of ['/api/auth/refresh', '/api/auth/logout']) {
      const answer = await site.post(url, {}, { headers: { ...headers, cookie: `atoll_session=${cookie}` } });
      expect(answer.statusCode).toBe(403);
    }
    expect((await site.refresh(cookie)).statusCode).toBe(200);
  });

  it('promise 10: is not taken with a form', async () => {
    const { cookie } = await signedIn();
    for (const url of ['/api/auth/refresh', '/api/auth/logout']) {
      const answer = await site.app.inject({
        method: 'POST',
        url,
        payload: 'a=1',
        headers: {
          ...FROM_OUR_PAGE,
          'content-type': 'application/x-www-form-urlencoded',
          cookie: `atoll_session=${cookie}`,
        },
      });
      expect(answer.statusCode).toBe(415);
    }
  });
});

it('AUT-25, promise 2: signing out ends access and refresh at once, and clears the cookie', async () => {
  const { cookie, headers, token } = await signedIn();
  const answer = await site.post(
    '/api/auth/logout',
    {},
    { headers: { ...FROM_OUR_PAGE, ...headers, cookie: `atoll_session=${cookie}` } },
  );
  expect(answer.statusCode).toBe(204);
  expect(cookieOf(answer)).toBe('');
  expect((await sessionWith(`Bearer ${token}`)).statusCode).toBe(401);
  expect((await site.refresh(cookie)).statusCode).toBe(401);
});

it('promise 8: signing out is in the audit log also where the access token is over', async () => {
  const { cookie, user } = await signedIn();
  const headers = { ...FROM_OUR_PAGE, cookie: `atoll_session=${cookie}` };
  expect((await site.post('/api/auth/logout', {}, { headers })).statusCode).toBe(204);
  const events = securityEventModel(database().connection);
  expect(await events.countDocuments({ event: 'signed out', user_id: user.id })).toBe(1);
});

it('AUT-23: a session survives a restart of the API, also with another secret', async () => {
  const { cookie, headers } = await signedIn();
  database().connection.deleteModel(/./);
  const restarted = await buildAccountsSite(database().connection);
  const refreshed = await restarted.refresh(cookie);
  expect(refreshed.statusCode).toBe(200);
  expect((await restarted.app.inject({ url: '/api/auth/session', headers })).statusCode).toBe(401);
  await restarted.app.close();
});
