import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/page-state';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useConnectionThreadsQuery } from '../shared/requests.api';
import { useHotelEventsQuery } from '../shared/own-events.api';
import { ConnectionRow } from './connection-row';
import { RequestProblem } from '../shared/request-problem';
import * as s from './rows.module.css';
import { useNow } from '../shared/use-now';

/** A hotel's conversations with the agents it is connected with. */
export function HotelMessages() {
  const { data, error, refetch } = useConnectionThreadsQuery();
  const now = useNow();
  useHotelEventsQuery();
  if (error) return <RequestProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading your messages" />;
  if (data.threads.length === 0)
    return (
      <EmptyState
        icon="message"
        title="You are not connected with an agent yet"
        text="Once you and a travel agent are connected, what you write to each other stands here."
        action={
          <Button variant="quiet" href="/hotel/agents/discover">
            Discover agents
          </Button>
        }
      />
    );
  return (
    <Panel title="The newest first">
      <ul className={s.list}>
        {data.threads.map((thread) => (
          <ConnectionRow key={thread.connectionId} thread={thread} now={now} />
        ))}
      </ul>
    </Panel>
  );
}
