import { ConnectedList } from './connected-list';
import { WithConnections } from './with-connections';

/** The agents that an agent or a hotel is connected with (AGT-03, HOT-05). */
export function MyAgents() {
  return (
    <WithConnections>
      {(connections) => <ConnectedList title="My agents" connections={connections} kind="agent" />}
    </WithConnections>
  );
}
