import type { AgentsAnswer } from '@atoll/contracts/agent';
import { HUB_PATHS, hubPath, type HubAgent, type HubAgents } from '@atoll/contracts/agent-hub';
import { ENTRY_VISITS_PATH } from '@atoll/contracts/entry-visit';
import { OWN_LISTING_PATH, type OwnAgent } from '@atoll/contracts/agent-listing';
import { API_PATHS } from '@atoll/contracts/api-paths';
import type { PortalEdits } from '@atoll/contracts/portal-edits';
import { buildAccountsSite, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../test/sample-directory';
import { HUB_ADMIN, hubBy } from './testing/hub-site';

const database = testDatabase();
let site: AccountsSite;
let admin: Person;
const hanna = sampleAgent({ name: 'Hanna Berg', agency: 'Blue Compass' });
const SUMMARY = 'Plans slow journeys along the coast, on foot and by train. '.repeat(3);
const ines = sampleAgent({
  ...{ name: 'Inês Prado', is_featured: true, rating: 4, rating_count: 9, summary: SUMMARY },
});
const noor = sampleAgent({ name: 'Noor Haddad', city: 'Porto', sample: false });
const ghost = sampleAgent({ name: 'Olga Ghost', city: 'Atlantis', country: 'Nowhere' });
beforeAll(async () => {
  await writeDirectory(database().connection, {
    agents: [hanna, ines, noor, ghost],
    countries: [sampleCountry('Portugal'), sampleCountry('Nowhere', { is_visible: false })],
    cities: [sampleCity('Lisbon', 'Portugal'), sampleCity('Porto', 'Portugal')],
  });
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: HUB_ADMIN });
  admin = await site.join(HUB_ADMIN);
});
afterAll(() => site.app.close());

const { send, bulk, ended, undo } = hubBy(
  () => site,
  () => admin,
);
const found = async (query = '') => (await send('GET', `${HUB_PATHS.agents}${query}`)).json<HubAgents>();
const names = async (query: string) => (await found(query)).agents.map(({ name }) => name);
const read = async (id: unknown) => (await send('GET', hubPath('agent', String(id)))).json<HubAgent>();
const patch = (id: unknown, version: number | undefined, change: object) =>
  send('PATCH', hubPath('agent', String(id)), change, version);
const inPublic = async () =>
  (await site.app.inject('/api/agents')).json<AgentsAnswer>().data.map(({ name }) => name);

it.each([
  ['', ['Hanna Berg', 'Inês Prado', 'Noor Haddad', 'Olga Ghost']],
  ['?q=ines', ['Inês Prado']],
  ['?q=lisb%20portu', ['Hanna Berg', 'Inês Prado']],
  ['?q=compass', ['Hanna Berg']],
  ['?q=.*', []],
  ['?featured=yes', ['Inês Prado']],
  ['?kind=own', ['Noor Haddad']],
  ['?hidden=yes', []],
  ['?account=no&q=haddad', ['Noor Haddad']],
  ['?page=2', []],
  ['?text=little', ['Hanna Berg', 'Noor Haddad', 'Olga Ghost']],
  ['?order=visited', ['Inês Prado', 'Hanna Berg', 'Noor Haddad', 'Olga Ghost']],
])('POR-15: finds agents of all countries: %s', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

it('POR-02: those whom most people looked at come first where that is asked for', async () => {
  const seen = await site.app.inject({
    ...{ method: 'POST', url: ENTRY_VISITS_PATH, payload: { agentId: String(noor._id) } },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0' },
  });
  expect(seen.statusCode).toBe(204);
  expect(await names('?order=visited')).toEqual(['Noor Haddad', 'Inês Prado', 'Hanna Berg', 'Olga Ghost']);
  expect(await names('?order=visited&text=little')).toEqual(['Noor Haddad', 'Hanna Berg', 'Olga Ghost']);
});

it('POR-15: says how many there are, of those how many fit and how many are one’s own', async () => {
  expect(await found('?kind=sample')).toMatchObject({ total: 3, all: 4, own: 1, page: 1 });
});

it('POR-15: a featured agent has the badge in the public list, comes first, and is first no more once it is undone', async () => {
  expect(await inPublic()).toEqual(['Inês Prado', 'Hanna Berg', 'Noor Haddad']);
  const { version } = await read(noor._id);
  const changed = (await patch(noor._id, version, { is_featured: true })).json<HubAgent>();
  expect(changed).toMatchObject({ is_featured: true, version: version + 1 });
  await patch(ines._id, 0, { is_featured: false });
  await eventually(async () => expect((await inPublic())[0]).toBe('Noor Haddad'));
  const [card] = (await site.app.inject('/api/agents')).json<AgentsAnswer>().data;
  expect(card?.is_featured).toBe(true);
  expect(await names('?featured=yes')).toEqual(['Noor Haddad']);
  await patch(noor._id, changed.version, { is_featured: false });
  await patch(ines._id, 1, { is_featured: true });
  await eventually(async () => expect((await inPublic())[0]).toBe('Inês Prado'));
});

it('POR-18: a change names the version that it was made from, and is noted field by field', async () => {
  const { version } = await read(hanna._id);
  expect((await patch(hanna._id, undefined, { name: 'Hanna Holm' })).statusCode).toBe(428);
  const changed = await patch(hanna._id, version, { name: ' Hanna Holm ', specialities: ['ski'] });
  expect(changed.json()).toMatchObject({ name: 'Hanna Holm', specialities: ['ski'] });
  const late = await patch(hanna._id, version, { name: 'Somebody Else' });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ current: { name: 'Hanna Holm', version: version + 1 } });
  const { edits } = (await send('GET', `/api/admin/edits?record=${String(hanna._id)}`)).json<PortalEdits>();
  expect(edits[0]).toMatchObject({
    ...{ kind: 'agent', email: HUB_ADMIN, title: 'Hanna Holm' },
    differences: [
      { field: 'name', before: 'Hanna Berg', after: 'Hanna Holm' },
      { field: 'specialities', before: ['beach'], after: ['ski'] },
    ],
  });
});

it('POR-15: a hidden agent is nowhere in public, and there again once it is shown', async () => {
  const page = `/api/agents/${String(hanna._id)}`;
  const { version } = await read(hanna._id);
  expect((await patch(hanna._id, version, { hidden: true })).json()).toMatchObject({ page: null });
  expect((await site.app.inject(page)).statusCode).toBe(404);
  await eventually(async () => expect(await inPublic()).toEqual(['Inês Prado', 'Noor Haddad']));
  expect(await names('?hidden=yes')).toEqual(['Hanna Holm']);
  await patch(hanna._id, version + 1, { hidden: false });
  expect((await site.app.inject(page)).statusCode).toBe(200);
  await eventually(async () => expect(await inPublic()).toContain('Hanna Holm'));
});

it('POR-15: an agent moves to a place that the gazetteer knows; an unknown one is refused at its field', async () => {
  const { version } = await read(noor._id);
  const refused = await patch(noor._id, version, { city: 'Lisbonn' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ fields: { city: string } }>().fields.city).toMatch(/no city of that name/);
  expect((await patch(noor._id, version, { city: 'Lisbon' })).json()).toMatchObject({ city: 'Lisbon' });
  await eventually(async () => {
    const card = (await site.app.inject('/api/agents?q=noor')).json<AgentsAnswer>().data[0];
    expect(card).toMatchObject({ clean_city: 'lisbon', clean_country: 'portugal' });
  });
});

it.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ specialities: ['flying'] }, 'specialities.0'],
  [{ rating: 5 }, 'rating'],
  [{ is_featured: 'maybe' }, 'is_featured'],
])('POR-18: refuses %j at its field', async (change, field) => {
  const refused = await patch(noor._id, 0, change);
  expect(refused.statusCode).toBeGreaterThanOrEqual(400);
  expect(Object.keys(refused.json<{ fields: object }>().fields)).toContain(field);
});

it('POR-18: is for the duty of the directory alone', async () => {
  const traveler = await site.join('traveler@mail.example');
  const refused = await site.app.inject({ url: HUB_PATHS.agents, headers: traveler.headers });
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    expect.objectContaining({ message: 'Unauthorized: Admin access required' }),
  ]);
  expect((await site.app.inject(HUB_PATHS.agents)).statusCode).toBe(403);
});

describe('POR-18, DIR-21: an agent and the hub never write over each other', () => {
  let agent: Person;
  const own = async () =>
    (await site.app.inject({ url: API_PATHS.ownAgent, headers: agent.headers })).json<OwnAgent>();
  const saveOwn = (version: number, summary: string) =>
    site.app.inject({
      ...{ method: 'PATCH', url: OWN_LISTING_PATH, payload: { summary } },
      headers: { ...agent.headers, 'if-match': `"${version}"` },
    });
  beforeAll(async () => {
    agent = await site.join('agent@mail.example', 'agent');
    const { _id } = ghost;
    const given = { user_id: agent.user.id, updated_at: new Date() };
    await database().connection.collection('agents').updateOne({ _id }, { $set: given });
  });

  it('what the hub changes, the agent’s open form hears of when it is saved; and the other way round', async () => {
    const opened = await own();
    const inHub = await read(ghost._id);
    expect((await patch(ghost._id, inHub.version, { summary: 'By the hub.' })).statusCode).toBe(200);
    const late = await saveOwn(opened.version, 'By the agent.');
    expect(late.statusCode).toBe(409);
    const { current } = late.json<{ current: OwnAgent }>();
    expect(current.listing?.summary).toBe('By the hub.');
    const hubAgain = await read(ghost._id);
    expect((await saveOwn(current.version, 'By the agent.')).statusCode).toBe(200);
    expect((await patch(ghost._id, hubAgain.version, { summary: 'Over it.' })).statusCode).toBe(409);
    expect((await own()).listing?.summary).toBe('By the agent.');
  });

  it('nor does a change of many, or its undo', async () => {
    const opened = await own();
    const { id } = await bulk({ kind: 'feature', ids: [String(ghost._id)] });
    expect(await ended(id)).toMatchObject({ updated: 1 });
    expect((await saveOwn(opened.version, 'By an old form.')).statusCode).toBe(409);
    const again = await own();
    expect(await undo(id)).toMatchObject({ restored: 1 });
    expect((await saveOwn(again.version, 'By an old form.')).statusCode).toBe(409);
  });
});
