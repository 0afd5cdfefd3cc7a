import { formatDay } from '@atoll/contracts/dates';
import type { PlanDay } from '@atoll/contracts/marco-plan';
import * as s from './plan-days.module.css';

/** The days of a plan of Marco's with their stops. */
export function PlanDays({ days }: { readonly days: readonly PlanDay[] }) {
  return (
    <ol className={s.days}>
      {days.map(({ number, date, stops }) => (
        <li key={number}>
          <b>
            Day {number}
            {date && `, ${formatDay(date)}`}
          </b>
          <ol className={s.stops}>
            {stops.map(({ id, start, name, href }) => (
              <li key={id}>
                <time>{start}</time>{' '}
                {href ? (
                  <a className="link" href={href}>
                    {name}
                  </a>
                ) : (
                  name
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
