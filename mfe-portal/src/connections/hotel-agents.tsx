import { Panel } from '../shared/panel';
import { ConnectedList } from './connected-list';
import { ConnectionItem } from './connection-item';
import * as s from './connections.module.css';
import { waiting, WithConnections } from './with-connections';

/** A hotel's agents at a glance: who waits for an answer, then those it works with (HOT-05). */
export function HotelAgents() {
  return (
    <WithConnections>
      {(connections) => {
        const asking = waiting(connections);
        return (
          <>
            {asking.length > 0 && (
              <Panel title="Waiting for your answer">
                <ul className={s.list}>
                  {asking.map((connection) => (
                    <ConnectionItem key={connection.id} connection={connection} />
                  ))}
                </ul>
              </Panel>
            )}
            <ConnectedList title="My agents" connections={connections} />
          </>
        );
      }}
    </WithConnections>
  );
}
