import type { OwnAgent } from '@atoll/contracts/agent-listing';
import { buildAccountsSite, type AccountsSite } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { sampleAgent, writeDirectory } from '../../test/sample-directory';
import { buildIndexes } from '../shared/mongo/connection';
import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { userModel } from './models/user.model';

const database = testDatabase();
let site: AccountsSite | undefined;
afterEach(async () => {
  await site?.app.close();
  database().connection.deleteModel(/./);
});
async function start(env: Record<string, string>): Promise<AccountsSite> {
  site = await buildAccountsSite(database().connection, env);
  return site;
}
const signedIn = async (name: string, password = SAMPLE_DEMO_PASSWORD) =>
  (site as AccountsSite).login(`${name}@atoll.example`, password);

it('a demo has one account of each kind and a second of each, verified, with what belongs to it', async () => {
  userModel(database().connection);
  await buildIndexes(database().connection);
  await writeDirectory(database().connection, {
    agents: [sampleAgent(), sampleAgent({ name: 'Olga Lind' })],
  });
  const { app, person } = await start({ DEMO: '1' });
  const users = new Map<string, ReturnType<typeof person>['user']>();
  for (const { email } of DEMO_ACCOUNTS) {
    const { user } = person(await signedIn(email.split('@')[0] ?? ''));
    users.set(email.split('@')[0] ?? '', user);
    expect(user.email_verified).toBe(true);
  }
  const roles = Object.fromEntries([...users].map(([name, { role }]) => [name, role]));
  expect(roles).toMatchObject({
    traveler: 'traveler',
    agent: 'agent',
    hotel: 'hotel',
    admin: 'admin',
    admin2: 'traveler',
  });
  expect(users.get('hotel')?.hotel).toEqual({ profile_completed: true, verification_status: 'approved' });
  expect(users.get('hotel.pending2')?.hotel).toEqual({
    profile_completed: true,
    verification_status: 'pending_approval',
  });
  const { headers } = person(await signedIn('agent'));
  const own = (await app.inject({ url: '/api/auth/agent', headers })).json<OwnAgent>();
  expect(own).toMatchObject({ user_id: users.get('agent')?.id, is_listed: true, name: 'Hanna Berg' });
});

it('another start makes nothing twice, and takes another password over', async () => {
  await start({ DEMO: '1', DEMO_PASSWORD: 'a-password-of-our-own' });
  expect((await signedIn('traveler')).statusCode).toBe(401);
  expect((await signedIn('traveler', 'a-password-of-our-own')).statusCode).toBe(200);
  expect(await userModel(database().connection).countDocuments({ demo: true })).toBe(DEMO_ACCOUNTS.length);
});

it('a site that is no demo has none of them, also on a demo’s database', async () => {
  await start({});
  expect(await userModel(database().connection).countDocuments({ demo: true })).toBe(0);
  expect((await signedIn('admin', 'a-password-of-our-own')).statusCode).toBe(401);
  expect(
    await database()
      .connection.collection('agents')
      .countDocuments({ user_id: { $ne: null } }),
  ).toBe(0);
  expect(await database().connection.collection('agents').countDocuments({})).toBe(2);
});

it.each([
  ['another HOST', { HOST: '0.0.0.0' }],
  ['a demo on another HOST', { HOST: '0.0.0.0', DEMO: '1', DEMO_PASSWORD: 'a-password-of-our-own' }],
])('the outbox is off on %s', async (_name, env) => {
  const { app } = await start(env);
  expect((await app.inject('/api/dev/outbox')).statusCode).toBe(404);
});

it('RFQ-04: the demo’s agents own rows of the cities that they are of, where there are such', async () => {
  await writeDirectory(database().connection, {
    agents: [
      // Nobody is in Rome and Tokyo: those of there get the first ones.
      sampleAgent({ name: 'Aldo Verona', city: 'Verona', country: 'Italy' }),
      sampleAgent({ name: 'Bice Verona', city: 'Verona', country: 'Italy' }),
      sampleAgent({ name: 'Bela Bangkok', city: 'Bangkok', country: 'Thailand' }),
      sampleAgent({ name: 'Nell York', city: 'New York', country: 'United States' }),
      sampleAgent({ name: 'Hanna Berg' }),
      sampleAgent({ name: 'Olga Lind' }),
    ],
  });
  await start({ DEMO: '1' });
  const { app, person } = site as AccountsSite;
  const names = [];
  for (const name of ['agent', 'agent2', 'agent5', 'agent6']) {
    const { headers } = person(await signedIn(name));
    names.push((await app.inject({ url: '/api/auth/agent', headers })).json<OwnAgent>().name);
  }
  expect(names).toEqual(['Hanna Berg', 'Olga Lind', 'Nell York', 'Bela Bangkok']);
});
