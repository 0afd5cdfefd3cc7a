import type { MarcoPlan, PlanEdit } from '@atoll/contracts/marco-plan';
import { useSaved, useSavedOnDevice } from '@atoll/platform/saved';
import { Button } from '@atoll/ui/button';
import { SelectField } from '@atoll/ui/field';
import { useState } from 'react';
import { dayTitle } from './plan-text';
import * as s from './plan-view.module.css';

interface AddSavedProps {
  plan: MarcoPlan;
  onEdit: (edit: PlanEdit) => void;
  isBusy: boolean;
}

/** Adds a tour or a hotel that is saved on this device to a day. */
export function AddSaved({ plan, onEdit, isBusy }: AddSavedProps) {
  useSavedOnDevice();
  const saved = [...useSaved('tour'), ...useSaved('hotel')];
  const [key, setKey] = useState<string | null>(null);
  const [dayNumber, setDay] = useState(1);
  const chosen = saved.find(({ kind, id }) => `${kind} ${id}` === key) ?? saved[0];
  const day = plan.days.find(({ number }) => number === dayNumber) ?? plan.days[0];
  if (!chosen || !day) {
    return <p className={s.hint}>Tours and hotels that you save can be added here.</p>;
  }
  const { kind, id } = chosen;
  const add = () => {
    if (kind === 'tour' || kind === 'hotel')
      onEdit({ op: 'add', kind, id, day: day.number, index: day.stops.length });
  };
  return (
    <div className={s.add}>
      <SelectField
        label="Add from saved"
        name="saved"
        value={`${kind} ${id}`}
        options={saved.map((item) => ({ value: `${item.kind} ${item.id}`, label: item.title }))}
        onChange={({ target }) => setKey(target.value)}
      />
      <SelectField
        label="To"
        name="to-day"
        value={String(day.number)}
        options={plan.days.map((one) => ({ value: String(one.number), label: dayTitle(one) }))}
        onChange={({ target }) => setDay(Number(target.value))}
      />
      <Button size="small" variant="quiet" icon="plus" busy={isBusy} onClick={add}>
        Add
      </Button>
    </div>
  );
}
