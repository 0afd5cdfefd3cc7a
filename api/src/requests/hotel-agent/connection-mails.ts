import type { MailSetting } from '@atoll/contracts/mail-settings';
import type { Connections } from '../../shared/connections/connections';
import type { FindAccount } from '../../shared/auth/account';
import type { ConnectedNames } from '../../shared/connections/connected-names';
import type { Mails } from '../../shared/mail/mails';
import type { HotelAgentConnection } from '../../shared/connections/connection.model';
import type { Letter } from '../../shared/mail/letter';
import { answerableLetter } from '../mails/answerable-letter';
import type { KeptMessages } from '../data/kept-messages';
import { mailedMessages, withMessages, type MailedMessages } from '../mails/messages-letters';
import type { ConnectionKey, ConnectionMessageDocument } from '../models/connection-message.model';
import type { ConnectionBlocksRepository } from './connection-blocks.repository';
import { otherOf, type ConnectionSide } from './connection-of';
import type { ConnectionReplies } from './connection-replies';

/** What each side turns the mail about unread messages off by. */
const SETTINGS: Readonly<Record<ConnectionSide, MailSetting>> = {
  hotel: 'hotel-messages',
  agent: 'agent-messages',
};
/** Where each side reads and answers; the connection's id follows. */
const PAGES: Readonly<Record<ConnectionSide, string>> = {
  hotel: '/hotel/agents/messages',
  agent: '/agent/messages/hotels',
};
const kindOf = (reader: ConnectionSide) => `connection-${reader}-messages`;

export interface ConnectionMailsDeps {
  readonly mails: Pick<Mails, 'define' | 'ask'>;
  readonly connections: Pick<Connections, 'findAccepted'>;
  readonly blocks: Pick<ConnectionBlocksRepository, 'of'>;
  readonly messages: Pick<KeptMessages<ConnectionKey, ConnectionMessageDocument>, 'ofThread'>;
  readonly findAccount: FindAccount;
  readonly nameOf: ConnectedNames;
  /** Null where answers to mails cannot come in. */
  readonly replies: Pick<ConnectionReplies, 'addressOf'> | null;
  readonly publicUrl: string;
}

export interface ConnectionMails {
  /** Tells a side of messages that it has not read. */
  readonly askMessages: (connectionId: string, reader: ConnectionSide) => Promise<void>;
  /** All that the mails to a side may have said, which an answer may quote. */
  readonly mailedTo: (connection: HotelAgentConnection, side: ConnectionSide) => Promise<Letter>;
}

/** The mail about unread messages of a hotel and an agent; nothing of what is not accepted any more, or was ended. */
export function createConnectionMails(deps: ConnectionMailsDeps): ConnectionMails {
  const { mails, connections, blocks, messages, findAccount, nameOf, replies, publicUrl } = deps;

  async function aboutMessages(
    connection: HotelAgentConnection,
    reader: ConnectionSide,
    which: keyof MailedMessages,
  ): Promise<Letter> {
    const id = connection._id;
    const { name } = await nameOf(otherOf(connection, reader));
    const rows = await messages.ofThread({ connection_id: id });
    const letter = withMessages(
      {
        subject: `New message from ${name}`,
        paragraphs: [`${name} has written to you.`],
        action: { text: 'Read and answer it', href: `${publicUrl}${PAGES[reader]}/${id}` },
      },
      mailedMessages(rows, reader)[which],
    );
    return replies ? answerableLetter(letter, replies.addressOf(id, reader)) : letter;
  }

  for (const reader of ['hotel', 'agent'] as const)
    mails.define(
      kindOf(reader),
      async ({ data: { connection: id = '' } }) => {
        const connection = await connections.findAccepted(id);
        if (!connection || (await blocks.of(id)) !== null) return null;
        return aboutMessages(connection, reader, 'shown');
      },
      SETTINGS[reader],
    );

  return {
    mailedTo: (connection, side) => aboutMessages(connection, side, 'whole'),
    askMessages: async (id, reader) => {
      const connection = await connections.findAccepted(id);
      if (!connection) return;
      const { hotel_user_id, agent_user_id } = connection;
      const account = await findAccount(reader === 'hotel' ? hotel_user_id : agent_user_id);
      if (account) await mails.ask(kindOf(reader), account.email, { connection: id });
    },
  };
}
