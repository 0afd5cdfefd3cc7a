import type { AgentRequest } from '@atoll/contracts/quote';
import { DECLINE_REASONS } from '@atoll/contracts/quote-request';
import { countOf } from '@atoll/contracts/words';
import { Chip } from '@atoll/ui/chip';
import { Clock } from '../shared/clock';
import { Decline } from './decline';
import * as s from './request-page.module.css';
import { AGENT_STATE_WORDS, waitsForAnswer } from './state-words';
import { dayAndClock } from '../shared/time-words';

interface Props {
  readonly request: AgentRequest;
  readonly now: number;
}

/** Who asks for what, where it stands, and how long there is to answer. */
export function RequestHead({ request, now }: Props) {
  const { id, traveler, wish, state, reference, sentAt, answerBy, others, declined } = request;
  const { words, tone } = AGENT_STATE_WORDS[state];
  return (
    <header className={s.head}>
      <div>
        <h2 className={s.title}>
          {traveler}, {wish.place.text}
        </h2>
        <p className={s.facts}>
          <Chip tone={tone}>{words}</Chip>
          <span>{reference}</span>
          <span>Came {dayAndClock(sentAt, now)}</span>
          <span>
            {others === 0 ? 'Nobody else was asked' : `${countOf(others, 'other agent')} asked as well`}
          </span>
        </p>
        {declined && (
          <p>
            You declined: {DECLINE_REASONS[declined.reason]}
            {declined.text !== '' && `. “${declined.text}”`}
          </p>
        )}
      </div>
      {waitsForAnswer(state) && (
        <div className={s.answer}>
          <Clock answerBy={answerBy} now={now} />
          <Decline requestId={id} traveler={traveler} />
        </div>
      )}
    </header>
  );
}
