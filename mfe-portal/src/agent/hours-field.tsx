import { WEEKDAYS, type WeekHours } from '@atoll/contracts/opening-hours';
import { Checkbox, Input } from 'antd';
import * as s from './listing-form.module.css';

const FIRST_HOURS = { from: '09:00', to: '17:00' };
const CLOSED: WeekHours = WEEKDAYS.map(() => null);

interface Props {
  /** Given by the form's item. */
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly value?: WeekHours | null;
  readonly onChange?: (hours: WeekHours | null) => void;
}

/** Whether each day that is open closes after it opens. */
export function areHoursInOrder(hours: WeekHours | null | undefined): boolean {
  return (hours ?? []).every((day) => day === null || (day.from !== '' && day.from < day.to));
}

/** A line for each day of the week: closed, or from when to when. */
export function HoursField({ value, onChange, id, 'aria-describedby': describedBy }: Props) {
  const week = value ?? CLOSED;
  const change = (index: number, day: WeekHours[number]) =>
    onChange?.(week.map((each, at) => (at === index ? day : each)));
  return (
    <div
      id={id}
      aria-describedby={describedBy}
      role="group"
      aria-label="Opening hours"
      tabIndex={-1}
      className={s.week}
    >
      {WEEKDAYS.map((name, index) => {
        const day = week[index] ?? null;
        return (
          <div key={name} className={s.day}>
            <Checkbox
              checked={day !== null}
              onChange={({ target }) => change(index, target.checked ? FIRST_HOURS : null)}
            >
              {name}
            </Checkbox>
            {day ? (
              <div className={s.times}>
                <Input
                  type="time"
                  aria-label={`${name} from`}
                  value={day.from}
                  onChange={({ target }) => change(index, { ...day, from: target.value })}
                />
                <span>to</span>
                <Input
                  type="time"
                  aria-label={`${name} to`}
                  value={day.to}
                  onChange={({ target }) => change(index, { ...day, to: target.value })}
                />
              </div>
            ) : (
              <span className={s.closed}>Closed</span>
            )}
          </div>
        );
      })}
    </div>
  );
}
