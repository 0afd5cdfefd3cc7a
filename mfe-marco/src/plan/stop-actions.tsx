import type { MarcoPlan, PlanDay, PlanEdit, PlanStop } from '@atoll/contracts/marco-plan';
import { IconButton } from '@atoll/ui/button';
import { SelectField } from '@atoll/ui/field';
import * as s from './plan-view.module.css';

interface StopActionsProps {
  plan: MarcoPlan;
  day: PlanDay;
  stop: PlanStop;
  /** Among the stops of its day. */
  index: number;
  onEdit: (edit: PlanEdit) => void;
  isBusy: boolean;
}

/** Moves a stop within its day or to another one, or takes it out. */
export function StopActions({ plan, day, stop, index, onEdit, isBusy }: StopActionsProps) {
  const { id: stopId, name } = stop;
  const moveTo = (number: number, place: number) => onEdit({ op: 'move', stopId, day: number, index: place });
  const lengthOf = (number: number) => plan.days.find((one) => one.number === number)?.stops.length ?? 0;
  return (
    <div className={s.stopActions}>
      <IconButton
        label={`Earlier: ${name}`}
        icon="chevron-up"
        size="small"
        disabled={isBusy || index === 0}
        onClick={() => moveTo(day.number, index - 1)}
      />
      <IconButton
        label={`Later: ${name}`}
        icon="chevron-down"
        size="small"
        disabled={isBusy || index === day.stops.length - 1}
        onClick={() => moveTo(day.number, index + 1)}
      />
      <SelectField
        label={`Day of ${name}`}
        hideLabel
        name="day"
        disabled={isBusy}
        value={String(day.number)}
        options={plan.days.map(({ number }) => ({ value: String(number), label: `Day ${number}` }))}
        onChange={({ target }) => moveTo(Number(target.value), lengthOf(Number(target.value)))}
      />
      <IconButton
        label={`Remove ${name}`}
        icon="trash"
        size="small"
        disabled={isBusy}
        onClick={() => onEdit({ op: 'remove', stopId })}
      />
    </div>
  );
}
