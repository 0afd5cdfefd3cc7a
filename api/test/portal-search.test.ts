import { EXPO_PATHS } from '@atoll/contracts/expo';
import { MANAGED_PAGE_PATHS } from '@atoll/contracts/managed-page-rules';
import { OWN_HITS_MAX, OWN_SEARCH_PATH, type OwnHits } from '@atoll/contracts/own-search';
import { PORTAL_ACCOUNT_PATHS } from '@atoll/contracts/portal-accounts';
import { sampleFair } from '../src/expo/testing/sample-fair';
import { buildAccountsSite, type AccountsSite, type Person } from './accounts';
import { testDatabase } from './database';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from './sample-directory';

const database = testDatabase();
let site: AccountsSite;
let owner: Person;

async function join(role: 'editor' | 'moderator'): Promise<Person> {
  const email = `${role}@mail.example`;
  const person = await site.join(email);
  await site.app.inject({
    ...{ method: 'PATCH', url: PORTAL_ACCOUNT_PATHS.one.replace(':accountId', person.user.id) },
    ...{ headers: { ...owner.headers, 'if-match': '"0"' }, payload: { portal_role: role } },
  });
  return site.person(await site.login(email));
}
const add = async (url: string, payload: object) =>
  expect((await site.app.inject({ method: 'POST', url, payload, headers: owner.headers })).statusCode).toBe(
    201,
  );
async function search(person: Person, q: string): Promise<OwnHits['kinds']> {
  const url = `${OWN_SEARCH_PATH}?q=${encodeURIComponent(q)}`;
  const answer = await site.app.inject({ url, headers: person.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<OwnHits>().kinds;
}
const kinds = async (person: Person, q: string) => (await search(person, q)).map(({ kind }) => kind);

beforeAll(async () => {
  await writeDirectory(database().connection, {
    agents: Array.from({ length: 9 }, (_, at) => sampleAgent({ name: `Lisa Lisbon ${at}` })),
    countries: [sampleCountry('Portugal'), sampleCountry('Lisbonia', { is_visible: false })],
    cities: Array.from({ length: 9 }, (_, at) => sampleCity(`Lisbon ${at}`, 'Portugal')),
  });
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: 'admin@mail.example' });
  owner = await site.join('admin@mail.example');
  await add(EXPO_PATHS.edited, sampleFair({ title: 'Lisbon Travel Week' }));
  const page = {
    title: 'Trips to Lisbon',
    slug: 'trips-to-lisbon',
    description: 'How to come.',
    body: 'By train.',
  };
  await add(MANAGED_PAGE_PATHS.edited, page);
  await site.join('lisbon@mail.example');
});
afterAll(() => site.app.close());

it('POR-04: the portal’s search finds everything of a name, each kind with its part of the room', async () => {
  const found = await search(owner, 'lisbon');
  expect(found.map(({ kind }) => kind)).toEqual([
    ...['Cities', 'Countries', 'Agents', 'Pages', 'Events', 'Accounts'],
  ]);
  expect(found.flatMap(({ hits }) => hits)).toHaveLength(OWN_HITS_MAX);
  const first = Object.fromEntries(found.map(({ kind, hits }) => [kind, hits[0]]));
  expect(first).toMatchObject({
    Cities: { title: 'Lisbon', detail: 'Portugal', href: '/management-portal/cities/lisbon' },
    Countries: { title: 'Lisbonia', href: '/management-portal/countries/lisbonia' },
    Agents: {
      title: 'Lisa Lisbon 0',
      href: expect.stringMatching(/^\/management-portal\/agent-hub\/[0-9a-f]{24}$/),
    },
    Pages: {
      title: 'Trips to Lisbon',
      detail: 'Draft',
      href: expect.stringMatching(/^\/management-portal\/pages\//),
    },
    Events: { title: 'Lisbon Travel Week', href: expect.stringMatching(/^\/management-portal\/expo\//) },
    Accounts: { detail: 'lisbon@mail.example', href: expect.stringMatching(/^\/management-portal\/users\//) },
  });
});

it('POR-04, POR-19: nobody finds what their role has no duty for', async () => {
  expect(await kinds(await join('editor'), 'lisbon')).toEqual([
    ...['Cities', 'Countries', 'Agents', 'Pages', 'Events'],
  ]);
  expect(await kinds(await join('moderator'), 'lisbon')).toEqual([]);
  for (const type of ['traveler', 'agent', 'hotel'] as const)
    expect([type, await kinds(await site.join(`${type}@mail.example`, type), 'lisbon')]).toEqual([type, []]);
});

it('POR-04: a pattern or an operator finds nothing and breaks nothing', async () => {
  for (const q of ['.*', '[a-', '$ne', '(a+)+$', '\\']) expect([q, await kinds(owner, q)]).toEqual([q, []]);
});
