import type { AuditLog } from '@atoll/contracts/account';
import type { OwnAgent } from '@atoll/contracts/agent-listing';
import type { Agent, AgentsAnswer } from '@atoll/contracts/agent';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { buildAccountsSite, PASSWORD, type AccountsSite, type Person } from './accounts';
import { testDatabase } from './database';
import { eventually } from './eventually';
import { sampleAgent, sampleCountry, writeDirectory } from './sample-directory';
import { buildTestSite } from './site';
import { fileForm } from './file-form';
import { plainPicture } from './sample-pictures';
import { agentModel } from '../src/directory/models/agent.model';

const database = testDatabase();
const agents = () => agentModel(database().connection);
const day = { from: '09:00', to: '17:30' };
const BODY = {
  summary: 'Dives with you at every reef.',
  specialities: ['diving'],
  languages: ['pt', 'en'],
  phone: '+351 210 000 000',
  website: 'ines.example/dives',
  hours: [day, day, day, day, day, null, null],
};
let site: AccountsSite;
let second: FastifyInstance;
let admin: Person;
let count = 0;

beforeAll(async () => {
  await writeDirectory(database().connection, {
    agents: [sampleAgent({ name: 'Hanna Berg', user_id: 'somebody' })],
    countries: [sampleCountry('Portugal')],
  });
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: 'admin@mail.example' });
  admin = await site.join('admin@mail.example');
  ({ app: second } = await buildTestSite(database().connection));
});
afterAll(() => Promise.all([site.app.close(), second.close()]));

const join = (kind: 'agent' | 'traveler' | 'hotel') => site.join(`edit${(count += 1)}@mail.example`, kind);
/** An agent whose account owns a row of the directory. */
async function listed(own: Parameters<typeof sampleAgent>[0] = {}) {
  const person = await join('agent');
  const row = sampleAgent({ name: `Inês ${count}`, user_id: person.user.id, sample: false, ...own });
  await agents().create({ ...row, updated_at: new Date() });
  return { person, id: String(row._id) };
}
/** From a version of the entry; null sends none. */
const saveFrom = (version: number | null, person: Pick<Person, 'headers'> | null, body: object = BODY) =>
  site.app.inject({
    method: 'PATCH',
    url: '/api/auth/agent/listing',
    payload: body,
    headers: { ...person?.headers, ...(version !== null && { 'if-match': `"${version}"` }) },
  });
const save = async (person: Pick<Person, 'headers'> | null, body: object = BODY) => {
  const own = await site.app.inject({ url: '/api/auth/agent', headers: { ...person?.headers } });
  return saveFrom(own.statusCode === 200 ? own.json<OwnAgent>().version : 0, person, body);
};
const picture = async (person: Person, file?: Buffer) => {
  const { payload, headers } = fileForm(file ?? (await plainPicture(400, 300)));
  return site.app.inject({
    method: 'PUT',
    url: '/api/auth/agent/picture',
    payload,
    headers: { ...headers, ...person.headers },
  });
};
const profile = async (id: string, app = site.app) => (await app.inject(`/api/agents/${id}`)).json<Agent>();

it('DIR-21: what a listed agent saves is on its public profile at once, and found by search on both instances', async () => {
  const { person, id } = await listed();
  const saved = await save(person);
  expect(saved.statusCode).toBe(200);
  expect(saved.json<OwnAgent>().listing).toMatchObject({ ...BODY, website: 'https://ines.example/dives' });
  for (const app of [site.app, second]) {
    expect(await profile(id, app)).toMatchObject({
      ...BODY,
      website: 'https://ines.example/dives',
      name: saved.json<OwnAgent>().name,
      city: 'Lisbon',
    });
    await eventually(async () => {
      const found = (await app.inject('/api/agents?specialities=diving')).json<AgentsAnswer>();
      expect(found.data.find((card) => card.id === id)).toMatchObject({ summary: BODY.summary });
    });
  }
});

it('DIR-21: two tabs that change different fields undo nothing of each other', async () => {
  const { person, id } = await listed();
  await save(person);
  await save(person, { summary: 'Of the first tab.' });
  await save(person, { phone: '+351 211 111 111' });
  await save(person, { languages: ['it'] });
  expect(await profile(id)).toMatchObject({
    ...BODY,
    summary: 'Of the first tab.',
    phone: '+351 211 111 111',
    languages: ['it'],
    website: 'https://ines.example/dives',
  });
});

it('DIR-21: a change from an older version is answered with the entry as it is now, and writes nothing', async () => {
  const { person, id } = await listed();
  expect((await saveFrom(null, person)).statusCode).toBe(428);
  const answers = await Promise.all([
    saveFrom(0, person, { summary: 'Of one tab.' }),
    saveFrom(0, person, { summary: 'Of the other.' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const saved = answers.find(({ statusCode }) => statusCode === 200)?.json<OwnAgent>();
  expect(saved?.version).toBe(1);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json<{ current: OwnAgent }>();
  expect(refused?.current).toEqual(saved);
  expect((await profile(id)).summary).toBe(saved?.listing?.summary);
});

it('DIR-21: empty fields say nothing', async () => {
  const { person, id } = await listed();
  await save(person);
  const empty = {
    ...BODY,
    specialities: [],
    languages: [],
    phone: ' ',
    website: '',
    hours: BODY.hours.map(() => null),
  };
  expect((await save(person, empty)).statusCode).toBe(200);
  expect(await profile(id)).toMatchObject({
    specialities: [],
    languages: [],
    phone: null,
    website: null,
    hours: null,
  });
});

it.each([
  ['phone', { phone: 'call me' }],
  ['website', { website: 'javascript:alert(1)' }],
  ['website', { website: 'ftp://ines.example' }],
  ['website', { website: 'https://bank.example@evil.example' }],
  ['hours', { hours: BODY.hours.map(() => ({ from: '18:00', to: '09:00' })) }],
  ['hours', { hours: BODY.hours.map(() => ({ from: '25:00', to: '26:00' })) }],
  ['hours', { hours: [day] }],
  ['summary', { summary: ' ' }],
  ['summary', { summary: 'x'.repeat(601) }],
  ['specialities', { specialities: ['magic'] }],
  ['specialities', { specialities: ['food', 'food'] }],
  ['languages', { languages: ['xx'] }],
])('DIR-21: a bad %s is refused by its name, and nothing is written: %j', async (field, change) => {
  const { person, id } = await listed();
  const refused = await save(person, { ...BODY, ...change });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json<ErrorEnvelope>().fields ?? {}).join()).toContain(field);
  expect((await profile(id)).summary).toBe('Plans slow journeys along the coast.');
});

it.each(['name', 'city', 'user_id', 'rating', 'is_featured', 'sample', 'own_picture', 'picture'])(
  'DIR-21: %s is not the agent’s to change',
  async (field) => {
    const { person } = await listed();
    expect((await save(person, { ...BODY, [field]: 'x' })).statusCode).toBe(400);
  },
);

it.each([
  ['nobody', 401, async () => null],
  ['a traveler', 403, () => join('traveler')],
  ['a hotel', 403, () => join('hotel')],
  ['the administrator', 403, async () => admin],
  ['an agent that waits for approval', 403, () => join('agent')],
] as [string, number, () => Promise<Person | null>][])(
  'DIR-21: refused for %s with %i, text and picture',
  async (_who, status, who) => {
    const person = await who();
    const before = await agents().find().lean();
    const answers = [await save(person), await picture(person ?? ({ headers: {} } as Person))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    expect(answers[0]?.json<ErrorEnvelope>().code).toBe(status === 403 ? '42501' : 'UNAUTHENTICATED');
    expect(await agents().find().lean()).toEqual(before);
  },
);

it('DIR-21: a rejected agent is refused', async () => {
  const person = await join('agent');
  const { agents: waiting } = (
    await site.app.inject({ url: '/api/admin/agents', headers: admin.headers })
  ).json<{ agents: { id: string; user_id: string }[] }>();
  const request = waiting.find(({ user_id }) => user_id === person.user.id);
  await site.app.inject({
    method: 'POST',
    url: `/api/admin/agents/${request?.id}/reject`,
    payload: { reason: 'No.' },
    headers: admin.headers,
  });
  expect((await save(person)).statusCode).toBe(403);
});

it('DIR-21: a picture is drawn anew as a square, replaces the one before, and can be removed', async () => {
  const { person, id } = await listed();
  expect((await picture(person)).statusCode).toBe(200);
  const first = (await profile(id)).picture ?? '';
  const inLists = async (wanted: string | null) =>
    eventually(async () => {
      const { data } = (await site.app.inject('/api/agents')).json<AgentsAnswer>();
      expect(data.find((card) => card.id === id)).toMatchObject({ picture: wanted });
    });
  await inLists(first);
  const shown = await site.app.inject(first);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  await picture(person);
  expect((await profile(id)).picture).not.toBe(first);
  expect((await site.app.inject(first)).statusCode).toBe(404);
  const url = '/api/auth/agent/picture';
  await site.app.inject({ method: 'DELETE', url, headers: person.headers });
  expect((await profile(id)).picture).toBeNull();
  await inLists(null);
});

it('DIR-21: what is no picture is refused, nobody lists agents’ pictures, and nobody makes a bucket of them', async () => {
  const { person, id } = await listed();
  expect((await picture(person, Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400);
  expect((await profile(id)).picture).toBeNull();
  expect((await site.app.inject('/api/media/agent-pictures')).statusCode).toBe(404);
  const payload = { name: 'agent-pictures' };
  const made = await site.app.inject({ method: 'POST', url: '/api/media', payload, headers: admin.headers });
  expect(made.statusCode).toBe(409);
});

it('DIR-21: each edit stands in the audit log, with whose it is', async () => {
  const { person, id } = await listed();
  await save(person);
  const { entries } = (await site.app.inject({ url: '/api/auth/audit', headers: admin.headers })).json<
    Static<typeof AuditLog>
  >();
  expect(entries).toContainEqual(
    expect.objectContaining({ event: `edited agent ${id}`, user_id: person.user.id }),
  );
});

it('DIR-21: a row that outlives its account says nothing that the account wrote', async () => {
  const { person, id } = await listed({ sample: true });
  await save(person);
  await picture(person);
  const { picture: path } = await profile(id);
  const ended = await site.app.inject({
    method: 'DELETE',
    url: '/api/auth/account',
    payload: { current_password: PASSWORD },
    headers: person.headers,
  });
  expect(ended.statusCode).toBeLessThan(300);
  expect(await profile(id)).toMatchObject({ phone: null, website: null, hours: null, picture: null });
  expect((await profile(id)).summary).toContain('is a travel agent in Lisbon');
  expect((await site.app.inject(path ?? '')).statusCode).toBe(404);
});

it('DIR-21: a city that nobody knows is refused at once, with the one that is meant', async () => {
  const person = await join('agent');
  const refused = await site.app.inject({
    method: 'PUT',
    url: '/api/auth/agent',
    payload: { name: 'Inês', city: 'Lisbonn', country: 'Portugal' },
    headers: person.headers,
  });
  expect([refused.statusCode, refused.json<ErrorEnvelope>().fields]).toEqual([
    400,
    { city: 'Atoll knows no city of that name. Did you mean Lisbon, Portugal?' },
  ]);
});
