import { ConnectedList } from './connected-list';
import { WithConnections } from './with-connections';

/** The hotels and agents that an agent is connected with (AGT-06). */
export function Network() {
  return (
    <WithConnections>
      {(connections) => <ConnectedList title="Connected" connections={connections} />}
    </WithConnections>
  );
}
