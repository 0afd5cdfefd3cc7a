import { randomUUID } from 'node:crypto';
import type { MailSetting } from '@atoll/contracts/mail-settings';
import { testDatabase } from '../../../test/database';
import type { Account } from '../../shared/auth/account';
import { askedConnection, connectionModel } from '../../shared/connections/connection.model';
import { createConnections } from '../../shared/connections/connections';
import type { WriteMail } from '../../shared/mail/mails';
import { createReportsRepository } from '../data/reports.repository';
import { answeredThreads } from '../incoming-mail/answered-thread';
import { createIncomingMails } from '../incoming-mail/incoming-mail.service';
import { createHotelAgentParts } from './hotel-agent-parts';

const START = Date.UTC(2020, 10, 25, 12);
const DESK = 'farol@mail.example';
const ANA = 'ana@mail.example';
const database = testDatabase();
let nowMs = START;
beforeEach(() => void (nowMs = START));

/** A hotel and an agent who are connected, with a clock and mails that a test sees. */
async function stage() {
  const { connection } = database();
  const [id, farol, ana] = [randomUUID(), `farol ${randomUUID()}`, `ana ${randomUUID()}`];
  const now = () => new Date(nowMs);
  await connectionModel(connection).create({
    ...askedConnection(
      id,
      { userId: farol, kind: 'hotel' },
      { userId: ana, kind: 'agent' },
      { note: '', at: now() },
    ),
    state: 'accepted',
  });
  const kinds = new Map<string, { write: WriteMail; setting: MailSetting | undefined }>();
  const asked: { kind: string; to: string; data: Readonly<Record<string, string>> }[] = [];
  const nothing = async () => undefined;
  const findAccount = async (userId: string): Promise<Account | null> => {
    const role = userId === ana ? 'agent' : 'hotel';
    const metadata = { name: userId === ana ? 'Ana Reis' : 'Hotel Farol' };
    const email = userId === ana ? ANA : DESK;
    return { id: userId, email, isEmailVerified: true, userType: role, role, metadata };
  };
  const hotelAgent = createHotelAgentParts({
    config: {
      AUTH_SECRET: 'a secret of this test alone',
      AUTH_SECRETS_ALSO: [],
      INCOMING_MAIL_SECRET: 'the secret of the provider of this test',
      MAIL_REPLY_DOMAIN: 'reply.mail.example',
    },
    ...{ database: connection, connections: createConnections(connection), findAccount, now },
    ...{
      findHouse: async () => null,
      findHousePage: async () => null,
      askable: { byUser: async () => null },
    },
    mails: {
      define: (kind, write, setting) => void kinds.set(kind, { write, setting }),
      ask: async (kind, to, data = {}) => void asked.push({ kind, to, data }),
    },
    storage: { write: nothing, read: async () => null, remove: nothing },
    reports: createReportsRepository(connection),
    news: { aroundConnections: (_ids, write) => write() },
    publicUrl: 'http://atoll.test',
  });
  const incoming = createIncomingMails({
    database: connection,
    findThread: answeredThreads({
      ...{ findAccount, hotelAgent, replyAddresses: { addressOf: () => '', placeOf: async () => null } },
      threads: { write: () => Promise.reject(new Error('no request was answered')) },
      mails: { mailedTo: () => Promise.reject(new Error('no request was answered')) },
    }),
  });
  const { conversationOf, conversations, messages } = hotelAgent;
  return {
    asked,
    say: async (userId: string, text: string) =>
      conversations.write(await conversationOf(id, userId), { clientId: randomUUID(), text }),
    read: async (userId: string) => conversations.read(await conversationOf(id, userId)),
    end: async (userId: string) => conversations.block(await conversationOf(id, userId), true),
    decline: () => connectionModel(connection).updateOne({ _id: id }, { state: 'declined' }),
    said: async () =>
      (await messages.ofThread({ connection_id: id })).map(({ author, text }) => [author, text]),
    passMinutes: async (minutes: number) => {
      nowMs += minutes * 60_000;
      for (const chore of hotelAgent.chores) await chore(nothing);
    },
    /** What was asked to be mailed last, as it leaves; null where nothing does. */
    letter: async () => {
      const last = asked.at(-1);
      const kind = kinds.get(last?.kind ?? '');
      if (!last || !kind) throw new Error('no mail was asked for');
      return kind.write({ to: last.to, data: last.data });
    },
    settingOf: (kind: string) => kinds.get(kind)?.setting,
    receive: (from: string, to: string, text: string) =>
      incoming.receive({ id: randomUUID(), from, to, text }),
    ...{ id, farol, ana },
  };
}

it('AGT-05, HOT-06, RFQ-13: each side gets one mail for what it has not read in ten minutes', async () => {
  const { farol, ana, asked, say, read, passMinutes } = await stage();
  for (const text of ['Rates for May?', 'And for June?']) await say(ana, text);
  await say(farol, 'Read');
  await read(ana);
  await passMinutes(9);
  expect(asked).toEqual([]);
  await passMinutes(2);
  await passMinutes(2);
  expect(asked).toMatchObject([{ kind: 'connection-hotel-messages', to: DESK }]);
  await say(farol, 'From 120.');
  await passMinutes(11);
  expect(asked.map(({ to }) => to)).toEqual([DESK, ANA]);
});

it.each([
  ['hotel', 'Ana Reis', '/hotel/agents/messages', 'hotel-messages'],
  ['agent', 'Hotel Farol', '/agent/messages/hotels', 'agent-messages'],
] as const)(
  'AGT-05, HOT-06, RFQ-13: the mail to the %s leads to the conversation, and its answer is a message of it',
  async (reader, other, page, setting) => {
    const of = await stage();
    const [own, mailbox] = reader === 'hotel' ? [of.farol, DESK] : [of.ana, ANA];
    await of.say(reader === 'hotel' ? of.ana : of.farol, 'Hello');
    await of.passMinutes(11);
    expect(of.settingOf(`connection-${reader}-messages`)).toBe(setting);
    const letter = await of.letter();
    expect(letter).toMatchObject({
      subject: `New message from ${other}`,
      action: { href: `http://atoll.test${page}/${of.id}` },
    });
    const address = letter?.replyTo ?? '';
    const stored = { isStored: true, reason: null };
    expect(await of.receive(mailbox, address.toUpperCase(), 'From 120.')).toEqual(stored);
    expect((await of.said()).at(-1)).toEqual([reader, 'From 120.']);
    // From another mailbox, to another address, and once it was ended or is not accepted any more.
    expect((await of.receive('other@mail.example', address, 'Hello?')).isStored).toBe(false);
    expect((await of.receive(mailbox, address.replace(/.@/, '!@'), 'Hello?')).isStored).toBe(false);
    await of.end(own);
    expect((await of.receive(mailbox, address, 'Hello?')).isStored).toBe(false);
    expect(await of.letter()).toBeNull();
    await of.decline();
    expect((await of.receive(mailbox, address, 'Hello?')).isStored).toBe(false);
    expect(await of.said()).toHaveLength(2);
  },
);
