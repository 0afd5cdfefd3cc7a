import type { ConnectedSide } from '@atoll/contracts/connection-thread';
import type { FindAccount, FindHouse, FindHousePage } from '../auth/account';
import type { AskableAgents } from '../directory/askable-agents';
import type { Connectable } from './connection.model';

export interface ConnectedNamesDeps {
  readonly findAccount: FindAccount;
  readonly findHouse: FindHouse;
  readonly findHousePage: FindHousePage;
  readonly askable: Pick<AskableAgents, 'byUser'>;
}

/** A side of a connection as the other one reads it: as it is public, else as the account calls itself. */
export type ConnectedNames = (side: Connectable) => Promise<ConnectedSide>;

export function connectedNames(deps: ConnectedNamesDeps): ConnectedNames {
  const { findAccount, findHouse, findHousePage, askable } = deps;
  async function publicName({ userId, kind }: Connectable): Promise<ConnectedSide | null> {
    if (kind === 'agent') {
      const agent = await askable.byUser(userId);
      return agent && { name: agent.name, place: `${agent.city}, ${agent.country}`, page: agent.page };
    }
    const [house, page] = await Promise.all([findHouse(userId), findHousePage(userId)]);
    return house && { name: house.name, place: `${house.city}, ${house.country}`, page };
  }
  return async (side) => {
    const known = await publicName(side);
    if (known) return known;
    const account = await findAccount(side.userId);
    return { name: account?.metadata.name ?? `Somebody who has left Atoll`, place: '', page: null };
  };
}
