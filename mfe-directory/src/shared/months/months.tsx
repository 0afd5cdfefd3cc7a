import { monthsInWords, yearOf } from '@atoll/contracts/months-in-words';
import * as s from './months.module.css';

interface MonthsProps {
  /** 1 to 12. */
  readonly best: readonly number[];
}

/** All twelve months with the good ones coloured: a drawing of what is said in words. */
function Drawing({ best }: MonthsProps) {
  return (
    <ol className={s.months} aria-hidden="true">
      {yearOf(best).map(({ month, name, isGood }) => (
        <li key={month} className={isGood ? s.good : s.month}>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** The best months in words, and the year that shows them. */
export function Months({ best }: MonthsProps) {
  return (
    <div>
      <p className={s.words}>
        <b>Best in {monthsInWords(best)}</b>
      </p>
      <Drawing best={best} />
    </div>
  );
}

/** The year alone, for rows of several; whoever cannot see it hears the words. */
export function MonthsRow({ best }: MonthsProps) {
  return (
    <>
      <span className="visually-hidden">{monthsInWords(best)}</span>
      <Drawing best={best} />
    </>
  );
}
