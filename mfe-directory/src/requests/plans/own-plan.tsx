import { requestHref } from '@atoll/contracts/pages/request-href';
import { sitePath } from '@atoll/contracts/site-path';
import { PLAN_WISH_MAX, type TripPlan } from '@atoll/contracts/trip-plan';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { TextAreaField, TextField } from '@atoll/ui/field';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddLine } from './add-line';
import { descentText } from './descent-text';
import { keepPlan } from './kept-plans';
import { OwnPlanLine } from './own-plan-line';
import { daysOfPlan, PlanDays } from './plan-lines';
import { PlanRefusal } from './plan-refusal';
import { PlanTotal } from './plan-total';
import { RemovePlan } from './remove-plan';
import * as s from './trip-plan.module.css';
import { useOwnPlan } from './use-own-plan';

interface OwnPlanProps {
  readonly plan: TripPlan;
  readonly token: string;
}

/** The form for a request, with what the plan knows. */
function hrefOf({ id, title, city, country, asked }: TripPlan): string {
  return requestHref({
    ...{ plan: id, place: [city ?? title, country].filter(Boolean).join(', '), city, country },
    ...(asked && asked.agentIds.length > 0 && { agents: asked.agentIds.join(',') }),
    ...(asked && { from: asked.from, to: asked.to, adults: asked.adults }),
  });
}

/** One's own plan: changed line by line, and sent to agents as 'like this, but …' (RFQ-11). */
export function OwnPlan({ plan, token }: OwnPlanProps) {
  const own = useOwnPlan(plan, token);
  const { shown, isSaved, lacksName, refusal, isFull, change, flush } = own;
  const navigate = useNavigate();
  useEffect(() => keepPlan({ id: plan.id, page: window.location.pathname, title: plan.title }), [plan]);

  async function ask(): Promise<void> {
    if (isSaved || (await flush())) void navigate(sitePath(hrefOf(plan)));
  }

  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.head}>
        <h1 className="display h1">{shown.title.trim() || plan.title}</h1>
        <p>
          <Chip tone="sand">Your plan</Chip>{' '}
          <span className="small muted" role="status">
            {refusal ? 'Not saved' : !isSaved ? 'Saving …' : lacksName ? 'Saved, but for a name' : 'Saved'}
          </span>
        </p>
        <PlanTotal plan={{ lines: shown.lines, currency: plan.currency }} />
        <p className="small muted">
          {descentText(plan.descent)} Whoever has the link of this page can change it; this browser keeps it.
        </p>
        <PlanRefusal token={token} own={own} />
      </header>
      <div className={s.fields} data-needs-script="">
        <TextField
          label="Name of the plan"
          name="title"
          maxLength={160}
          value={shown.title}
          error={
            shown.title.trim() === ''
              ? 'A plan needs a name. It keeps the one before until there is another.'
              : null
          }
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextAreaField
          label="Like this, but …"
          hint="What should be different in the whole. Agents read it with the lines below."
          name="wish"
          maxLength={PLAN_WISH_MAX}
          value={shown.wish}
          onChange={(event) => change({ wish: event.target.value })}
        />
      </div>
      <PlanDays lines={shown.lines}>
        {(line) => (
          <OwnPlanLine line={line} currency={plan.currency} days={daysOfPlan(shown.lines)} own={own} />
        )}
      </PlanDays>
      {isFull ? (
        <p className="small muted">A plan has at most {shown.lines.length} lines.</p>
      ) : (
        <AddLine days={daysOfPlan(shown.lines)} onAdd={own.add} />
      )}
      <div className={s.actions}>
        <Button onClick={() => void ask()}>Ask agents for this</Button>
        <RemovePlan id={plan.id} token={token} />
      </div>
    </div>
  );
}
