import type { ConnectionThread, ConnectionThreads } from '@atoll/contracts/connection-thread';
import { lastMessage } from '../threads/last-message';
import type { ConnectedNames } from '../../shared/connections/connected-names';
import type { HotelAgentConnection } from '../../shared/connections/connection.model';
import type { Connections } from '../../shared/connections/connections';
import { isUnreadFor, type KeptMessages } from '../data/kept-messages';
import type { ConnectionKey, ConnectionMessageDocument } from '../models/connection-message.model';
import { otherOf, sideOf } from './connection-of';

export interface ConnectionViewsDeps {
  readonly connections: Pick<Connections, 'acceptedOf' | 'countAsking'>;
  readonly messages: Pick<KeptMessages<ConnectionKey, ConnectionMessageDocument>, 'find'>;
  readonly nameOf: ConnectedNames;
}

/** The latest words first; without any, they stay as they came. */
function byLatest(one: ConnectionThread, other: ConnectionThread): number {
  return (other.lastMessage?.at ?? '').localeCompare(one.lastMessage?.at ?? '');
}

/** An account's conversations with hotels or agents, for its list. */
export function connectionViews({ connections, messages, nameOf }: ConnectionViewsDeps) {
  async function row(
    connection: HotelAgentConnection,
    userId: string,
    said: readonly ConnectionMessageDocument[],
  ): Promise<ConnectionThread> {
    const side = sideOf(connection, userId) === 'hotel' ? 'hotel' : 'agent';
    return {
      ...{ connectionId: connection._id, side },
      other: await nameOf(otherOf(connection, side)),
      unread: said.filter((message) => isUnreadFor(side, message)).length,
      lastMessage: lastMessage(said),
    };
  }

  return async (userId: string): Promise<ConnectionThreads> => {
    const [own, asking] = await Promise.all([
      connections.acceptedOf(userId),
      connections.countAsking(userId),
    ]);
    const said = await messages.find({ connection_id: { $in: own.map(({ _id }) => _id) } });
    const byConnection = new Map<string, ConnectionMessageDocument[]>(own.map(({ _id }) => [_id, []]));
    for (const message of said) byConnection.get(message.connection_id)?.push(message);
    const threads = await Promise.all(
      own.map((connection) => row(connection, userId, byConnection.get(connection._id) ?? [])),
    );
    return { threads: threads.sort(byLatest), asking };
  };
}
