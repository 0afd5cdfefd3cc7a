import type { ConnectionDocument } from '../../shared/connections/connection.model';
import type { RequestsParts } from '../requests-parts';

type Deps = Pick<RequestsParts, 'connections' | 'hotelAgent' | 'reports' | 'news'>;

/** What is kept of an account's connections and conversations: its download, and its removal. */
export function connectionAccounts({ connections, hotelAgent, reports, news }: Deps) {
  const { messages, files, blocks } = hotelAgent;
  const idsOf = (own: readonly ConnectionDocument[]) => own.map(({ _id }) => _id);
  const within = (ids: readonly string[]) => ({ connection_id: { $in: [...ids] } });
  return {
    /** All of them go, with what both sides have said: nobody is left who could read it with somebody. */
    remove: async (userId: string): Promise<void> => {
      const ids = idsOf(await connections.ofAccount(userId));
      if (ids.length === 0) return;
      await messages.remove(within(ids));
      await reports.removeOfConnections(ids);
      // Nobody reads them from now on; the clock removes their bytes.
      await files.dropAll(within(ids));
      await blocks.remove(ids);
      // Last, so that what was cut off can be asked for again.
      await news.aroundConnections(ids, () => connections.removeOf(userId));
    },
    dataOf: async (userId: string) => {
      const own = await connections.ofAccount(userId);
      const of = within(idsOf(own));
      return {
        connections: own,
        messages: await messages.find(of),
        files: await files.all(of),
      };
    },
  };
}
