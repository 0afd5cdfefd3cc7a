import { AppError } from '../../shared/errors/app-error';
import type { Connectable, HotelAgentConnection } from '../../shared/connections/connection.model';
import type { Connections } from '../../shared/connections/connections';
import type { ConnectionKey } from '../models/connection-message.model';
import { ENDED, type Conversation } from '../threads/conversation';
import type { ConnectionBlocksRepository } from './connection-blocks.repository';

export type ConnectionSide = 'hotel' | 'agent';
/** The conversation of a hotel and an agent, as one of them has it. */
export type ConnectionConversation = Conversation<ConnectionKey>;

interface Deps {
  readonly connections: Pick<Connections, 'findAccepted'>;
  readonly blocks: Pick<ConnectionBlocksRepository, 'of'>;
}

/** Which side of a connection an account is; null where it is none. */
export function sideOf(
  { hotel_user_id, agent_user_id }: Pick<HotelAgentConnection, 'hotel_user_id' | 'agent_user_id'>,
  userId: string,
): ConnectionSide | null {
  if (userId === hotel_user_id) return 'hotel';
  return userId === agent_user_id ? 'agent' : null;
}

/** Whom a side is connected with. */
export function otherOf(
  { hotel_user_id, agent_user_id }: Pick<HotelAgentConnection, 'hotel_user_id' | 'agent_user_id'>,
  side: ConnectionSide,
): Connectable {
  return side === 'hotel'
    ? { kind: 'agent', userId: agent_user_id }
    : { kind: 'hotel', userId: hotel_user_id };
}

/**
 * The conversation of a connection as an account has it. Throws 42501 where the connection is not accepted, another's or
 * unknown, alike.
 */
export async function connectionConversation(
  { connections, blocks }: Deps,
  connectionId: string,
  userId: string,
): Promise<ConnectionConversation> {
  const connection = await connections.findAccepted(connectionId);
  const side = connection && sideOf(connection, userId);
  if (!side) throw new AppError('42501');
  const blockedBy = await blocks.of(connectionId);
  return {
    ...{ key: { connection_id: connectionId }, side, authorId: userId, blockedBy },
    closedBecause: () => (blockedBy === null ? null : ENDED),
  };
}
