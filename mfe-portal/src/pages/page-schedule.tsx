import type { EditedPage } from '@atoll/contracts/managed-page';
import { zonedMoment } from '@atoll/contracts/zoned-time';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { shownErrors } from '@atoll/platform/shown-errors';
import { Button } from '@atoll/ui/button';
import { SelectField, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useMemo, useState, type FormEvent } from 'react';
import { Panel } from '../shared/panel';
import { useSchedulePageMutation } from './pages.api';
import { clockChangeWords, inBothZones, offeredZones, ownZone } from './schedule-words';
import * as s from './page-form.module.css';

const FIELDS = ['day', 'time', 'timeZone'] as const;

interface Props {
  readonly page: EditedPage;
  readonly onChange: (page: EditedPage) => void;
}

/** What is typed, in words: both zones, and what clocks do on that day. */
function TypedMoment({ day, time, timeZone }: Readonly<Record<(typeof FIELDS)[number], string>>) {
  const moment = zonedMoment(day, time, timeZone);
  if (!moment) return null;
  return (
    <div role="status">
      <p className="small">{inBothZones(moment.at, timeZone)}</p>
      <p className="small">{clockChangeWords(moment, timeZone)}</p>
    </div>
  );
}

/** Has the saved draft published at a time of any zone, and takes that back. */
export function PageSchedule({ page: { id, version, schedule }, onChange }: Props) {
  const [send, { error, isLoading }] = useSchedulePageMutation();
  const [typed, setTyped] = useState(() => ({ day: '', time: '09:00', timeZone: ownZone() }));
  const zones = useMemo(() => offeredZones().map((value) => ({ value, label: value })), []);
  const dispatch = useAppDispatch();
  const problem = error && shownErrors(toAppError(error), FIELDS);
  const type = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });

  async function change(body: typeof typed | null): Promise<void> {
    const { data } = await send({ id, version, body });
    if (!data) return;
    onChange(data);
    dispatch(showToast({ text: body ? 'The page is published at that time' : 'No time is set any more' }));
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void change(typed);
  }
  return (
    <Panel title="Publish later">
      {problem?.message && (
        <Notice tone="danger" role="alert">
          {problem.message}
        </Notice>
      )}
      {schedule && (
        <div className={s.actions}>
          <p>
            The draft, as it is saved by then, is published on{' '}
            <b>{inBothZones(new Date(schedule.at), schedule.timeZone)}</b>.
          </p>
          <Button variant="quiet" size="small" busy={isLoading} onClick={() => void change(null)}>
            Do not publish it then
          </Button>
        </div>
      )}
      <form className={s.schedule} noValidate onSubmit={submit}>
        <TextField
          {...{ name: 'day', type: 'date', label: 'Day', required: true, value: typed.day }}
          error={problem?.fields['day']}
          onChange={({ target }) => type({ day: target.value })}
        />
        <TextField
          {...{ name: 'time', type: 'time', label: 'Time', required: true, value: typed.time }}
          error={problem?.fields['time']}
          onChange={({ target }) => type({ time: target.value })}
        />
        <SelectField
          {...{ name: 'timeZone', label: 'Time zone', options: zones, value: typed.timeZone }}
          error={problem?.fields['timeZone']}
          onChange={({ target }) => type({ timeZone: target.value })}
        />
        <Button type="submit" variant="quiet" busy={isLoading}>
          {schedule ? 'Set another time' : 'Set this time'}
        </Button>
      </form>
      <TypedMoment {...typed} />
    </Panel>
  );
}
