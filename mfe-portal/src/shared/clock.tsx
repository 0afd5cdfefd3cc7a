import { classNames } from '@atoll/ui/class-names';
import * as s from './clock.module.css';
import { dayAndClock, timeLeft } from './time-words';

/** Less than this is urgent. */
const URGENT_MS = 6 * 3_600_000;

interface Props {
  readonly answerBy: string;
  readonly now: number;
}

/** How long an agent has to answer, in words. */
export function Clock({ answerBy, now }: Props) {
  const left = timeLeft(answerBy, now);
  const isUrgent = new Date(answerBy).getTime() - now < URGENT_MS;
  return (
    <p className={s.clock}>
      <b className={classNames(isUrgent && s.urgent)}>{left ?? 'The time is over'}</b>
      <span className={s.until}>Answer by {dayAndClock(answerBy, now)}</span>
    </p>
  );
}
