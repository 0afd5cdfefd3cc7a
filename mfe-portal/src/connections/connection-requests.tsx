import type { ConnectionRow } from '@atoll/contracts/connection';
import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/page-state';
import { Panel } from '../shared/panel';
import { ConnectionItem } from './connection-item';
import * as s from './connections.module.css';
import { useConnectionPlace } from './use-connection-place';
import { waiting, WithConnections } from './with-connections';

function Part({ title, rows }: { readonly title: string; readonly rows: readonly ConnectionRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={s.list}>
        {rows.map((connection) => (
          <ConnectionItem key={connection.id} connection={connection} />
        ))}
      </ul>
    </Panel>
  );
}

function Parts({ connections }: { readonly connections: readonly ConnectionRow[] }) {
  const { discover } = useConnectionPlace();
  const asked = connections.filter(({ state, isAsker }) => state === 'asked' && isAsker);
  const over = connections.filter(({ state }) => ['declined', 'withdrawn', 'ended'].includes(state));
  const asking = waiting(connections);
  if (asking.length + asked.length + over.length === 0)
    return (
      <EmptyState
        icon="users"
        title="Nobody has asked yet"
        text="Who would like to work with you stands here, and whom you have asked."
        action={
          <Button href={discover} variant="quiet">
            Discover
          </Button>
        }
      />
    );
  return (
    <>
      <Part title="Waiting for your answer" rows={asking} />
      <Part title="You have asked" rows={asked} />
      <Part title="Declined or ended" rows={over} />
    </>
  );
}

/** Who asks to be connected, whom one has asked, and what is over (AGT-04, HOT-05). */
export function ConnectionRequests() {
  return <WithConnections>{(connections) => <Parts connections={connections} />}</WithConnections>;
}
