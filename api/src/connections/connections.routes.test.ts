import { randomUUID } from 'node:crypto';
import {
  CONNECTING_PATHS,
  connectionPath,
  type ConnectionAction,
  type ConnectionRow,
  type Members,
  type OwnConnections,
} from '@atoll/contracts/connection';
import { CONNECTION_PATHS } from '@atoll/contracts/connection-thread';
import type { HotelProfile } from '@atoll/contracts/account';
import { galleryPath, type HotelGallery } from '@atoll/contracts/hotel-gallery';
import type { LightMyRequestResponse } from 'fastify';
import { HOTEL_PROFILE, type Person } from '../../test/accounts';
import { approveHouse } from '../../test/connections';
import { testDatabase } from '../../test/database';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../test/requests';
import { connectionModel } from '../shared/connections/connection.model';

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
let rui: AskedAgentPerson;
let farol: Person & { readonly houseId: string };
/** A hotel that nobody has approved. */
let waiting: Person;
let traveler: Person;

beforeAll(async () => {
  const { connection } = database();
  site = await buildRequestsSite(connection);
  [ana, rui] = [await site.agent({ name: 'Ana Reis' }), await site.agent({ name: 'Rui Sousa' })];
  const hotel = await site.join('desk@mail.example', 'hotel');
  await approveHouse(connection, hotel);
  const { id } = (
    await site.app.inject({ url: '/api/auth/hotel', headers: hotel.headers })
  ).json<HotelProfile>();
  farol = { ...hotel, houseId: id };
  waiting = await site.join('new@mail.example', 'hotel');
  traveler = await site.join('tom@mail.example');
});
afterAll(() => site.app.close());
beforeEach(async () => {
  await connectionModel(database().connection).deleteMany({});
  await database().connection.collection('rate_limits').deleteMany({});
});

const ask = (person: Person | null, kind: 'agent' | 'hotel', id: string, note = '') =>
  site.app.inject({
    ...{ method: 'POST', url: CONNECTING_PATHS.connections, headers: person?.headers },
    payload: { kind, id, note },
  });
const change = (action: ConnectionAction, { id, version }: ConnectionRow, person: Person | null) =>
  site.app.inject({
    ...{ method: 'POST', url: connectionPath(action, id), payload: {} },
    headers: { ...person?.headers, 'if-match': `"${version}"` },
  });
const own = async ({ headers }: Person) =>
  (await site.app.inject({ url: CONNECTING_PATHS.connections, headers })).json<OwnConnections>().connections;
/** What the house says in its settings. */
async function letAgentsAsk(mayAgentsAsk: boolean): Promise<void> {
  const { headers, houseId } = farol;
  const url = galleryPath(houseId);
  const { version } = (await site.app.inject({ url, headers })).json<HotelGallery>();
  const answer = await site.app.inject({
    ...{ method: 'PATCH', url, payload: { op: 'settings', settings: { mayAgentsAsk } } },
    headers: { ...headers, 'if-match': `"${version}"` },
  });
  expect(answer.statusCode).toBe(200);
}
const rowIn = (answer: LightMyRequestResponse): ConnectionRow => {
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<ConnectionRow>();
};
const discover = async ({ headers }: Person, query = '') =>
  (await site.app.inject({ url: `${CONNECTING_PATHS.discover}${query}`, headers })).json<Members>();

it('HOT-16, AGT-04: a hotel finds an agent, asks, and once the agent accepts both have each other, and write to each other', async () => {
  const { members } = await discover(farol, '?q=ana');
  expect(members).toMatchObject([
    { member: { kind: 'agent', id: ana.agentId, name: 'Ana Reis' }, connection: null },
  ]);
  const asked = rowIn(await ask(farol, 'agent', ana.agentId, 'Rooms for families in May.'));
  expect(asked).toMatchObject({ state: 'asked', isAsker: true, messages: null, email: null });
  const [seen] = await own(ana);
  expect(seen).toMatchObject({
    ...{ state: 'asked', isAsker: false, note: 'Rooms for families in May.' },
    other: { kind: 'hotel', name: HOTEL_PROFILE.name },
  });
  const [mail] = await site.mailsTo(ana.email, 2);
  expect([mail?.subject, mail?.text]).toEqual([
    `${HOTEL_PROFILE.name} would like to connect with you`,
    expect.stringContaining('Rooms for families in May.'),
  ]);
  const accepted = rowIn(await change('accept', seen!, ana));
  expect(accepted).toMatchObject({ state: 'accepted', messages: `/agent/messages/hotels/${asked.id}` });
  expect(await own(farol)).toMatchObject([
    { state: 'accepted', other: { name: 'Ana Reis' }, messages: `/hotel/agents/messages/${asked.id}` },
  ]);
  const [told] = await site.mailsTo(farol.user.email, 2);
  expect(told?.subject).toBe('You and Ana Reis are connected');
  const url = CONNECTION_PATHS.thread.replace(':connectionId', asked.id);
  const said = await site.by(farol, url, { clientId: randomUUID(), text: 'Welcome!', attachments: [] });
  expect(said.statusCode).toBe(201);
});

it('HOT-16: asking twice is one connection, and asking somebody who has asked is accepting', async () => {
  const asked = rowIn(await ask(farol, 'agent', ana.agentId));
  expect(rowIn(await ask(farol, 'agent', ana.agentId, 'Again'))).toEqual(asked);
  expect(rowIn(await ask(ana, 'hotel', farol.houseId))).toMatchObject({ id: asked.id, state: 'accepted' });
  expect(rowIn(await ask(farol, 'agent', ana.agentId))).toMatchObject({ state: 'accepted', version: 2 });
});

it('HOT-16: two who ask each other at the same moment are connected once', async () => {
  const answers = await Promise.all([ask(farol, 'agent', ana.agentId), ask(ana, 'hotel', farol.houseId)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await own(farol)).toMatchObject([{ state: 'accepted' }]);
});

it('AGT-04: who declines can take it back; who was declined can ask again after thirty days, not before', async () => {
  await ask(farol, 'agent', ana.agentId);
  const [seen] = await own(ana);
  const declined = rowIn(await change('decline', seen!, ana));
  expect(declined).toMatchObject({ state: 'declined', canUndo: true });
  const refused = await ask(farol, 'agent', ana.agentId);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringMatching(/^They have declined. You can ask again from \d+ \w+ \d{4} on\.$/),
  ]);
  const back = rowIn(await change('undo', declined, ana));
  expect(back).toMatchObject({ state: 'asked', canUndo: false, isAsker: false });
  const again = rowIn(await change('decline', back, ana));
  // Whoever has declined may ask at once.
  expect(rowIn(await ask(ana, 'hotel', farol.houseId))).toMatchObject({ state: 'asked', isAsker: true });
  await connectionModel(database().connection).updateOne(
    { _id: again.id },
    { state: 'declined', changed_by: ana.user.id, changed_at: new Date('2020-01-01') },
  );
  expect(rowIn(await ask(farol, 'agent', ana.agentId))).toMatchObject({ state: 'asked', isAsker: true });
});

it('HOT-16: a connection that was ended has no conversation any more, until whoever ended it takes that back', async () => {
  const asked = rowIn(await ask(farol, 'agent', ana.agentId));
  const accepted = rowIn(await change('accept', asked, ana));
  const thread = CONNECTION_PATHS.thread.replace(':connectionId', asked.id);
  const ended = rowIn(await change('end', accepted, farol));
  expect(ended).toMatchObject({ state: 'ended', canUndo: true, messages: null });
  expect((await site.by(ana, thread)).statusCode).toBe(403);
  expect((await change('undo', ended, ana)).statusCode).toBe(409);
  expect(rowIn(await change('undo', ended, farol))).toMatchObject({ state: 'accepted' });
  expect((await site.by(ana, thread)).statusCode).toBe(200);
});

it('AGT-06, AGT-03: two agents who are connected see each other’s address, and nobody sees it before', async () => {
  const asked = rowIn(await ask(ana, 'agent', rui.agentId));
  expect(JSON.stringify([asked, await own(rui)])).not.toContain('@');
  const accepted = rowIn(await change('accept', asked, rui));
  expect(accepted).toMatchObject({ email: ana.email, messages: null });
  const url = CONNECTION_PATHS.thread.replace(':connectionId', asked.id);
  expect((await site.by(ana, url)).statusCode).toBe(403);
  rowIn(await change('end', accepted, rui));
  expect(JSON.stringify(await own(ana))).not.toContain('@');
});

it('a change names its version: without one it is 428, from an old one 409 with how it is now', async () => {
  const asked = rowIn(await ask(farol, 'agent', ana.agentId));
  const { headers } = ana;
  const url = connectionPath('accept', asked.id);
  expect((await site.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(428);
  rowIn(await change('decline', asked, ana));
  const late = await change('accept', asked, ana);
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 'CONFLICT', current: { id: asked.id, state: 'declined', version: 2 } },
  ]);
});

it('HOT-05, AGT-06: hotels find agents; agents find agents and approved houses that let them ask, and nobody finds themselves', async () => {
  const names = async (person: Person, query = '') =>
    (await discover(person, query)).members.map(({ member }) => member.name);
  expect(await names(farol)).toEqual(['Ana Reis', 'Rui Sousa']);
  expect(await names(ana)).toEqual([HOTEL_PROFILE.name, 'Rui Sousa'].sort());
  expect(await names(ana, '?kind=hotel')).toEqual([HOTEL_PROFILE.name]);
  expect(await names(ana, `?q=${encodeURIComponent('SOUSA lisb')}`)).toEqual(['Rui Sousa']);
  expect(await names(ana, '?q=.*')).toEqual(await names(ana));
  await ask(farol, 'agent', ana.agentId);
  expect((await discover(ana, '?kind=hotel')).members[0]).toMatchObject({ connection: { state: 'asked' } });
  await letAgentsAsk(false);
  expect(await names(rui, '?kind=hotel')).toEqual([]);
  expect((await ask(rui, 'hotel', farol.houseId)).statusCode).toBe(403);
  await letAgentsAsk(true);
});

it('HOT-16: whoever cannot ask, or cannot be asked, is answered alike; nothing is written', async () => {
  const cases: readonly [Person, 'agent' | 'hotel', string][] = [
    // Not approved yet.
    [waiting, 'agent', ana.agentId],
    [traveler, 'agent', ana.agentId],
    // Oneself, a hotel by a hotel, unknown and nonsense.
    [ana, 'agent', ana.agentId],
    [farol, 'hotel', farol.houseId],
    [farol, 'agent', '0123456789abcdef01234567'],
    [ana, 'hotel', 'x'],
  ];
  for (const [person, kind, id] of cases) {
    const answer = await ask(person, kind, id);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, '42501']);
  }
  expect((await ask(null, 'agent', ana.agentId)).statusCode).toBe(401);
  expect(await connectionModel(database().connection).countDocuments()).toBe(0);
});

it.each(['accept', 'decline', 'end', 'undo'] as const)(
  'HOT-15, AGT-10: %s of a connection that is another’s, unknown or nonsense is answered alike',
  async (action) => {
    const asked = rowIn(await ask(farol, 'agent', ana.agentId));
    for (const person of [rui, waiting, traveler]) {
      const bodies = [];
      for (const id of [asked.id, randomUUID(), '%24ne']) {
        const answer = await change(action, { ...asked, id }, person);
        expect(answer.statusCode).toBe(403);
        bodies.push(answer.body.replace(/"requestId":"[^"]*"/, ''));
      }
      // A house that is not verified hears that, whatever it asks for.
      expect(new Set(bodies).size).toBe(1);
    }
    expect((await change(action, asked, null)).statusCode).toBe(401);
    expect(await own(farol)).toMatchObject([{ state: 'asked', version: 1 }]);
  },
);

it('AGT-04: only whoever was asked accepts or declines, and only whoever asked takes it back', async () => {
  const asked = rowIn(await ask(farol, 'agent', ana.agentId));
  for (const [action, person] of [
    ['accept', farol],
    ['decline', farol],
    ['undo', farol],
    ['end', ana],
  ] as const)
    expect([action, (await change(action, asked, person)).statusCode]).toEqual([action, 409]);
  const withdrawn = rowIn(await change('end', asked, farol));
  expect(withdrawn).toMatchObject({ state: 'withdrawn', canUndo: true });
  expect((await change('accept', withdrawn, ana)).statusCode).toBe(409);
  expect(rowIn(await change('undo', withdrawn, farol))).toMatchObject({ state: 'asked' });
});

it('HOT-16: asking, taking it back and asking again tells the other side once a day', async () => {
  await database().connection.collection('outbox').deleteMany({});
  for (let count = 0; count < 5; count += 1) {
    const asked = rowIn(await ask(ana, 'agent', rui.agentId, `Note ${count}`));
    rowIn(await change('end', asked, ana));
  }
  rowIn(await ask(ana, 'agent', rui.agentId, 'The last note'));
  // A mail of another kind, which goes after those that were asked for before.
  await ask(farol, 'agent', rui.agentId);
  const mails = await site.mailsTo(rui.email, 2);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Ana Reis would like to connect with you',
    `${HOTEL_PROFILE.name} would like to connect with you`,
  ]);
});

it('asking is limited, with when to come back', async () => {
  let last = await ask(farol, 'agent', ana.agentId);
  for (let count = 0; count < 20; count += 1) last = await ask(farol, 'agent', ana.agentId);
  expect([last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
});

it('a note carries no secret link and nothing unseen', async () => {
  const note = `Look: https://atoll.example/request/${randomUUID()}.${'a'.repeat(43)} \u202eend`;
  const asked = rowIn(await ask(farol, 'agent', ana.agentId, note));
  expect(asked.note).not.toMatch(/aaaa|\u202e/);
});
