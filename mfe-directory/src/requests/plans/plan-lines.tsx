import { minorText } from '@atoll/contracts/minor-in-words';
import type { PlanLine, WantedPlan } from '@atoll/contracts/trip-plan';
import type { ReactNode } from 'react';
import * as s from './plan-lines.module.css';

/** The days of a plan, in order; null, the whole trip, at first. */
export function daysOfPlan(lines: readonly PlanLine[]): readonly (number | null)[] {
  return [...new Set(lines.map(({ day }) => day))].sort((one, other) => (one ?? 0) - (other ?? 0));
}

/** What a line is, and what it was in the quote. */
export function PlanLineWords({ line, currency }: { readonly line: PlanLine; readonly currency: string }) {
  const { title, supplier, place, units, page, amount, kind, group } = line;
  const quotedIn = line.currency ?? currency;
  const details = [
    kind === 'optional' && 'Optional',
    kind === 'choice' && `One of “${group ?? ''}”`,
    supplier,
    place,
    units > 1 && `${units} times`,
    amount !== null && `${minorText(amount, quotedIn)} in the quote`,
  ].filter(Boolean);
  return (
    <span className={s.words}>
      {page ? (
        <a className="link" href={page}>
          {title}
        </a>
      ) : (
        <span>{title}</span>
      )}
      {details.length > 0 && <span className="small muted">{details.join(', ')}</span>}
    </span>
  );
}

interface PlanDaysProps {
  readonly lines: readonly PlanLine[];
  readonly children: (line: PlanLine) => ReactNode;
}

/** Lines by day. */
export function PlanDays({ lines, children }: PlanDaysProps) {
  return (
    <ol className={s.days}>
      {daysOfPlan(lines).map((day) => (
        <li key={String(day)} className={s.day}>
          <h2 className={s.name}>{day === null ? 'Whole trip' : `Day ${day}`}</h2>
          <ul className={s.lines}>
            {lines
              .filter((line) => line.day === day)
              .map((line) => (
                <li key={line.id} className={s.line}>
                  {children(line)}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** A plan to read: what its owner leaves out is struck, what should be different stands below its line. */
export function WantedLines({ plan: { lines, currency } }: { readonly plan: WantedPlan }) {
  return (
    <PlanDays lines={lines}>
      {(line) => (
        <>
          {line.isOut ? (
            <del>
              <PlanLineWords line={line} currency={currency} />
            </del>
          ) : (
            <PlanLineWords line={line} currency={currency} />
          )}
          {line.isOut && <p className="small muted">Left out</p>}
          {line.note && <p className="small">Different: {line.note}</p>}
        </>
      )}
    </PlanDays>
  );
}
