import { buildAccountsSite, PASSWORD, type AccountsSite } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';

/** Strangers who keep others from signing in. */
const database = testDatabase();
let site: AccountsSite;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection);
});
afterAll(() => site.app.close());
const loginFrom = (remoteAddress: string, email: string, password = PASSWORD) =>
  site.post('/api/auth/login', { email, password }, { remoteAddress });

it('AUT-29: 120 connections of one client take no sign-in of others', async () => {
  const people = Array.from({ length: 10 }, (_, number) => `ines${number}@mail.example`);
  await Promise.all(people.map((email) => site.register(email)));
  let isOver = false;
  const flood = Array.from({ length: 120 }, async (_, connection) => {
    const statuses: number[] = [];
    for (let asked = 0; !isOver; asked += 1) {
      const email = `nobody${connection}.${asked}@mail.example`;
      statuses.push((await loginFrom('203.0.113.9', email)).statusCode);
    }
    return statuses;
  });
  const answers: number[] = [];
  for (const [number, email] of people.entries())
    answers.push((await loginFrom(`198.51.100.${number}`, email)).statusCode);
  isOver = true;
  const flooded = (await Promise.all(flood)).flat();
  expect(answers).toEqual(people.map(() => 200));
  expect(flooded.filter((status) => status === 503).length).toBeGreaterThan(80);
});

it('AUT-29: one password over many accounts is slow: a client has a hundred failures in 15 minutes', async () => {
  const client = '203.0.113.10';
  const statuses: number[] = [];
  for (let batch = 0; batch < 5; batch += 1) {
    const guesses = Array.from({ length: 22 }, (_, number) =>
      loginFrom(client, `${batch}.${number}@mail.example`),
    );
    statuses.push(...(await Promise.all(guesses)).map(({ statusCode }) => statusCode));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const closed = await loginFrom(client, 'ines1@mail.example');
  expect(closed.statusCode).toBe(429);
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0);
  // X-Forwarded-For makes nobody another client.
  const forwarded = await site.post(
    '/api/auth/login',
    { email: 'ines1@mail.example', password: PASSWORD },
    { remoteAddress: client, headers: { 'x-forwarded-for': '198.51.100.1' } },
  );
  expect(forwarded.statusCode).toBe(429);
  expect((await loginFrom('198.51.100.99', 'ines1@mail.example')).statusCode).toBe(200);
});

it('AUT-29: the networks of one IPv6 site have a hundred failures together', async () => {
  const statuses: number[] = [];
  for (let batch = 0; batch < 6; batch += 1) {
    const guesses = Array.from({ length: 20 }, (_, number) =>
      loginFrom(`2001:db8:7:${batch * 20 + number}::1`, `site.${batch}.${number}@mail.example`),
    );
    statuses.push(...(await Promise.all(guesses)).map(({ statusCode }) => statusCode));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await loginFrom('2001:db8:8::1', 'ines1@mail.example')).statusCode).toBe(200);
});

it('AUT-29: what is typed into the address field and is no address is kept nowhere', async () => {
  const typed = 'my-password-in-the-wrong-field';
  expect((await loginFrom('203.0.113.11', typed)).statusCode).toBe(401);
  for (const collection of await database().connection.listCollections()) {
    const kept = await database().connection.collection(collection.name).find().toArray();
    expect(JSON.stringify(kept)).not.toContain(typed);
  }
});
