import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { LineSelect } from '../line-select/line-select';
import * as s from './sort-bar.module.css';

export type SortOption<Value extends string> = {
  value: Value;
  label: string;
  /** What decides this order, in one sentence: nobody should have to guess why something comes first. */
  reason: string;
  /** Why it cannot be chosen now, in a few words: 'needs dates'. */
  missing?: string;
};

export type SortBarProps<Value extends string> = {
  options: readonly SortOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What decides none of the orders; on phones it is kept for assistive technology only. */
  promise?: string;
  /** In the bar of a page of results: on a narrow screen its parts stand in that bar. */
  inResultsBar?: boolean;
  /** A button at the end of the line, such as the one that shares the search. */
  children?: ReactNode;
};

/** The order of the results and, in one line, what decides it. */
export function SortBar<Value extends string>(props: SortBarProps<Value>) {
  const { options, value, onChange, promise, inResultsBar, children } = props;
  const id = useId();
  return (
    <>
      <p className="small muted" data-without-script="">
        Sorting and filtering need JavaScript.
      </p>
      <div className={classNames(s.bar, inResultsBar && s.inResultsBar)} data-needs-script="">
        <LineSelect
          label="Sort by"
          className={s.select}
          value={value}
          aria-describedby={`${id}-why`}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map(({ value: option, label, missing }) => (
            <option key={option} value={option} disabled={missing !== undefined}>
              {label}
              {missing && ` (${missing})`}
            </option>
          ))}
        </LineSelect>
        {children}
        <p className={`small muted ${s.why}`} id={`${id}-why`}>
          {options.find((option) => option.value === value)?.reason}{' '}
          {promise && <span className={s.promise}>{promise}</span>}
        </p>
      </div>
    </>
  );
}
