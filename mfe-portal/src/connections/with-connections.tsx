import type { ConnectionRow } from '@atoll/contracts/connection';
import { useMemo, useState, type ReactNode } from 'react';
import { ChangedConnectionContext } from './changed-connection';
import { useAgentEventsQuery, useHotelEventsQuery } from '../shared/own-events.api';
import { RequestProblem } from '../shared/request-problem';
import { PageTabs } from '../shared/page-tabs';
import { PanelLoading } from '../shared/panel-loading';
import { useOwnConnectionsQuery } from '../shared/connections.api';
import { useConnectionPlace } from './use-connection-place';

function AgentEvents() {
  useAgentEventsQuery();
  return null;
}
function HotelEvents() {
  useHotelEventsQuery();
  return null;
}

/** Connections that wait for the answer of whoever reads. */
export const waiting = (connections: readonly ConnectionRow[]) =>
  connections.filter(({ state, isAsker }) => state === 'asked' && !isAsker);

/** A page about those whom somebody works with, kept up to date while it is open, and the way to the others. */
export function WithConnections({
  children,
}: {
  readonly children: (connections: readonly ConnectionRow[]) => ReactNode;
}) {
  const { data, error, refetch } = useOwnConnectionsQuery();
  const [changed, setChanged] = useState<Pick<ConnectionRow, 'id' | 'version'> | null>(null);
  const context = useMemo(() => ({ changed, setChanged }), [changed]);
  const { role, connected, myAgents, requests, discover } = useConnectionPlace();
  const asked = data ? waiting(data).length : 0;
  const tabs = [
    ...(role === 'hotel' ? [{ href: '/hotel/agents', words: 'Overview' }] : []),
    ...(role === 'agent' ? [{ href: connected, words: 'Connected' }] : []),
    { href: myAgents, words: 'My agents' },
    { href: requests, words: asked > 0 ? `Requests (${asked})` : 'Requests' },
    { href: discover, words: 'Discover' },
  ];
  return (
    <ChangedConnectionContext value={context}>
      <PageTabs label={role === 'hotel' ? 'Agents' : 'Network'} tabs={tabs} hasLine />
      {role === 'hotel' ? <HotelEvents /> : <AgentEvents />}
      {data && children(data)}
      {!data && error && <RequestProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PanelLoading label="Loading who you work with" />}
    </ChangedConnectionContext>
  );
}
