import type { ConnectionRow } from '@atoll/contracts/connection';
import type { FindAccount } from '../shared/auth/account';
import type { ConnectedNames } from '../shared/connections/connected-names';
import type { Connectable, ConnectionDocument } from '../shared/connections/connection.model';

export interface ConnectionViewDeps {
  readonly nameOf: ConnectedNames;
  readonly findAccount: FindAccount;
}

/** Both sides of a connection: the account that reads, and the other one. */
export function sidesOf(
  { asker_id, asker_kind, asked_id, asked_kind }: ConnectionDocument,
  userId: string,
): { readonly own: Connectable; readonly other: Connectable } {
  const asker: Connectable = { userId: asker_id, kind: asker_kind };
  const asked: Connectable = { userId: asked_id, kind: asked_kind };
  return asker_id === userId ? { own: asker, other: asked } : { own: asked, other: asker };
}

/** Where a side writes to the other one; null between two agents. */
export function messagesPath(
  { _id, hotel_user_id }: ConnectionDocument,
  { kind }: Connectable,
): string | null {
  if (hotel_user_id === null) return null;
  return `${kind === 'hotel' ? '/hotel/agents/messages' : '/agent/messages/hotels'}/${_id}`;
}

/** A connection as one of its sides sees it. */
export function connectionView({ nameOf, findAccount }: ConnectionViewDeps) {
  return async (connection: ConnectionDocument, userId: string): Promise<ConnectionRow> => {
    const { state, before, note, version, changed_by, changed_at, hotel_user_id } = connection;
    const { own, other } = sidesOf(connection, userId);
    const isConnected = state === 'accepted';
    // A hotel and an agent write to each other here; two agents have each other's address for it.
    const showsEmail = isConnected && hotel_user_id === null;
    return {
      ...{ id: connection._id, version, state, note, at: changed_at.toISOString() },
      isAsker: connection.asker_id === userId,
      canUndo: changed_by === userId && before !== null,
      other: { kind: other.kind, ...(await nameOf(other)) },
      email: showsEmail ? ((await findAccount(other.userId))?.email ?? null) : null,
      messages: isConnected ? messagesPath(connection, own) : null,
    };
  };
}
