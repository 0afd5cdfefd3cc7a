import { Notice } from '@atoll/ui/notice';
import { useParams } from 'react-router-dom';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useAgentRequestQuery } from '../shared/requests.api';
import { useAgentEventsQuery } from '../shared/own-events.api';
import { AskedChanges } from './asked-changes';
import { ContactFacts } from './contact-facts';
import { FrozenAcceptance } from './frozen-acceptance';
import { OwnQuote } from './own-quote';
import { RequestHead } from './request-head';
import * as s from './request-page.module.css';
import { RequestProblem } from '../shared/request-problem';
import { ReviewAnswer } from './review-answer';
import { SentQuotes } from './sent-quotes';
import { endWords, hasEnded } from './state-words';
import { AboutRequest } from './about-request';
import { useNow } from '../shared/use-now';
import { WantedPlan } from './wanted-plan';
import { WishChanges } from './wish-changes';
import { WishFacts } from './wish-facts';

const BACK = { href: '/agent/requests', words: 'All your requests' };

function Content({ requestId }: { readonly requestId: string }) {
  const { data: request, error, refetch } = useAgentRequestQuery(requestId);
  const now = useNow();
  useAgentEventsQuery();
  if (error && !request) return <RequestProblem error={error} onRetry={() => void refetch()} back={BACK} />;
  if (!request) return <PanelLoading label="Loading the request" />;
  const { state, wish, wishChanges, traveler, contact, acceptance } = request;
  const ended = endWords(request);
  return (
    <>
      <a className="link" href={BACK.href}>
        {BACK.words}
      </a>
      <RequestHead request={request} now={now} />
      <div className={s.columns}>
        <div className={s.column}>
          {ended && <Notice>{ended}</Notice>}
          <AskedChanges request={request} now={now} />
          <Panel title={`What ${traveler} wishes for`}>
            <WishFacts wish={wish} now={now} />
            <WishChanges changes={wishChanges} now={now} />
          </Panel>
          {request.wanted && <WantedPlan plan={request.wanted} traveler={traveler} />}
          {acceptance && <FrozenAcceptance acceptance={acceptance} request={request} now={now} />}
          <ReviewAnswer request={request} />
          <SentQuotes request={request} now={now} />
          <OwnQuote request={request} />
        </div>
        <div className={s.column}>
          <AboutRequest requestId={requestId} traveler={traveler} hasEnded={hasEnded(state)} />
          <ContactFacts contact={contact} traveler={traveler} />
        </div>
      </div>
    </>
  );
}

/** One request at its agent's side: the wish, the quote, and the thread with the traveler. */
export function RequestPage() {
  const { requestId = '' } = useParams();
  return <Content key={requestId} requestId={requestId} />;
}
