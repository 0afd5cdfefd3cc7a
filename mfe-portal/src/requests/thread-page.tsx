import { useParams } from 'react-router-dom';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useAgentRequestQuery } from '../shared/requests.api';
import { useAgentEventsQuery } from '../shared/own-events.api';
import * as s from './request-page.module.css';
import { RequestProblem } from '../shared/request-problem';
import { AGENT_STATE_WORDS, hasEnded } from './state-words';
import { AboutRequest } from './about-request';
import { useNow } from '../shared/use-now';
import { WishFacts } from './wish-facts';

const BACK = { href: '/agent/messages', words: 'All your messages' };

function Content({ requestId }: { readonly requestId: string }) {
  const { data: request, error, refetch } = useAgentRequestQuery(requestId);
  const now = useNow();
  useAgentEventsQuery();
  if (error && !request) return <RequestProblem error={error} onRetry={() => void refetch()} back={BACK} />;
  if (!request) return <PanelLoading label="Loading messages" />;
  const { wish, traveler, state, reference } = request;
  const { words, tone } = AGENT_STATE_WORDS[state];
  return (
    <>
      <a className="link" href={BACK.href}>
        {BACK.words}
      </a>
      <div className={s.columns}>
        <AboutRequest requestId={requestId} traveler={traveler} hasEnded={hasEnded(state)} />
        <Panel title={`${traveler}, ${wish.place.text}`} aside={<Chip tone={tone}>{words}</Chip>}>
          <p>{reference}</p>
          <WishFacts wish={wish} now={now} />
          <p>
            <Button variant="quiet" size="small" href={`/agent/requests/${encodeURIComponent(requestId)}`}>
              See the request
            </Button>
          </p>
        </Panel>
      </div>
    </>
  );
}

/** One thread, beside what it is about (AGT-05). */
export function ThreadPage() {
  const { requestId = '' } = useParams();
  return <Content key={requestId} requestId={requestId} />;
}
