import { sitePath } from '@atoll/contracts/site-path';
import type { TripPlan } from '@atoll/contracts/trip-plan';
import { selectUser, useAppSelector } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { Notice } from '@atoll/ui/notice';
import { useNavigate } from 'react-router-dom';
import { problemText } from '@atoll/platform/form-errors';
import { descentText } from './descent-text';
import { keepPlan } from './kept-plans';
import { WantedLines } from './plan-lines';
import { PlanTotal } from './plan-total';
import { useCopyPlanMutation } from './plans.api';
import * as s from './trip-plan.module.css';

interface SharedPlanProps {
  readonly plan: TripPlan;
  readonly token: string;
}

/** A quote that somebody shares: one tap makes a plan of one's own of it. */
export function SharedPlan({ plan, token }: SharedPlanProps) {
  const [copy, { isLoading, error }] = useCopyPlanMutation();
  const asTraveler = useAppSelector(selectUser)?.role === 'traveler';
  const navigate = useNavigate();

  async function take(): Promise<void> {
    const { data: made } = await copy({ token, asTraveler });
    if (!made) return;
    keepPlan(made);
    void navigate(sitePath(made.page));
  }

  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.head}>
        <h1 className="display h1">{plan.title}</h1>
        <p>
          <Chip tone="sand">Shared quote</Chip>
        </p>
        <PlanTotal plan={plan} />
        <p className="small muted">
          {descentText(plan.descent)} Shared without names, messages and terms. Prices are those of the quote;
          agents quote anew.
        </p>
        <div className={s.actions}>
          <Button busy={isLoading} onClick={() => void take()}>
            Make it mine
          </Button>
          <span className="small muted">Change it, then ask agents for it.</span>
        </div>
        {error && (
          <Notice tone="danger" role="alert">
            {problemText(error)}
          </Notice>
        )}
      </header>
      <WantedLines plan={plan} />
    </div>
  );
}
