import { Button } from '@atoll/ui/button';
import { SelectField, TextField } from '@atoll/ui/field';
import { useState, type FormEvent } from 'react';
import { dayOf, dayOptions } from './own-plan-line';
import * as s from './trip-plan.module.css';

interface AddLineProps {
  readonly days: readonly (number | null)[];
  readonly onAdd: (day: number | null, title: string) => void;
}

/** Adds a line in the traveler's own words. */
export function AddLine({ days, onAdd }: AddLineProps) {
  const [title, setTitle] = useState('');
  const [day, setDay] = useState('');
  const [isEmpty, setEmpty] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const said = title.trim();
    setEmpty(said === '');
    if (said === '') return;
    onAdd(dayOf(day), said);
    setTitle('');
  }

  return (
    <form className={s.add} noValidate onSubmit={submit} data-needs-script="">
      <TextField
        label="Add something"
        hint="In your own words: 'a day at the sea', 'a cooking class'."
        name="new-title"
        maxLength={160}
        value={title}
        error={isEmpty && title.trim() === '' ? 'Please say what.' : null}
        onChange={(event) => setTitle(event.target.value)}
      />
      <SelectField
        label="On"
        name="new-day"
        value={day}
        options={dayOptions(days)}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" variant="quiet">
        Add
      </Button>
    </form>
  );
}
