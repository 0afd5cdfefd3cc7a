import { titled } from '@atoll/contracts/page-titles';
import { tripPlanPage } from '@atoll/contracts/pages/request.page';
import type { TripPlan } from '@atoll/contracts/trip-plan';
import { usePageTitle } from '@atoll/platform/page-title';
import { Button } from '@atoll/ui/button';
import { useParams } from 'react-router-dom';
import { answerOf } from '../../shared/answer';
import { PageError, PageLoading } from '../../shared/page-states';
import { OwnPlan } from './own-plan';
import { useTripPlanQuery } from './plans.api';
import { SharedPlan } from './shared-plan';
import * as s from './trip-plan.module.css';

/** Where a link is of no plan: it was removed, or whoever shared it has ended that. */
function NoSuchPlan() {
  usePageTitle(titled('Page Not Found'));
  return (
    <section className={`wrap ${s.page}`}>
      <h1 className="display h1">Page Not Found</h1>
      <p className="lede">
        We know no plan with this link. Check that you opened the whole of it. It may have been removed, or is
        not shared any more.
      </p>
      <p>
        <Button href="/request" variant="quiet">
          Ask agents for a quote
        </Button>
      </p>
    </section>
  );
}

/** /trip-plan/{token}: a quote that somebody shares, or one's own plan made from one (RFQ-11). */
export function TripPlanPage() {
  const { token = '' } = useParams();
  const answer = answerOf<TripPlan>(useTripPlanQuery(token));
  usePageTitle(titled(tripPlanPage.title));
  if (answer.state === 'missing') return <NoSuchPlan />;
  if (answer.state === 'error') return <PageError title={tripPlanPage.title} onRetry={answer.retry} />;
  if (answer.state === 'loading') return <PageLoading title={tripPlanPage.title} label="Loading the plan" />;
  const { value: plan } = answer;
  return plan.isShared ? (
    <SharedPlan key={token} plan={plan} token={token} />
  ) : (
    <OwnPlan key={token} plan={plan} token={token} />
  );
}
