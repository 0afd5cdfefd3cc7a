import type { WantedPlan as Plan } from '@atoll/contracts/trip-plan';
import { Disclosure } from '@atoll/ui/disclosure';
import { descentText } from './descent-text';
import { WantedLines } from './plan-lines';

/** The plan that a request was made from, as its agents read it. */
export function WantedPlan({ plan }: { readonly plan: Plan }) {
  return (
    <Disclosure summary={`You asked for something like “${plan.title}”`}>
      <p className="small muted">{descentText(plan.descent)}</p>
      {plan.wish && <p>Like this, but: {plan.wish}</p>}
      <WantedLines plan={plan} />
    </Disclosure>
  );
}
