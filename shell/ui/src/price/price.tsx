import { formatMoney } from '@atoll/contracts/money-in-words';
import { classNames } from '../class-names';
import * as s from './price.module.css';

export { wholeMoney, formatMoney, type MoneyOptions } from '@atoll/contracts/money-in-words';

export type PriceProps = {
  /** The whole stay with taxes and fees, in units of the currency. */
  total: string | number;
  currency: string;
  /** Small, after the amount: 'total', 'USD'. */
  caption?: string;
  /** Below: whom the total is for, such as '2 guests, 1 room'. */
  party?: string;
  /** Last: '$162 per night, taxes included'. */
  note?: string;
  /** True rounds to whole units, false shows cents. Without it cents are shown only where there are any. */
  round?: boolean;
  /** `end` (default) on cards, `start` where the price begins a line. */
  align?: 'start' | 'end';
  className?: string;
};

/** The total leads and the night follows (LOOK 1.2). */
export function Price({
  total,
  currency,
  caption,
  party,
  note,
  round,
  align = 'end',
  className,
}: PriceProps) {
  return (
    <p className={classNames(s.price, s[align], className)}>
      <b className={s.total}>
        {formatMoney(total, currency, { round: round ?? Number.isInteger(Number(total)) })}
        {caption && (
          <>
            {' '}
            <small className={s.caption}>{caption}</small>
          </>
        )}
      </b>
      {party && <span className={s.note}>{party}</span>}
      {note && <span className={s.note}>{note}</span>}
    </p>
  );
}
