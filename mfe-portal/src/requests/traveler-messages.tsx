import type { TravelerThreads } from '@atoll/contracts/quote';
import { Avatar } from '@atoll/ui/avatar';
import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/page-state';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { RequestProblem } from '../shared/request-problem';
import { useTravelerThreadsQuery } from '../shared/requests.api';
import { dayAndClock } from '../shared/time-words';
import { useNow } from '../shared/use-now';
import { ListedRequest } from './listed-request';
import * as s from './rows.module.css';
import * as words from './words.module.css';

const AGAIN_MS = 60_000;

function Row({ thread, now }: { readonly thread: TravelerThreads['threads'][number]; readonly now: number }) {
  const { agent, place, reference, page, unread, lastMessage } = thread;
  return (
    <ListedRequest
      className={unread > 0 ? s.unread : undefined}
      picture={<Avatar name={agent.name} size="s" />}
      title={`${agent.name}, ${place}`}
      href={page}
      unread={unread}
      side={lastMessage && <p className={words.quiet}>{dayAndClock(lastMessage.at, now)}</p>}
    >
      <p className={s.excerpt}>
        {lastMessage?.author === 'traveler' && 'You: '}
        {lastMessage?.text}
      </p>
      <p className={words.quiet}>{reference}</p>
    </ListedRequest>
  );
}

/** A traveler's conversations with the agents who were asked; each opens on the page of its request. */
export function TravelerMessages() {
  const { data, error, refetch } = useTravelerThreadsQuery(undefined, {
    pollingInterval: AGAIN_MS,
    skipPollingIfUnfocused: true,
    // They are read and answered on a page of another remote.
    refetchOnMountOrArgChange: true,
  });
  const now = useNow();
  if (error && !data) return <RequestProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading your messages" />;
  if (data.threads.length === 0)
    return (
      <EmptyState
        icon="message"
        title="Nobody has written yet"
        text="What you and the travel agents you have asked write to each other stands here."
        action={<Button href="/request">Ask travel agents</Button>}
      />
    );
  return (
    <Panel title="The newest first">
      <ul className={s.list}>
        {data.threads.map((thread) => (
          <Row key={thread.page} thread={thread} now={now} />
        ))}
      </ul>
    </Panel>
  );
}
