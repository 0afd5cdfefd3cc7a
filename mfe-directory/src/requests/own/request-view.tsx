import type { OwnRequest } from '@atoll/contracts/quote';
import { allows } from '@atoll/contracts/request-actions';
import { lazyPart } from '@atoll/platform/lazy-part';
import { Button } from '@atoll/ui/button';
import { LoadingState } from '@atoll/ui/page-state';
import { ChangeWish } from '../change/change-wish';
import { QuoteComparison } from '../quotes/quote-comparison';
import { Threads } from '../thread/threads';
import { WantedPlan } from '../plans/wanted-plan';
import { AcceptedView } from './accepted-view';
import { AccountLine } from './account-line';
import { ConfirmPanel } from './confirm-panel';
import { InvitationList } from './invitation-list';
import * as s from './own-request.module.css';
import { RequestHead } from './request-head';
import { useLiveRequest } from './use-live-request';
import { CloseRequest } from './close-request';
import { Withdraw } from './withdraw';

const reopen = lazyPart(async () => (await import(/* webpackChunkName: "reopen" */ './reopen')).Reopen);
// Only once a trip is over: most who come here compare quotes.
const reviewing = lazyPart(
  async () => (await import(/* webpackChunkName: "review" */ '../review/review-section')).ReviewSection,
);

interface RequestViewProps {
  readonly request: OwnRequest;
  readonly token: string;
}

/** A request in whichever state it is, for whoever has its link. */
export function RequestView({ request, token }: RequestViewProps) {
  const { status, acceptance, invitations, quotes, review } = request;
  const isOpen = allows(status, 'accept');
  const accepted = invitations.find(({ agent }) => agent.id === acceptance?.quote.agentId)?.agent;
  const isOver = review !== null && (review.canWrite || review.review !== null || review.isRemoved);
  useLiveRequest(token);
  return (
    <div className={`wrap ${s.page}`}>
      <RequestHead request={request} />
      {request.wanted && <WantedPlan plan={request.wanted} />}
      {request.reopenUntil && <reopen.Part token={token} until={request.reopenUntil} fallback={null} />}
      {status === 'new' && <ConfirmPanel request={request} token={token} />}
      {review && isOver && accepted && (
        <reviewing.Part
          {...{ review, agent: accepted, token, requestId: request.id }}
          fallback={<LoadingState label="Loading the review" />}
        />
      )}
      {acceptance && <AcceptedView request={request} acceptance={acceptance} token={token} isOver={isOver} />}
      {!acceptance && quotes.length > 0 && (
        <QuoteComparison request={request} token={token} isOpen={isOpen} />
      )}
      {status !== 'new' && (
        <>
          <InvitationList
            {...{ invitations, token }}
            acceptedId={acceptance?.quote.agentId ?? null}
            canShare={isOpen}
          />
          <Threads request={request} token={token} />
        </>
      )}
      <footer className={s.account}>
        <AccountLine request={request} token={token} />
        <div className={s.actions}>
          <ChangeWish request={request} token={token} canChange={allows(status, 'change')} />
          {allows(status, 'close') && <CloseRequest token={token} />}
          {allows(status, 'withdraw') && <Withdraw token={token} isAsked={status !== 'new'} />}
        </div>
        {status === 'closed' && (
          <Button variant="quiet" href="/request">
            Ask again
          </Button>
        )}
      </footer>
    </div>
  );
}
