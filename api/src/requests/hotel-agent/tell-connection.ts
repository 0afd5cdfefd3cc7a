import type { Connections } from '../../shared/connections/connections';

/** What an account's open page is told of a connection with news; null where it is none of theirs. */
export async function tellConnection(
  { find }: Pick<Connections, 'find'>,
  connectionId: string,
  userId: string,
): Promise<{ readonly connectionId: string } | null> {
  const connection = await find(connectionId);
  const isOwn = connection?.asker_id === userId || connection?.asked_id === userId;
  return isOwn ? { connectionId } : null;
}
