import type { Tour } from '@atoll/contracts/tour';
import { classNames } from '@atoll/ui/class-names';
import { priceText } from './tour-text';
import * as s from './tour-price.module.css';

/** '$38 per person', or '---' (TOU-30, TOU-31). */
export function TourPrice({ tour, align = 'end' }: { tour: Tour; align?: 'start' | 'end' }) {
  return (
    <p className={classNames(s.price, s[align])}>
      <b className={s.amount}>{priceText(tour)}</b>
      <span className="small muted">{tour.price ? 'per person' : 'Price on request'}</span>
    </p>
  );
}
