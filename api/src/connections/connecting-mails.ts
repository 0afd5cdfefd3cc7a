import { randomUUID } from 'node:crypto';
import type { MemberKind } from '@atoll/contracts/connection';
import type { FindAccount } from '../shared/auth/account';
import type { ConnectedNames } from '../shared/connections/connected-names';
import type { Connectable, ConnectionDocument } from '../shared/connections/connection.model';
import type { Connections } from '../shared/connections/connections';
import type { Letter } from '../shared/mail/letter';
import type { Mails } from '../shared/mail/mails';
import { messagesPath, sidesOf } from './connection-view';
import type { ConnectionsRepository } from './connections.repository';

export interface ConnectingMailsDeps {
  readonly mails: Pick<Mails, 'define' | 'ask'>;
  readonly connections: Pick<Connections, 'find'>;
  readonly findAccount: FindAccount;
  readonly nameOf: ConnectedNames;
  readonly publicUrl: string;
  readonly repository: Pick<ConnectionsRepository, 'startTelling'>;
  readonly now: () => Date;
}

export interface ConnectingMails {
  /** Tells whoever was asked, once a day: which mail does is known when it is written, for the ask may be taken back before. */
  readonly tellAsked: (connection: ConnectionDocument) => Promise<void>;
  /** Tells whoever has asked. */
  readonly tellAccepted: (connection: ConnectionDocument) => Promise<void>;
}

const REQUESTS: Readonly<Record<MemberKind, string>> = {
  agent: '/agent/network/requests',
  hotel: '/hotel/agents/requests',
};
const CONNECTED: Readonly<Record<MemberKind, string>> = {
  agent: '/agent/network',
  hotel: '/hotel/agents/my-agents',
};
const DAY_MS = 24 * 60 * 60 * 1_000;
const kindOf = (what: 'asked' | 'accepted', { kind }: Connectable) => `connection-${what}-${kind}`;

/** The mails about asking for a connection. What is not so any more when a mail is written is not told. */
export function createConnectingMails(deps: ConnectingMailsDeps): ConnectingMails {
  const { mails, connections, findAccount, nameOf, publicUrl, repository, now } = deps;

  const isToldBy = (mail: string, { _id }: ConnectionDocument) => {
    const at = now();
    return repository.startTelling(_id, { mail, at, since: new Date(at.getTime() - DAY_MS) });
  };

  async function asked(
    connection: ConnectionDocument,
    own: Connectable,
    other: Connectable,
  ): Promise<Letter> {
    const { name, place } = await nameOf(other);
    const who = place === '' ? name : `${name}, ${place},`;
    return {
      subject: `${name} would like to connect with you`,
      paragraphs: [
        `${who} would like to work with you on Atoll.`,
        ...(connection.note === '' ? [] : [`They write: ${connection.note}`]),
        'Once you accept, you can write to each other. If you decline, they see that you did, and nothing else.',
      ],
      action: { text: 'Accept or decline', href: `${publicUrl}${REQUESTS[own.kind]}` },
    };
  }
  async function accepted(
    connection: ConnectionDocument,
    own: Connectable,
    other: Connectable,
  ): Promise<Letter> {
    const { name } = await nameOf(other);
    const messages = messagesPath(connection, own);
    return {
      subject: `You and ${name} are connected`,
      paragraphs: [
        `${name} has accepted: from now on you find each other among those you are connected with.`,
      ],
      action: messages
        ? { text: 'Write to them', href: `${publicUrl}${messages}` }
        : { text: 'See your network', href: `${publicUrl}${CONNECTED[own.kind]}` },
    };
  }

  for (const kind of ['agent', 'hotel'] as const) {
    const setting = `${kind}-connections` as const;
    const told = (what: 'asked' | 'accepted', write: typeof asked) =>
      mails.define(
        kindOf(what, { kind, userId: '' }),
        async ({ data: { connection: id = '', telling = '' } }) => {
          const connection = await connections.find(id);
          if (connection?.state !== what) return null;
          if (what === 'asked' && !(await isToldBy(telling, connection))) return null;
          const { asker_id, asked_id } = connection;
          const { own, other } = sidesOf(connection, what === 'asked' ? asked_id : asker_id);
          return write(connection, own, other);
        },
        setting,
      );
    told('asked', asked);
    told('accepted', accepted);
  }

  async function tell(
    what: 'asked' | 'accepted',
    connection: ConnectionDocument,
    userId: string,
  ): Promise<void> {
    const account = await findAccount(userId);
    const { own } = sidesOf(connection, userId);
    const data = { connection: connection._id, telling: randomUUID() };
    if (account) await mails.ask(kindOf(what, own), account.email, data);
  }
  return {
    tellAsked: (connection) => tell('asked', connection, connection.asked_id),
    tellAccepted: (connection) => tell('accepted', connection, connection.asker_id),
  };
}
