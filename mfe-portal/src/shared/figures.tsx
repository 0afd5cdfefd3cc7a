import { classNames } from '@atoll/ui/class-names';
import * as s from './figures.module.css';

export interface Figure {
  readonly name: string;
  /** 'No request yet' where there is nothing to count. */
  readonly value: string;
  /** False where the value is words and no number. */
  readonly isNumber: boolean;
  readonly note: string;
  /** Better than before. */
  readonly isGood?: boolean;
}

/** A few numbers side by side, each with what it is to be read by. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={s.figures}>
      {figures.map(({ name, value, isNumber, note, isGood }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isNumber ? s.number : s.none}>{value}</dd>
          <dd className={classNames(s.note, isGood && s.good)}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
