import type { AgentClustersAnswer, AgentsAnswer } from '@atoll/contracts/agent';
import type { AgentQueue, AgentRequest, AuditLog } from '@atoll/contracts/account';
import type { OwnAgent } from '@atoll/contracts/agent-listing';
import type { DestinationsAnswer } from '@atoll/contracts/destination';
import type { Static } from 'typebox';
import { buildAccountsSite, PASSWORD, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../../test/sample-directory';
import { agentModel } from '../models/agent.model';

const database = testDatabase();
const LISBON = { city: 'Lisboa', country: 'Portugal' };
const hanna = sampleAgent({ name: 'Hanna Berg' });
const nuno = sampleAgent({ name: 'Nuno Vaz' });
const rui = sampleAgent({ name: 'Rui Mar', sample: false });
const owned = sampleAgent({ name: 'Owned Already', user_id: 'somebody' });
const hidden = sampleAgent({ name: 'Ana Hidden', city: 'Havana', country: 'Cuba' });
let site: AccountsSite;
let admin: Person;
let count = 0;

beforeAll(async () => {
  await writeDirectory(database().connection, {
    agents: [hanna, nuno, rui, owned, hidden],
    countries: [
      sampleCountry('Portugal'),
      sampleCountry('Brazil'),
      sampleCountry('Cuba', { is_visible: false }),
    ],
    cities: [sampleCity('Lisbon', 'Portugal', { _id: 'lisbon-on-the-tagus' })],
  });
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: 'admin@mail.example' });
  admin = await site.join('admin@mail.example');
});
afterAll(() => site.app.close());

const get = async <Answer>(url: string, headers: object = {}) =>
  (await site.app.inject({ url, headers: { ...headers } })).json<Answer>();
const own = ({ headers }: Person) => get<OwnAgent>('/api/auth/agent', headers);
const send = (person: Person, url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  site.app.inject({ method, url, payload, headers: person.headers });
const claim = (person: Person, agent: { readonly _id: unknown }) =>
  send(person, '/api/auth/agent/claim', { agent_id: String(agent._id) });
const decide = (id: string, decision: 'approve' | 'reject', payload: object = {}) =>
  send(admin, `/api/admin/agents/${id}/${decision}`, payload);
const queue = (status = 'pending_approval') =>
  get<AgentQueue>(`/api/admin/agents?status=${status}`, admin.headers);
async function requestOf(person: Person, status?: string): Promise<AgentRequest> {
  const found = (await queue(status)).agents.find(({ user_id }) => user_id === person.user.id);
  if (!found) throw new Error(`${person.user.email} is not in the queue`);
  return found;
}
const named = async (name: string) =>
  (await get<AgentsAnswer>(`/api/agents?name=${encodeURIComponent(name)}`)).data;

async function unverifiedAgent(name: string, place: object = LISBON): Promise<Person> {
  const email = `agent${(count += 1)}@mail.example`;
  await site.register(email, 'agent', { name, ...place });
  return site.person(await site.login(email));
}
async function agent(name: string, place?: object): Promise<Person> {
  const person = await unverifiedAgent(name, place);
  await site.post('/api/auth/verify-email', {
    token_hash: await site.linkTo(person.user.email),
    password: PASSWORD,
  });
  return person;
}

it('DIR-18, POR-16: approval lists a registered agent where its city is, and mails it', async () => {
  const person = await agent('Zélia Prado');
  expect(await own(person)).toMatchObject({ is_listed: false, verification_status: 'pending_approval' });
  expect(await named('zelia')).toEqual([]);
  const { id } = await requestOf(person);
  expect((await decide(id, 'approve')).json()).toMatchObject({
    verification_status: 'approved',
    email: person.user.email,
  });
  await eventually(async () => {
    const [card] = await named('zelia');
    expect(card).toMatchObject({ city: 'Lisbon', clean_city: 'lisbon-on-the-tagus', sample: false });
    expect(card?.lat).toBeCloseTo(38.7, 0);
    expect(card?.lng).toBeCloseTo(-9.1, 0);
    const box = '/api/agents/clusters?bbox=-9.5,38.5,-8.5,39&zoom=4';
    expect((await get<AgentClustersAnswer>(box)).count).toBe(5);
    const { data } = await get<DestinationsAnswer>('/api/destinations');
    expect(data.find(({ id: slug }) => slug === 'portugal')?.agentCount).toBe(5);
  });
  const { page, ...listed } = await own(person);
  expect(listed).toMatchObject({ is_listed: true, verification_status: 'approved', rejection_reason: null });
  expect(page).toMatch(/^\/agent\/[0-9a-f]{24}\/zelia-prado$/);
  const mails = await site.mailsTo(person.user.email, 2);
  expect(mails.map(({ subject }) => subject)).toContain('You are in the directory');
});

it('POR-16: an agent whose address is not verified cannot be approved, and waits for it', async () => {
  const person = await unverifiedAgent('Nuno Quieto');
  expect(await own(person)).toMatchObject({ verification_status: 'pending_email' });
  const request = await requestOf(person, 'pending_email');
  const refused = await decide(request.id, 'approve');
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'CONFLICT']);
  expect((await decide(request.id, 'reject', { reason: 'No.' })).statusCode).toBe(409);
  expect(await agentModel(database().connection).countDocuments({ user_id: person.user.id })).toBe(0);
  await site.post('/api/auth/verify-email', {
    token_hash: await site.linkTo(person.user.email),
    password: PASSWORD,
  });
  expect((await requestOf(person)).verification_status).toBe('pending_approval');
});

it('POR-16: a rejected agent sees why, corrects the entry and asks again; what was seen before is no longer decided', async () => {
  const person = await agent('Marta Longe', { city: 'Nowhere at all', country: 'Portugal' });
  const first = await requestOf(person);
  expect((await decide(first.id, 'approve')).json()).toMatchObject({
    code: 'CONFLICT',
    message: 'The city of this entry is not a place that Atoll knows.',
  });
  await decide(first.id, 'reject', { reason: 'There is no such city.' });
  expect(await own(person)).toMatchObject({
    is_listed: false,
    verification_status: 'rejected',
    rejection_reason: 'There is no such city.',
  });
  const mails = await site.mailsTo(person.user.email, 2);
  expect(mails.map(({ subject }) => subject)).toContain('Your entry was not approved');
  const corrected = { name: 'Marta Longe', city: 'Porto', country: 'Portugal' };
  expect((await send(person, '/api/auth/agent', corrected, 'PUT')).json()).toMatchObject({
    ...corrected,
    verification_status: 'pending_approval',
    rejection_reason: null,
  });
  const unseen = await decide(first.id, 'approve');
  expect([unseen.statusCode, unseen.json<{ message: string }>().message]).toEqual([
    409,
    'This agent has changed the request since you looked at it. Look at it again.',
  ]);
  expect((await decide('nothing', 'approve')).statusCode).toBe(404);
  expect((await decide((await requestOf(person)).id, 'approve')).statusCode).toBe(200);
  await eventually(async () => {
    const [card] = await named('marta longe');
    expect(card).toMatchObject({ city: 'Porto', clean_city: 'porto' });
  });
});

it('POR-16: an agent of a country that the directory does not show is not listed', async () => {
  const person = await agent('Ada Escondida', { city: 'Havana', country: 'Cuba' });
  const refused = await decide((await requestOf(person)).id, 'approve');
  expect(refused.json()).toMatchObject({
    code: 'CONFLICT',
    message: 'The directory does not show Cuba.',
  });
});

it('DIR-18: a claim waits for approval, which gives the row to one account and refuses the other claims', async () => {
  const [winner, other] = [await agent('Hanna Berg'), await agent('Hanna Imposter')];
  for (const person of [winner, other]) {
    expect((await claim(person, hanna)).json()).toMatchObject({
      is_listed: false,
      verification_status: 'pending_approval',
      claimed_agent: { id: String(hanna._id), name: 'Hanna Berg' },
    });
  }
  const requests = [await requestOf(winner), await requestOf(other)] as const;
  expect((await decide(requests[0].id, 'approve')).statusCode).toBe(200);
  expect(await own(winner)).toMatchObject({ id: String(hanna._id), is_listed: true });
  expect(await own(other)).toMatchObject({
    is_listed: false,
    verification_status: 'rejected',
    rejection_reason: 'Somebody else’s claim of this entry was approved.',
  });
  const late = await claim(await agent('Hanna Late'), hanna);
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'CONFLICT']);
  expect((await decide(requests[1].id, 'approve')).statusCode).toBe(409);
  const stored = await agentModel(database().connection).findById(hanna._id).lean();
  expect(stored?.user_id).toBe(winner.user.id);
});

it('DIR-18: a claim that is refused beside another one is not mailed to an address that nobody has confirmed', async () => {
  const [winner, other] = [await agent('Nuno Vaz'), await unverifiedAgent('Nuno Imposter')];
  for (const person of [winner, other]) await claim(person, nuno);
  expect((await decide((await requestOf(winner)).id, 'approve')).statusCode).toBe(200);
  expect(await own(other)).toMatchObject({ verification_status: 'rejected' });
  // A mail after that one: what was asked for before it has been sent.
  await site.post('/api/auth/forgot-password', { email: winner.user.email });
  await site.mailsTo(winner.user.email, 3);
  expect(await site.mailsTo(other.user.email)).toHaveLength(1);
});

it('DIR-18: what cannot be claimed: an unknown agent, one of a hidden country, one with an account, and by who has one', async () => {
  const person = await agent('Tiago Novo');
  expect((await claim(person, { _id: '5f0000000000000000000000' })).statusCode).toBe(404);
  expect((await claim(person, hidden)).statusCode).toBe(404);
  expect((await claim(person, owned)).statusCode).toBe(409);
  expect((await claim(person, { _id: 'no-id' })).statusCode).toBe(400);
  await decide((await requestOf(person)).id, 'approve');
  expect((await claim(person, rui)).statusCode).toBe(409);
  expect(
    (await send(person, '/api/auth/agent', { name: 'X', city: 'Porto', country: 'Portugal' }, 'PUT'))
      .statusCode,
  ).toBe(409);
});

it('DIR-18: an account that ends takes the row that it brought with it, and leaves the one that it claimed', async () => {
  const [claimed, brought] = [await agent('Rui Mar'), await agent('Bela Nova')];
  await claim(claimed, rui);
  for (const person of [claimed, brought]) {
    expect((await decide((await requestOf(person)).id, 'approve')).statusCode).toBe(200);
    const ended = await site.app.inject({
      method: 'DELETE',
      url: '/api/auth/account',
      headers: person.headers,
      payload: { current_password: 'coral-reef-at-noon' },
    });
    expect(ended.statusCode).toBeLessThan(300);
  }
  const agents = agentModel(database().connection);
  expect((await agents.findById(rui._id).lean())?.user_id).toBeNull();
  expect(await agents.countDocuments({ name: 'Bela Nova' })).toBe(0);
});

it('POR-16: two approvals at once list an agent once', async () => {
  const person = await agent('Duarte Duplo');
  const { id } = await requestOf(person);
  await Promise.all([decide(id, 'approve'), decide(id, 'approve')]);
  expect(await agentModel(database().connection).countDocuments({ user_id: person.user.id })).toBe(1);
  expect((await own(person)).is_listed).toBe(true);
});

it('DIR-02: towns of one name in two countries, of which nothing is told, have pages of their own', async () => {
  for (const country of ['Portugal', 'Brazil']) {
    const person = await agent(`Iara ${country}`, { city: 'Santarém', country });
    expect((await decide((await requestOf(person)).id, 'approve')).statusCode).toBe(200);
  }
  await eventually(async () => {
    const cards = await named('iara');
    expect(cards.map(({ country, clean_city }) => [country, clean_city])).toEqual([
      ['Brazil', 'santarem-brazil'],
      ['Portugal', 'santarem'],
    ]);
  });
});

it('DIR-18: a name without Latin letters is listed, too, and an empty one is refused', async () => {
  const person = await agent('Ana');
  const entry = { name: '陳美玲', city: 'Porto', country: 'portugal' };
  expect((await send(person, '/api/auth/agent', { ...entry, name: ' ' }, 'PUT')).statusCode).toBe(400);
  await send(person, '/api/auth/agent', entry, 'PUT');
  expect((await decide((await requestOf(person)).id, 'approve')).statusCode).toBe(200);
  expect((await own(person)).page).toMatch(/^\/agent\/[0-9a-f]{24}\/agent$/);
});

it.each([
  { user_id: 'another' },
  { verification_status: 'approved' },
  { is_listed: true },
  { is_featured: true },
  { rating: 5 },
  { lat: 1 },
])('promise 7: neither an entry nor a claim can set %j', async (more) => {
  const person = await agent('Olga Mais');
  const entry = { name: 'Olga Mais', city: 'Porto', country: 'Portugal', ...more };
  expect((await send(person, '/api/auth/agent', entry, 'PUT')).statusCode).toBe(400);
  expect(
    (await send(person, '/api/auth/agent/claim', { agent_id: String(owned._id), ...more })).statusCode,
  ).toBe(400);
});

it('promise 7: claims and decisions stand in the audit log, with whose they are', async () => {
  const person = await agent('Rosa Vista');
  await claim(person, rui);
  await decide((await requestOf(person)).id, 'reject', { reason: 'No.' });
  await claim(person, rui);
  await decide((await requestOf(person)).id, 'approve');
  const { entries } = await get<Static<typeof AuditLog>>('/api/auth/audit', admin.headers);
  const { email, id: user_id } = person.user;
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: `claimed agent ${String(rui._id)}`, email, user_id }),
      expect.objectContaining({ event: 'agent rejected', email, user_id: admin.user.id }),
      expect.objectContaining({ event: 'agent approved', email, user_id: admin.user.id }),
    ]),
  );
});
