import type { PricedLine, Quote } from '@atoll/contracts/quote';
import { sitePath } from '@atoll/contracts/site-path';
import { selectUser, showToast, toAppError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { lazyPart } from '@atoll/platform/lazy-part';
import { useState, type ReactNode } from 'react';
import type { Used } from './add-to-plan';
import type { KeptPlan } from './kept-plans';

const chooser = lazyPart(
  async () => (await import(/* webpackChunkName: "add-to-plan" */ './choose-plan')).ChoosePlan,
);

interface LineToUse {
  readonly token: string;
  readonly quote: Quote;
  readonly line: PricedLine;
}

/** Where the line is now, with the way there. */
function doneWords({ plan, isNew, added }: Extract<Used, { state: 'done' }>): string {
  if (isNew) return `A new plan, “${plan.title}”, has it.`;
  return added > 0 ? `Added to your plan “${plan.title}”.` : `Your plan “${plan.title}” has it already.`;
}

/**
 * Uses a line in one's own plan without leaving the page; `note` says where it is, `choice` asks
 * which plan is meant.
 */
export function useLineInPlan({ token, quote, line }: LineToUse): {
  readonly isBusy: boolean;
  readonly use: () => void;
  readonly note: ReactNode;
  readonly choice: ReactNode;
} {
  const [used, setUsed] = useState<Used | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asTraveler = useAppSelector(selectUser)?.role === 'traveler';
  const dispatch = useAppDispatch();

  async function use(chosen?: KeptPlan | 'new'): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setUsed(null);
    try {
      const code = await import(/* webpackChunkName: "add-to-plan" */ './add-to-plan');
      const ids = { requestId: quote.requestId, quoteId: quote.id, lineId: line.id };
      const result = await code.addToOwnPlan({ dispatch, token, asTraveler, ...ids }, chosen);
      if (result.state === 'refused') dispatch(showToast({ text: result.error.message, tone: 'alert' }));
      setUsed(result);
    } catch (problem) {
      // The code did not come.
      dispatch(showToast({ text: toAppError(problem).message, tone: 'alert' }));
    } finally {
      setBusy(false);
    }
  }

  const note =
    used?.state === 'done' ? (
      <>
        <b>{doneWords(used)}</b>{' '}
        <a className="link" href={sitePath(used.plan.page)}>
          Open the plan
        </a>
      </>
    ) : null;
  const choice =
    used?.state === 'several' ? (
      <chooser.Part
        title={line.title}
        plans={used.plans}
        onChoose={(plan) => void use(plan)}
        onClose={() => setUsed(null)}
        fallback={null}
      />
    ) : null;
  return { isBusy, use: () => void use(), note, choice };
}
