import type { Tour } from '@atoll/contracts/tour';
import { aboutText, useMoney } from '@atoll/platform/money';
import { classNames } from '@atoll/ui/class-names';
import { priceText } from './tour-text';
import * as s from './tour-price.module.css';

/** '$38 per person', 'JPY 5,900, about $38 per person', or '---' (TOU-30, TOU-31, TOU-42). */
export function TourPrice({ tour, align = 'end' }: { tour: Tour; align?: 'start' | 'end' }) {
  const money = useMoney();
  const about = tour.price && aboutText(tour.price.amount, tour.price.currencyCode, money);
  return (
    <p className={classNames(s.price, s[align])}>
      <b className={s.amount}>{priceText(tour)}</b>
      <span className="small muted">
        {about && <span>{about}</span>} <span>{tour.price ? 'per person' : 'Price on request'}</span>
      </span>
    </p>
  );
}
