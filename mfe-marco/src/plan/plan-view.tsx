import { API_PATHS } from '@atoll/contracts/api-paths';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import { Button } from '@atoll/ui/button';
import { ToggleChip } from '@atoll/ui/chip';
import { useState } from 'react';
import { planPath } from '../shared/chat/marco.api';
import { AddSaved } from './add-saved';
import { PlanDays } from './plan-days';
import { PlanMap } from './plan-map';
import { PrintPlan } from './print-plan';
import { SharePlan } from './share-plan';
import { StopActions } from './stop-actions';
import { usePlanEdit } from './use-plan-edit';
import * as s from './plan-view.module.css';

/** One's own plan in an answer: as a list and on the map, to be edited, kept, shared, printed and taken along. */
export function PlanView({ plan }: { plan: MarcoPlan }) {
  const [isEditing, setEditing] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { edit, isChanging } = usePlanEdit(plan);
  const change = (next: Parameters<typeof edit>[0]) => void edit(next);
  return (
    <section className={s.plan} aria-label={plan.title} aria-busy={isChanging}>
      <h3 className={s.title}>{plan.title}</h3>
      <PlanMap plan={plan} />
      <PlanDays
        plan={plan}
        level={3}
        actionsOf={
          isEditing
            ? (stop, day, index) => (
                <StopActions {...{ plan, stop, day, index }} onEdit={change} isBusy={isChanging} />
              )
            : undefined
        }
      />
      {isEditing && <AddSaved plan={plan} onEdit={change} isBusy={isChanging} />}
      <div className={s.actions}>
        <ToggleChip pressed={isEditing} icon="pencil" onClick={() => setEditing(!isEditing)}>
          Edit
        </ToggleChip>
        <ToggleChip
          pressed={plan.isSaved}
          icon={plan.isSaved ? 'heart-filled' : 'heart'}
          onClick={() => change({ op: 'save', isSaved: !plan.isSaved })}
        >
          Save to trip
        </ToggleChip>
        <Button size="small" variant="quiet" icon="printer" onClick={() => setPrinting(true)}>
          Print
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon="calendar"
          href={planPath(API_PATHS.marcoPlanCalendar, plan.id)}
          download
        >
          Calendar file
        </Button>
      </div>
      <SharePlan plan={plan} />
      {isPrinting && <PrintPlan plan={plan} onDone={() => setPrinting(false)} />}
    </section>
  );
}
