import type { Account } from '../../shared/auth/account';
import { askedConnection, connectionModel } from '../../shared/connections/connection.model';
import type { ConnectionSide } from '../hotel-agent/connection-of';
import type { RequestsParts } from '../requests-parts';

const HOTEL = 'hotel@atoll.example';
const AGENT = 'agent@atoll.example';
/** Says that it is there already. */
const ID = '7d0c5a3e-2f64-4c1b-9a75-5b1e0f2c8d11';
const ASKED_HOURS_AGO = 80;
const ANSWERED_HOURS_AGO = 77;

interface Said {
  readonly hoursAgo: number;
  readonly side: ConnectionSide | 'site';
  readonly text: string;
}
/** The last of it is not read. */
const SAID: readonly Said[] = [
  {
    hoursAgo: ANSWERED_HOURS_AGO,
    side: 'site',
    text: 'Sample data: this connection and its first messages were made for the demo.',
  },
  {
    hoursAgo: 76,
    side: 'agent',
    text: 'Good morning! I plan many weeks in Lisbon with families. Do you have rooms with three beds in May?',
  },
  {
    hoursAgo: 51,
    side: 'hotel',
    text: 'Good morning, and welcome. Four of our rooms have a third bed, on the courtyard side. Breakfast is included.',
  },
  {
    hoursAgo: 50,
    side: 'agent',
    text: 'That is what they ask for. Until when can a room be given back without costs?',
  },
  {
    hoursAgo: 3,
    side: 'hotel',
    text: 'Three days before arrival, until noon. Shall I hold two of them for the second week of May?',
  },
];

export interface DemoConnectionDeps {
  /** With the story's clock and without mails. */
  readonly parts: Pick<RequestsParts, 'database' | 'hotelAgent' | 'now'>;
  readonly setHoursAgo: (hours: number) => void;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** The demo's hotel and its agent, connected and in a conversation that is marked as a sample; once, where both are there. */
export async function demoConnection({ parts, setHoursAgo, accounts }: DemoConnectionDeps): Promise<void> {
  const { database, hotelAgent, now } = parts;
  const { conversations, conversationOf, messages } = hotelAgent;
  const connections = connectionModel(database);
  const [hotel, agent] = [accounts.get(HOTEL), accounts.get(AGENT)];
  if (!hotel || !agent || (await connections.exists({ _id: ID }))) return;
  setHoursAgo(ANSWERED_HOURS_AGO);
  const accepted = { state: 'accepted' as const, changed_by: hotel.id, changed_at: now(), version: 2 };
  setHoursAgo(ASKED_HOURS_AGO);
  const asked = askedConnection(
    ID,
    { userId: agent.id, kind: 'agent' },
    { userId: hotel.id, kind: 'hotel' },
    { note: 'I plan many weeks in Lisbon with families, and would like to know your rooms.', at: now() },
  );
  await connections.create({ ...asked, ...accepted });
  for (const [index, { hoursAgo, side, text }] of SAID.entries()) {
    setHoursAgo(hoursAgo);
    if (side === 'site') {
      const sample = { author: side, author_id: null, client_id: 'sample', text, at: now() };
      await messages.add({ connection_id: ID }, sample);
      continue;
    }
    const of = await conversationOf(ID, side === 'hotel' ? hotel.id : agent.id);
    await conversations.read(of);
    await conversations.write(of, { clientId: `demo ${index}`, text });
  }
  const unread = (await messages.ofThread({ connection_id: ID })).filter(({ read_at }) => read_at === null);
  // As the clock leaves messages that have been unread for ten minutes.
  await messages.mailed(
    unread.map(({ _id }) => _id),
    now(),
  );
}
