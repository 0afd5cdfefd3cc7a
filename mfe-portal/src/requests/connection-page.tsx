import type { ConnectionThread } from '@atoll/contracts/connection-thread';
import { Button } from '@atoll/ui/button';
import { ErrorState } from '@atoll/ui/page-state';
import { useParams } from 'react-router-dom';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useConnectionThreadsQuery } from '../shared/requests.api';
import { useAgentEventsQuery, useHotelEventsQuery } from '../shared/own-events.api';
import * as s from './request-page.module.css';
import { RequestProblem } from '../shared/request-problem';
import { Thread } from './thread';

type Side = ConnectionThread['side'];

const WHO: Readonly<Record<Side, string>> = {
  hotel: 'A travel agent you are connected with.',
  agent: 'A hotel you are connected with.',
};
const BACK = 'All your messages';
const LISTS: Readonly<Record<Side, string>> = { hotel: '/hotel/agents/messages', agent: '/agent/messages' };

function Conversation({ connectionId, side, other }: ConnectionThread) {
  return (
    <>
      <a className="link" href={LISTS[side]}>
        {BACK}
      </a>
      <div className={s.columns}>
        <Thread
          place={{ kind: 'connection', id: connectionId }}
          side={side}
          other={other.name}
          closed={null}
        />
        <Panel title={other.name}>
          {other.place && <p>{other.place}</p>}
          <p>{WHO[side]}</p>
          {other.page && (
            <p>
              <Button variant="quiet" size="small" href={other.page}>
                See the entry
              </Button>
            </p>
          )}
        </Panel>
      </div>
    </>
  );
}

/** The conversation of a hotel and an agent, beside who the other one is (AGT-05). */
function ConnectionPage({ side }: { readonly side: Side }) {
  const { connectionId = '' } = useParams();
  const { data, error, refetch } = useConnectionThreadsQuery();
  if (error && !data) return <RequestProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading messages" />;
  const found = data.threads.find((thread) => thread.connectionId === connectionId);
  if (found) return <Conversation key={connectionId} {...found} />;
  return (
    <ErrorState
      title="This is not one of your conversations"
      text="It belongs to somebody else, or you are not connected any more."
      action={
        <Button variant="quiet" href={LISTS[side]}>
          {BACK}
        </Button>
      }
    />
  );
}

export function HotelThreadPage() {
  useHotelEventsQuery();
  return <ConnectionPage side="hotel" />;
}

export function AgentHotelThreadPage() {
  useAgentEventsQuery();
  return <ConnectionPage side="agent" />;
}
