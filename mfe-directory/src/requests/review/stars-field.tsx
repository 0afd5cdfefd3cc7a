import { REVIEW_STARS_MAX } from '@atoll/contracts/review';
import { countOf } from '@atoll/contracts/words';
import { Icon } from '@atoll/ui/icon';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { Problem } from '../form/problem';
import * as s from './review-section.module.css';

interface StarsFieldProps {
  /** Null while none are chosen. */
  readonly value: number | null;
  readonly problem: string | undefined;
  readonly onChange: (value: number) => void;
}

const STARS = Array.from({ length: REVIEW_STARS_MAX }, (_, index) => index + 1);

/** One to five stars, as radio buttons: arrow keys go from one to the next. */
export function StarsField({ value, problem, onChange }: StarsFieldProps) {
  return (
    <fieldset className={s.stars} data-field="rating">
      <legend>How was it?</legend>
      <div className={s.row}>
        {STARS.map((stars) => (
          <label key={stars} className={s.star} data-on={value !== null && stars <= value}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <Icon name="star-filled" />
            <VisuallyHidden>{countOf(stars, 'star')}</VisuallyHidden>
          </label>
        ))}
      </div>
      <Problem text={problem} />
    </fieldset>
  );
}
