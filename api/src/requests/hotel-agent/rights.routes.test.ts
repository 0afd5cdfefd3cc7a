import { randomUUID } from 'node:crypto';
import { CONNECTION_PATHS } from '@atoll/contracts/connection-thread';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from '../../../test/accounts';
import { connect } from '../../../test/connections';
import { testDatabase } from '../../../test/database';
import { fileForm } from '../../../test/file-form';
import { buildRequestsSite, type RequestsSite } from '../../../test/requests';
import { connectionFileModel } from '../models/connection-file.model';
import { connectionModel } from '../../shared/connections/connection.model';
import { connectionMessageModel } from '../models/connection-message.model';
import { connectionBlockModel } from '../models/connection-block.model';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
type PathName = keyof typeof CONNECTION_PATHS;

/** `farol` is the hotel and `ana` the agent; `maresia` and `rui` have a connection of their own. */
const PRINCIPALS = ['anonymous', 'traveler', 'farol', 'ana', 'maresia', 'rui', 'admin'] as const;
type Principal = (typeof PRINCIPALS)[number];
/** Of the connection of `farol` and `ana`; `ended` is an accepted one whose conversation the hotel has ended. */
const STATES = ['asked', 'accepted', 'ended', 'declined'] as const;
type State = (typeof STATES)[number];

/** Nobody but the two sides of an accepted connection; to all others it is somebody else's. One status for each state. */
const bySides = (hotel: string, agent = hotel) => ({
  others: '403',
  anonymous: '401',
  farol: hotel,
  ana: agent,
});
const byRole = (...roles: readonly Principal[]) => ({
  ...{ others: '403', anonymous: '401' },
  ...Object.fromEntries(roles.map((role) => [role, '200'])),
});
const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET threads': byRole('farol', 'maresia', 'ana', 'rui'),
  'GET events': byRole('farol', 'maresia'),
  // States:         asked accepted ended declined
  'GET thread': /*      */ bySides('403 200 200 403'),
  'POST thread': /*     */ bySides('403 201 409 403'),
  'POST attachments': /**/ bySides('403 201 409 403'),
  'GET attachment': /*  */ bySides('403 200 200 403'),
  // Of a file that was sent, which nobody removes any more.
  'DELETE attachment': /**/ bySides('403 403 403 403'),
  'POST block': /*      */ bySides('403 200 200 403', '403 200 409 403'),
  'POST report': /*     */ bySides('403 200 200 403'),
};
const ENDPOINTS = Object.keys(TABLE);
const parted = (endpoint: string) => endpoint.split(' ') as [Method, PathName];

const database = testDatabase();
let site: RequestsSite;
let people: Readonly<Record<Principal, Person | null>>;
let connections: Readonly<Record<State, string>>;
let fileOf: Readonly<Record<State, string>>;

const collections = () =>
  [connectionModel, connectionMessageModel, connectionFileModel, connectionBlockModel].map(
    (model) => model(database().connection).collection,
  );
const stored = () => Promise.all(collections().map((each) => each.find().sort({ _id: 1 }).toArray()));

function uploadTo(connectionId: string, person: Person | null) {
  const form = fileForm(Buffer.from('%PDF-1.7'), 'rates.pdf');
  const url = CONNECTION_PATHS.attachments.replace(':connectionId', connectionId);
  return site.app.inject({ method: 'POST', url, ...form, headers: { ...form.headers, ...person?.headers } });
}
const write = (connectionId: string, person: Person, attachments: string[] = []) =>
  site.by(person, CONNECTION_PATHS.thread.replace(':connectionId', connectionId), {
    ...{ clientId: randomUUID(), text: 'Hello', attachments },
  });

beforeAll(async () => {
  const { connection } = database();
  site = await buildRequestsSite(connection, { ADMIN_EMAIL: 'admin@mail.example' });
  const admin = await site.join('admin@mail.example');
  const traveler = await site.join('tom@mail.example');
  const farol = await site.join('desk@mail.example', 'hotel');
  const maresia = await site.join('desk@maresia.example', 'hotel');
  const [ana, rui] = [await site.agent({ name: 'Ana Reis' }), await site.agent({ name: 'Rui Sousa' })];
  people = { anonymous: null, traveler, farol, ana, maresia, rui, admin };
  await connect(connection, { hotel: maresia, agent: rui });
  const made: [State, string, string][] = [];
  for (const state of STATES) {
    // One connection at a time is of these two.
    await connectionModel(connection).updateMany(
      { hotel_user_id: farol.user.id },
      { pair: `kept ${made.length}`, hotel_user_id: `kept ${made.length}` },
    );
    const id = await connect(connection, { hotel: farol, agent: ana });
    const file = (await uploadTo(id, farol)).json<{ id: string }>().id;
    expect((await write(id, farol, [file])).statusCode).toBe(201);
    await site.by(ana, CONNECTION_PATHS.thread.replace(':connectionId', id));
    if (state === 'ended')
      await site.by(farol, CONNECTION_PATHS.block.replace(':connectionId', id), { isBlocked: true });
    made.push([state, id, file]);
  }
  connections = Object.fromEntries(made.map(([state, id]) => [state, id])) as typeof connections;
  fileOf = Object.fromEntries(made.map(([state, , file]) => [state, file])) as typeof fileOf;
});
afterAll(() => site.app.close());
// Everybody asks from one address, of as many endpoints as no person does.
beforeEach(() => database().connection.collection('rate_limits').deleteMany({}));

/** Makes this connection the one of `farol` and `ana`. */
async function bring(state: State): Promise<void> {
  const rows = connectionModel(database().connection);
  const [hotel, agent] = [people.farol?.user.id, people.ana?.user.id];
  for (const each of STATES)
    await rows.updateOne({ _id: connections[each] }, { pair: `of ${each}`, hotel_user_id: `of ${each}` });
  await rows.updateOne(
    { _id: connections[state] },
    {
      ...{ hotel_user_id: hotel, agent_user_id: agent },
      state: state === 'asked' || state === 'declined' ? state : 'accepted',
    },
  );
}

function bodyOf(endpoint: string): object | undefined {
  const bodies: Readonly<Record<string, object>> = {
    'POST thread': { clientId: randomUUID(), text: 'Hello' },
    'POST block': { isBlocked: true },
    'POST report': { reason: 'spam', text: '' },
  };
  return bodies[endpoint];
}

async function ask(
  endpoint: string,
  person: Person | null,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<LightMyRequestResponse> {
  const [method, path] = parted(endpoint);
  if (path === 'attachments') return uploadTo(id, person);
  const url = CONNECTION_PATHS[path].replace(':connectionId', id).replace(':attachmentId', file);
  const payload = bodyOf(endpoint);
  const options = { method, url, headers: person?.headers };
  if (path !== 'events') return site.app.inject(payload ? { ...options, payload } : options);
  const answer = await site.app.inject({ ...options, payloadAsStream: true });
  // Streams have no end: what they begin with is enough.
  if (answer.statusCode === 200) answer.stream().destroy();
  return answer;
}

it('AGT-05, HOT-06: the table names every path of conversations of hotels and agents, and every method that it takes', () => {
  const served = Object.entries(CONNECTION_PATHS).flatMap(([name, url]) =>
    METHODS.filter((method) => site.app.hasRoute({ method, url })).map((method) => `${method} ${name}`),
  );
  expect([...ENDPOINTS].sort()).toEqual(served.sort());
});

it.each(STATES)(
  'AGT-05, HOT-06: who may do what with a conversation whose connection is %s',
  async (state) => {
    await bring(state);
    const before = await stored();
    const target = { id: connections[state], file: fileOf[state] };
    const answers: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    const expected = (endpoint: string, principal: Principal) => {
      const row = TABLE[endpoint] ?? {};
      const cells = (row[principal] ?? row['others'] ?? '').split(' ');
      return cells[cells.length > 1 ? STATES.indexOf(state) : 0] ?? '';
    };
    const cells = ENDPOINTS.flatMap((endpoint) => PRINCIPALS.map((principal) => ({ endpoint, principal })));
    const isWrite = ({ endpoint, principal }: (typeof cells)[number]) =>
      !endpoint.startsWith('GET') && Number(expected(endpoint, principal)) < 300;
    const answer = async ({ endpoint, principal }: (typeof cells)[number]) => {
      const { statusCode } = await ask(endpoint, people[principal], target);
      answers[`${endpoint} by ${principal}`] = String(statusCode);
      wanted[`${endpoint} by ${principal}`] = expected(endpoint, principal);
    };
    for (const cell of cells) if (!isWrite(cell)) await answer(cell);
    // Neither reading nor what was refused has changed anything.
    expect(await stored()).toEqual(before);
    for (const cell of cells.filter(isWrite)) {
      await answer(cell);
      for (const [index, collection] of collections().entries()) {
        await collection.deleteMany({});
        const rows = before[index] ?? [];
        if (rows.length > 0) await collection.insertMany(rows);
      }
    }
    expect(answers).toEqual(wanted);
  },
);

it.each(ENDPOINTS.filter((endpoint) => CONNECTION_PATHS[parted(endpoint)[1]].includes(':connectionId')))(
  'AGT-05, HOT-06: %s of a conversation that is another’s, not accepted, unknown or nonsense is answered alike',
  async (endpoint) => {
    await bring('asked');
    const shown = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
      ...{ statusCode, type: headers['content-type'], kept: headers['cache-control'] },
      body: body.replace(/"requestId":"[^"]*"/, '"requestId":""'),
    });
    for (const principal of ['ana', 'farol', 'maresia', 'rui', 'traveler', 'admin'] as const) {
      const answers = [];
      // Ana is the agent of all of them, so that the accepted ones are hers.
      const states = principal === 'ana' ? (['asked', 'declined'] as const) : STATES;
      for (const id of [...states.map((state) => connections[state]), randomUUID(), '%24ne', 'x'])
        answers.push(shown(await ask(endpoint, people[principal], { id, file: fileOf.asked })));
      expect(answers[0]).toMatchObject({
        ...{ statusCode: 403, kept: 'no-store', body: expect.stringContaining('"code":"42501"') },
      });
      for (const each of answers) expect(each).toEqual(answers[0]);
    }
  },
);
