import type { PlanCheck, PlanDay, PlanStop, SharedPlan } from '@atoll/contracts/marco-plan';
import { HOURS_UNKNOWN } from '@atoll/contracts/quote-checks';
import { CheckList } from '@atoll/ui/check-list';
import { Disclosure } from '@atoll/ui/disclosure';
import type { ReactNode } from 'react';
import { checksInWords, dayTitle, stopFacts, sumInWords, wayInWords } from './plan-text';
import * as s from './plan-days.module.css';

interface PlanDaysProps {
  plan: SharedPlan;
  /** Of the days' headings. */
  level: 2 | 3;
  /** On paper everything is in sight. */
  isPrinted?: boolean;
  /** What can be done with a stop. */
  actionsOf?: (stop: PlanStop, day: PlanDay, index: number) => ReactNode;
}

/** What is wrong is always in sight; what holds is a tap away, and on paper. */
function CheckMarks({ checks, isPrinted }: { checks: readonly PlanCheck[]; isPrinted: boolean }) {
  if (checks.length === 0) return null;
  if (isPrinted) return <CheckList checks={checks} />;
  const failed = checks.filter(({ ok }) => !ok);
  return (
    <>
      {failed.length > 0 && <CheckList checks={failed} />}
      <Disclosure summary={checksInWords(checks)} className={s.marks}>
        <CheckList checks={checks} />
      </Disclosure>
    </>
  );
}

function Stop({ stop, isPrinted, children }: { stop: PlanStop; isPrinted: boolean; children: ReactNode }) {
  const { name, href, source, checks } = stop;
  const way = wayInWords(stop);
  return (
    <li className={s.stop}>
      {way && <p className={s.way}>{way}</p>}
      <p className={s.name}>{href ? <a href={href}>{name}</a> : name}</p>
      <p className={s.facts}>{stopFacts(stop)}</p>
      <p className={s.source}>
        Source: {source.name}, {source.id}
      </p>
      <CheckMarks checks={checks} isPrinted={isPrinted} />
      {children}
    </li>
  );
}

/** The days of a plan, every stop with where it comes from and what was verified of it (MAR-51). */
export function PlanDays({ plan, level, isPrinted = false, actionsOf }: PlanDaysProps) {
  const Heading = `h${level}` as const;
  const sum = sumInWords(plan);
  return (
    <>
      {plan.days.map((day) => (
        <section key={day.number} className={s.day} aria-label={dayTitle(day)}>
          <Heading className={s.title}>{dayTitle(day)}</Heading>
          {day.stops.length === 0 && <p className={s.facts}>Nothing is planned for this day.</p>}
          <ol className={s.stops}>
            {day.stops.map((stop, index) => (
              <Stop key={stop.id} stop={stop} isPrinted={isPrinted}>
                {actionsOf?.(stop, day, index)}
              </Stop>
            ))}
          </ol>
          <CheckMarks checks={day.checks} isPrinted={isPrinted} />
        </section>
      ))}
      {sum && <p className={s.sum}>{sum}</p>}
      <p className={s.source}>{HOURS_UNKNOWN}</p>
      <CheckMarks checks={plan.checks} isPrinted={isPrinted} />
      {plan.notes.length > 0 && (
        <ul className={s.notes} aria-label="What was changed">
          {plan.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}
