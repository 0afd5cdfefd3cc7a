import type { ConnectionRow, MemberKind } from '@atoll/contracts/connection';
import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/page-state';
import { Panel } from '../shared/panel';
import { ConnectionItem } from './connection-item';
import * as s from './connections.module.css';
import { useConnectionPlace } from './use-connection-place';

interface Props {
  readonly title: string;
  readonly connections: readonly ConnectionRow[];
  /** Only these; both kinds without. */
  readonly kind?: MemberKind;
}

/** Whom somebody is connected with, by name; what they have ended stands last, with the way back. */
export function ConnectedList({ title, connections, kind }: Props) {
  const { role, discover } = useConnectionPlace();
  const shown = connections.filter(({ other }) => kind === undefined || other.kind === kind);
  const connected = shown
    .filter(({ state }) => state === 'accepted')
    .sort((one, two) => one.other.name.localeCompare(two.other.name));
  const ended = shown.filter(({ state, canUndo }) => state === 'ended' && canUndo);
  const whom = role === 'hotel' || kind === 'agent' ? 'a travel agent' : 'a hotel or another agent';
  if (connected.length + ended.length === 0)
    return (
      <EmptyState
        icon="users"
        title={`You are not connected with ${whom} yet`}
        text="Look for somebody you would like to work with, and ask. Once they accept, they stand here."
        action={
          <Button href={discover} variant="quiet">
            Discover
          </Button>
        }
      />
    );
  return (
    <Panel title={title}>
      <ul className={s.list}>
        {[...connected, ...ended].map((connection) => (
          <ConnectionItem key={connection.id} connection={connection} />
        ))}
      </ul>
    </Panel>
  );
}
