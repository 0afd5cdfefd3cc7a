import type { TripPlan } from '@atoll/contracts/trip-plan';
import { useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { useState } from 'react';
import { problemText } from '@atoll/platform/form-errors';
import { WantedLines } from './plan-lines';
import { plansApi } from './plans.api';
import type { OwnPlanHandle } from './use-own-plan';

interface PlanRefusalProps {
  readonly token: string;
  readonly own: Pick<OwnPlanHandle, 'refusal' | 'flush' | 'saveOver'>;
}

/** The other version, to be read beside one's own. */
function OtherPlan({ plan }: { readonly plan: TripPlan }) {
  return (
    <section aria-labelledby="other-plan">
      <h2 className="title" id="other-plan">
        The other one: {plan.title}
      </h2>
      {plan.wish && <p>Like this, but: {plan.wish}</p>}
      <WantedLines plan={plan} />
    </section>
  );
}

/** Why a plan was not saved, and what can be done: once more, or, where another window has saved it, look and save over it. */
export function PlanRefusal({ token, own: { refusal, flush, saveOver } }: PlanRefusalProps) {
  const [other, setOther] = useState<TripPlan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  if (!refusal) return null;

  /** As it is now: it may have been changed again. */
  async function newest(): Promise<TripPlan | null> {
    const read = await dispatch(plansApi.endpoints.tripPlan.initiate(token, { forceRefetch: true }));
    setProblem(read.data === null ? 'This plan was removed elsewhere.' : problemText(read.error));
    return read.data ?? null;
  }
  async function look(): Promise<void> {
    setOther(await newest());
  }
  async function over(): Promise<void> {
    const now = await newest();
    if (now && (await saveOver(now))) setOther(null);
  }

  return (
    <>
      <Notice tone="danger" role="alert">
        <p>
          {refusal.text} {refusal.isOvertaken && 'What you typed here is still here.'} {problem}
        </p>
        {refusal.isOvertaken ? (
          <p>
            <Button variant="text" size="small" onClick={() => void look()}>
              Look at the other one
            </Button>{' '}
            <Button variant="text" size="small" onClick={() => void over()}>
              Save mine over it
            </Button>
          </p>
        ) : (
          <Button variant="text" size="small" onClick={() => void flush()}>
            Try again
          </Button>
        )}
      </Notice>
      {other && <OtherPlan plan={other} />}
    </>
  );
}
