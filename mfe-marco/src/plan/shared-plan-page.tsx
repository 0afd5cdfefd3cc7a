import { API_PATHS } from '@atoll/contracts/api-paths';
import type { SharedPlan } from '@atoll/contracts/marco-plan';
import { Button } from '@atoll/ui/button';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSharedPlanQuery } from '../shared/chat/marco.api';
import { PlanDays } from './plan-days';
import { PlanMap } from './plan-map';
import { PrintPlan } from './print-plan';
import * as s from './shared-plan-page.module.css';

function Plan({ plan, token }: { plan: SharedPlan; token: string }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <h1 className="display h1">{plan.title}</h1>
      <p className={s.lede}>A plan that somebody made with Marco and shared as it was then.</p>
      <div className={s.actions}>
        <Button
          variant="quiet"
          size="small"
          icon="printer"
          data-needs-script=""
          onClick={() => setPrinting(true)}
        >
          Print
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="calendar"
          href={API_PATHS.marcoSharedPlanCalendar.replace(':token', token)}
          download
        >
          Calendar file
        </Button>
      </div>
      <div className={s.columns}>
        <div className={s.days}>
          <PlanDays plan={plan} level={2} />
        </div>
        <PlanMap plan={plan} />
      </div>
      {isPrinting && <PrintPlan plan={plan} onDone={() => setPrinting(false)} />}
    </>
  );
}

function Content({ token }: { token: string }) {
  const { currentData: plan, isError, refetch } = useSharedPlanQuery(token);
  if (isError) {
    return (
      <ErrorState
        title="The plan could not be loaded"
        text="Something went wrong on our side."
        onRetry={() => void refetch()}
      />
    );
  }
  if (plan === undefined) return <LoadingState label="Loading the plan" />;
  if (plan === null) {
    return (
      <EmptyState
        icon="link"
        title="This plan is not shared"
        text="Its link was revoked, or it never existed."
        action={<Button href="/chat">Ask Marco for a plan</Button>}
      />
    );
  }
  return <Plan plan={plan} token={token} />;
}

/** A plan for everybody who has its link, to be read only (MAR-53). */
export function SharedPlanPage() {
  const { token = '' } = useParams();
  return (
    <div className={`wrap ${s.page}`}>
      <Content token={token} />
    </div>
  );
}
