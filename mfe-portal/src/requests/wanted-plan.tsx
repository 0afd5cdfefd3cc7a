import { fullDay } from '@atoll/contracts/dates-in-words';
import { minorText } from '@atoll/contracts/minor-in-words';
import type { PlanDescent, PlanLine, WantedPlan as Plan } from '@atoll/contracts/trip-plan';
import { Panel } from '../shared/panel';
import { inDayOrder } from './quote/day-order';
import * as s from './wanted-plan.module.css';

interface WantedPlanProps {
  readonly plan: Plan;
  /** The traveler's first name. */
  readonly traveler: string;
}

function descentWords(descent: PlanDescent): string {
  const [first, ...copies] = descent;
  const quote = first
    ? `a quote of an agent in ${first.city ?? 'another place'} of ${fullDay(first.on)}`
    : '';
  return copies.length > 0 ? `${quote}, which somebody shared` : quote;
}

const KINDS = {
  included: () => false,
  optional: () => 'Optional',
  choice: ({ group }: PlanLine) => `One of: ${group}`,
} as const;

function lineWords(line: PlanLine, currency: string): string {
  const { day, supplier, place, units, amount, kind } = line;
  const words = [
    day === null ? 'Whole trip' : `Day ${day}`,
    KINDS[kind](line),
    supplier,
    place,
    units > 1 && `${units} times`,
    amount !== null && `${minorText(amount, line.currency ?? currency)} in that quote`,
  ];
  return words.filter(Boolean).join(', ');
}

/** What the traveler wants it to be like: lines of another quote, with what should be different (RFQ-11). */
export function WantedPlan({ plan, traveler }: WantedPlanProps) {
  const { title, wish, lines, currency, descent } = plan;
  return (
    <Panel title={`Like “${title}”, but …`}>
      <p className="small muted">
        {traveler} began with {descentWords(descent)}. Its prices are not binding for anybody.
      </p>
      {wish && <p>{wish}</p>}
      <ul className={s.lines}>
        {inDayOrder(lines).map((line) => (
          <li key={line.id}>
            {line.isOut ? <del>{line.title}</del> : <b>{line.title}</b>}
            <p className="small muted">{line.isOut ? 'Not wanted' : lineWords(line, currency)}</p>
            {!line.isOut && line.note && <p>Different: {line.note}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
