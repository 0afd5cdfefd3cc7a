import { longMonth } from '@atoll/contracts/dates';
import type { Review as ReviewOf } from '@atoll/contracts/review';
import type { ReactNode } from 'react';
import { Chip, SampleMark } from '../chip/chip';
import { Rating } from '../rating/rating';
import * as s from './review.module.css';

export type ReviewProps = {
  review: ReviewOf;
  /** Above the answer: 'Inês answered'. */
  answered: string;
  /** What can be done about the review, and about its answer. */
  actions?: ReactNode;
  answerActions?: ReactNode;
};

/** 'Trip in March 2027'; null where its time was open. */
function tripText(month: string | null): string | null {
  return month && `Trip in ${longMonth(`${month}-01`)} ${month.slice(0, 4)}`;
}

/** What a traveler says of an agent after the trip, and what the agent answered. */
export function Review({ review, answered, actions, answerActions }: ReviewProps) {
  const { rating, text, month, name, isSample, answer } = review;
  return (
    <article className={s.review} aria-label={`Review by ${name ?? 'a traveler'}`}>
      <p className={s.head}>
        <Rating value={rating} />
        <b>{name ?? 'A traveler'}</b>
        {tripText(month) && <span className="small muted">{tripText(month)}</span>}
        {isSample ? <SampleMark>Sample review</SampleMark> : <Chip tone="success">Verified request</Chip>}
      </p>
      <p className={s.text}>{text}</p>
      {actions}
      {answer && (
        <div className={s.answer}>
          <p className="small">
            <b>{answered}</b>
            {answer.isOlder && <span className="muted"> before the review was changed</span>}
          </p>
          <p className={s.text}>{answer.text}</p>
          {answerActions}
        </div>
      )}
    </article>
  );
}
