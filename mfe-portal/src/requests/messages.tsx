import type { AgentRequests } from '@atoll/contracts/quote';
import { Avatar } from '@atoll/ui/avatar';
import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/page-state';
import type { ReactNode } from 'react';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useAgentRequestsQuery, useConnectionThreadsQuery } from '../shared/requests.api';
import { useAgentEventsQuery } from '../shared/own-events.api';
import { ConnectionRow } from './connection-row';
import { ListedRequest } from './listed-request';
import { RequestProblem } from '../shared/request-problem';
import * as s from './rows.module.css';
import { dayAndClock } from '../shared/time-words';
import { useNow } from '../shared/use-now';
import * as words from './words.module.css';

type Request = AgentRequests['requests'][number];

/** A row, and when something was said in it last; '' where nothing was. */
type Dated = readonly [at: string, row: ReactNode];
const byNewest = ([one]: Dated, [other]: Dated) => other.localeCompare(one);

function Row({ request, now }: { readonly request: Request; readonly now: number }) {
  const { id, traveler, place, unread, lastMessage } = request;
  return (
    <ListedRequest
      className={unread > 0 ? s.unread : undefined}
      picture={<Avatar name={traveler} size="s" />}
      title={`${traveler}, ${place}`}
      href={`/agent/messages/${encodeURIComponent(id)}`}
      unread={unread}
      side={lastMessage && <p className={words.quiet}>{dayAndClock(lastMessage.at, now)}</p>}
    >
      <p className={s.excerpt}>
        {lastMessage?.author === 'agent' && 'You: '}
        {lastMessage?.text}
      </p>
    </ListedRequest>
  );
}

/** The agent's threads about requests in which somebody has written, and those with hotels (AGT-05). */
export function Messages() {
  const requests = useAgentRequestsQuery(null);
  const connections = useConnectionThreadsQuery();
  const now = useNow();
  useAgentEventsQuery();
  for (const { error, refetch } of [requests, connections])
    if (error) return <RequestProblem error={error} onRetry={() => void refetch()} />;
  if (!requests.data || !connections.data) return <PanelLoading label="Loading your messages" />;
  const rows: Dated[] = [
    ...requests.data.requests.flatMap((request): Dated[] =>
      request.lastMessage
        ? [[request.lastMessage.at, <Row key={request.id} request={request} now={now} />]]
        : [],
    ),
    ...connections.data.threads.map((thread): Dated => [
      thread.lastMessage?.at ?? '',
      <ConnectionRow key={thread.connectionId} thread={thread} now={now} />,
    ]),
  ];
  if (rows.length === 0)
    return (
      <EmptyState
        icon="message"
        title="Nobody has written yet"
        text="Every request has a thread: what you and the traveler say about it stands here, and what you and hotels write to each other."
        action={
          <Button variant="quiet" href="/agent/requests">
            See your requests
          </Button>
        }
      />
    );
  return (
    <Panel title="The newest first">
      <ul className={s.list}>{rows.sort(byNewest).map(([, row]) => row)}</ul>
    </Panel>
  );
}
