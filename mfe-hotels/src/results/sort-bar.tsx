import { HOTEL_SORTS } from '@atoll/contracts/hotel';
import { useId } from 'react';
import { SORT_LABELS, SORT_PROMISE, SORT_REASONS, type HotelSort } from '../shared/sort';
import { ShareButton } from '@atoll/platform/share';
import * as s from './sort-bar.module.css';

const ORDER: readonly HotelSort[] = [...HOTEL_SORTS].sort(
  (a, b) => Number(b === 'recommended') - Number(a === 'recommended'),
);

interface SortBarProps {
  sort: HotelSort;
  /** Without dates there is no price to sort by. */
  hasDates: boolean;
  onChange: (sort: HotelSort) => void;
  shareHref: string;
}

/** The order of the results, in one line what decides it, and a link to share them. */
export function SortBar({ sort, hasDates, onChange, shareHref }: SortBarProps) {
  const id = useId();
  return (
    <div className={s.bar} data-needs-script="">
      <label className={s.label} htmlFor={id}>
        Sort by
      </label>
      <select
        id={id}
        className={s.select}
        value={sort}
        aria-describedby={`${id}-why`}
        onChange={(event) => onChange(event.target.value as HotelSort)}
      >
        {ORDER.map((value) => (
          <option key={value} value={value} disabled={value === 'price' && !hasDates}>
            {SORT_LABELS[value]}
            {value === 'price' && !hasDates && ' (needs dates)'}
          </option>
        ))}
      </select>
      <ShareButton what="this search" href={shareHref} className={s.share} />
      <p className={`small muted ${s.why}`} id={`${id}-why`}>
        {SORT_REASONS[sort]} <span className={s.promise}>{SORT_PROMISE}</span>
      </p>
    </div>
  );
}
