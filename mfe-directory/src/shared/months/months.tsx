import { monthsInWords, yearOf } from './months-in-words';
import * as s from './months.module.css';

/** The best months in words, and all twelve with the good ones coloured; months are 1 to 12. */
export function Months({ best }: { readonly best: readonly number[] }) {
  return (
    <div>
      <p className={s.words}>
        <b>Best in {monthsInWords(best)}</b>
      </p>
      <ol className={s.months} aria-hidden="true">
        {yearOf(best).map(({ month, name, isGood }) => (
          <li key={month} className={isGood ? s.good : s.month}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
