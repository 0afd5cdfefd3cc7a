import { weekdayAndDay } from '@atoll/contracts/dates-in-words';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { shownErrors } from '@atoll/platform/shown-errors';
import { todayNow } from '@atoll/platform/today';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import type { FormEvent } from 'react';
import { Panel } from '../shared/panel';
import { useSetAwayMutation } from '../shared/requests.api';
import * as s from './away.module.css';

/** Until when no request is to come to this agent, who is not matched until then. */
export function Away({ until }: { readonly until: string | null }) {
  const [setAway, { error, isLoading }] = useSetAwayMutation();
  const dispatch = useAppDispatch();
  const problem = error && shownErrors(toAppError(error), ['until']);
  const today = todayNow();

  async function save(day: string | null): Promise<void> {
    const { error: refused } = await setAway({ until: day });
    if (refused) return;
    const words = day ? `No request comes until ${weekdayAndDay(day, today)} is over` : 'Requests come again';
    dispatch(showToast({ text: words }));
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get('until');
    if (typeof day === 'string' && day !== '') void save(day);
  }

  return (
    <Panel title={until ? 'You are away' : 'Away for some days?'}>
      {until && <p>No new request comes to you until {weekdayAndDay(until, today)} is over.</p>}
      <form className={s.form} onSubmit={submit}>
        <TextField
          name="until"
          type="date"
          label="Away until"
          hint="The last day on which no request is to come. Those that are here stay."
          required
          min={today}
          defaultValue={until ?? ''}
          key={until}
          error={problem?.fields['until'] ?? problem?.message}
        />
        <div className={s.buttons}>
          <Button type="submit" variant="quiet" busy={isLoading}>
            {until ? 'Change the day' : 'Set as away'}
          </Button>
          {until && (
            <Button variant="text" busy={isLoading} onClick={() => void save(null)}>
              I am back
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
