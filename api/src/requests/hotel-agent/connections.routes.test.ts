import { randomUUID } from 'node:crypto';
import type { ConnectionThreads } from '@atoll/contracts/connection-thread';
import type { Attachment } from '@atoll/contracts/attachment';
import type { Reports, Thread } from '@atoll/contracts/quote-request';
import { FROM_OUR_PAGE, PASSWORD, type Person } from '../../../test/accounts';
import { approveHouse, connect } from '../../../test/connections';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { fileForm } from '../../../test/file-form';
import { addressOf, openStream } from '../../../test/open-stream';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';

const database = testDatabase();
const DESK = 'desk@mail.example';
let site: RequestsSite;
let admin: Person;
let farol: Person;
let maresia: Person;
let ana: AskedAgentPerson;
let rui: AskedAgentPerson;
/** Of the hotel Farol and Ana. */
let id: string;
beforeAll(async () => {
  const { connection } = database();
  site = await buildRequestsSite(connection, { ADMIN_EMAIL: 'admin@mail.example' });
  admin = await site.join('admin@mail.example');
  farol = await site.join(DESK, 'hotel');
  maresia = await site.join('desk@maresia.example', 'hotel');
  await approveHouse(connection, farol);
  ana = await site.agent({ name: 'Ana Reis' });
  rui = await site.agent({ name: 'Rui Sousa' });
  id = await connect(connection, { hotel: farol, agent: ana });
});
afterAll(() => site.app.close());
afterEach(async () => {
  for (const name of ['connection_messages', 'connection_blocks', 'connection_files', 'rate_limits'])
    await database().connection.collection(name).deleteMany({});
});

const pathOf = (action: string, of = id) => `/api/connections/${of}/${action}`;
const say = (person: Person, text: string, more: object = {}) =>
  site.by(person, pathOf('thread'), { clientId: randomUUID(), text, ...more });
const read = async (person: Person) => (await site.by(person, pathOf('thread'))).json<Thread>();
const listOf = async (person: Person) =>
  (await site.by(person, '/api/connections/threads')).json<ConnectionThreads>().threads;

it('AGT-05, HOT-06: a hotel and an agent read what the other writes, and each list says what is unread', async () => {
  expect((await say(farol, 'Rates for May?')).json()).toMatchObject({ author: 'hotel', isRead: false });
  expect(await listOf(ana)).toMatchObject([
    {
      ...{
        connectionId: id,
        side: 'agent',
        unread: 1,
        other: { name: 'Hotel Farol', place: 'Lisbon, Portugal' },
      },
      lastMessage: { text: 'Rates for May?', author: 'hotel' },
    },
  ]);
  expect((await listOf(farol))[0]).toMatchObject({ unread: 0, side: 'hotel', other: { name: 'Ana Reis' } });
  expect((await read(ana)).messages).toMatchObject([
    { author: 'hotel', text: 'Rates for May?', clientId: null },
  ]);
  expect((await listOf(ana))[0]?.unread).toBe(0);
  expect((await read(farol)).messages).toMatchObject([{ isRead: true }]);
  await say(ana, 'With pleasure.');
  expect((await listOf(farol))[0]).toMatchObject({ unread: 1, lastMessage: { author: 'agent' } });
  for (const other of [maresia, rui]) expect(await listOf(other)).toEqual([]);
});

it('AGT-05, HOT-06: a message that is sent again is the same; another under its id is refused', async () => {
  const clientId = randomUUID();
  const sent = await Promise.all(Array.from({ length: 5 }, () => say(farol, 'Once', { clientId })));
  expect(new Set(sent.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
  expect((await say(farol, 'Twice', { clientId })).statusCode).toBe(409);
  // The other side's ids are its own.
  expect((await say(ana, 'Mine', { clientId })).statusCode).toBe(201);
  expect((await read(ana)).messages.map(({ text }) => text)).toEqual(['Once', 'Mine']);
  expect((await say(farol, 'x'.repeat(20_000))).statusCode).toBe(413);
  expect((await say(farol, '')).statusCode).toBe(422);
});

it('AGT-05, HOT-06: files go with messages, and the other side reads them once they are sent', async () => {
  const form = fileForm(Buffer.from('%PDF-1.7'), 'Rates.pdf');
  const uploaded = await site.app.inject({
    ...{ method: 'POST', url: pathOf('attachments'), payload: form.payload },
    headers: { ...form.headers, ...farol.headers },
  });
  const file = uploaded.json<Attachment>();
  const get = (person: Person) => site.by(person, pathOf(`attachments/${file.id}`));
  expect((await get(farol)).body).toBe('%PDF-1.7');
  expect((await get(ana)).statusCode).toBe(403);
  // What is one side's cannot be sent by the other.
  expect((await say(ana, '', { attachments: [file.id] })).statusCode).toBe(403);
  await say(farol, '', { attachments: [file.id] });
  expect((await get(ana)).headers['content-disposition']).toContain('Rates.pdf');
  expect((await listOf(ana))[0]?.lastMessage?.text).toBe('1 file');
});

it.each(['hotel', 'agent'] as const)(
  'AGT-05, HOT-06: where the %s has ended the conversation nothing is written, and only the same side lets it go on',
  async (side) => {
    const [own, other] = side === 'hotel' ? [farol, ana] : [ana, farol];
    const block = (person: Person, isBlocked: boolean) => site.by(person, pathOf('block'), { isBlocked });
    expect((await block(own, true)).json()).toMatchObject({ blockedBy: 'self' });
    expect(await read(other)).toMatchObject({ blockedBy: 'other' });
    for (const each of [own, other]) expect((await say(each, 'Hello')).statusCode).toBe(409);
    for (const isBlocked of [true, false]) expect((await block(other, isBlocked)).statusCode).toBe(409);
    expect((await block(own, true)).statusCode).toBe(200);
    expect((await block(own, false)).json()).toMatchObject({ blockedBy: null });
    expect((await say(other, 'Hello')).statusCode).toBe(201);
  },
);

it('AGT-05, HOT-06: a report is read by the administrator, and the other side does not hear of it', async () => {
  const reported = await site.by(farol, pathOf('report'), { reason: 'fraud', text: ' Asks for money. ' });
  expect(reported.json()).toMatchObject({ isReported: true });
  expect((await read(ana)).isReported).toBe(false);
  const { reports } = (await site.by(admin, '/api/admin/reports')).json<Reports>();
  expect(reports).toMatchObject([
    {
      ...{ connectionId: id, requestId: null, agentId: null, reference: '', side: 'hotel' },
      ...{ reason: 'fraud', text: 'Asks for money.' },
    },
  ]);
});

it('AGT-05, HOT-06: a message reaches the open page of the other side, and nobody else’s', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  // What was announced before has been told.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const open = (path: string, { headers }: Person) => openStream(addressOf(site.app) + path, headers);
  const [hotel, other] = [
    await open('/api/connections/events', farol),
    await open('/api/connections/events', maresia),
  ];
  const [agent, beside] = [
    await open('/api/agent/requests/events', ana),
    await open('/api/agent/requests/events', rui),
  ];
  await say(farol, 'Hello');
  await eventually(async () => {
    for (const stream of [hotel, agent]) expect(stream.events[0]?.data).toEqual({ connectionId: id });
  });
  expect([other.events, beside.events]).toEqual([[], []]);
  for (const stream of [hotel, other, agent, beside]) stream.close();
});

it('AGT-05, HOT-06: the download of either account has the conversation, and deleting one of them takes all of it', async () => {
  const { connection } = database();
  const gone = await site.join('gone@mail.example', 'hotel');
  const of = await connect(connection, { hotel: gone, agent: rui });
  const message = { clientId: randomUUID(), text: 'Words of the house' };
  expect((await site.by(gone, pathOf('thread', of), message)).statusCode).toBe(201);
  await site.by(rui, pathOf('report', of), { reason: 'spam', text: '' });
  await site.by(rui, pathOf('block', of), { isBlocked: true });
  for (const person of [gone, rui])
    expect((await site.by(person, '/api/auth/account/data')).body).toContain('Words of the house');
  expect((await site.by(ana, '/api/auth/account/data')).body).not.toContain('Words of the house');
  const removed = await site.app.inject({
    ...{ method: 'DELETE', url: '/api/auth/account', headers: { ...gone.headers, ...FROM_OUR_PAGE } },
    payload: { current_password: PASSWORD },
  });
  expect(removed.statusCode).toBe(204);
  const count = (name: string, filter: object) => connection.collection(name).countDocuments(filter);
  expect(
    await Promise.all([
      count('connections', { _id: of }),
      count('connection_messages', { connection_id: of }),
      count('conversation_reports', { connection_id: of }),
      count('connection_blocks', { _id: of }),
    ]),
  ).toEqual([0, 0, 0, 0]);
  expect((await site.by(rui, pathOf('thread', of))).statusCode).toBe(403);
});
