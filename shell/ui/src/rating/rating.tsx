import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as s from './rating.module.css';

export type RatingProps = {
  /** 0 to 5; shown with one decimal (HDT-02). */
  value: number;
  /** On paper, in the corner of a picture. */
  badge?: boolean;
  /** What is rated, for assistive technology: 'Rating' by default. */
  label?: string;
  className?: string;
};

/** A star and the number. */
export function Rating({ value, badge = false, label = 'Rating', className }: RatingProps) {
  return (
    <span className={classNames(s.rating, badge && s.badge, className)}>
      <Icon name="star-filled" className={s.star} />
      <VisuallyHidden>{label} </VisuallyHidden>
      <span>{value.toFixed(1)}</span>
      <VisuallyHidden> of 5</VisuallyHidden>
    </span>
  );
}

export type StarsProps = {
  /** Whole stars of a hotel's class, 1 to 5. */
  count: number;
  /** '4 stars' by default. */
  label?: string;
};

/** A row of stars: the class of a hotel. */
export function Stars({ count, label }: StarsProps) {
  const stars = Math.max(0, Math.min(5, Math.round(count)));
  return (
    <span className={s.stars} role="img" aria-label={label ?? `${stars} ${stars === 1 ? 'star' : 'stars'}`}>
      {Array.from({ length: stars }, (_, index) => (
        <Icon key={index} name="star-filled" className={s.star} />
      ))}
    </span>
  );
}
