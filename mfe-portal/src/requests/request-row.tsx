import type { AgentRequests } from '@atoll/contracts/quote';
import { civilDateOf } from '@atoll/contracts/dates';
import { budgetText, partyCount, whenText } from '@atoll/contracts/wish-in-words';
import { Avatar } from '@atoll/ui/avatar';
import { Chip } from '@atoll/ui/chip';
import { Clock } from '../shared/clock';
import { ListedRequest } from './listed-request';
import { AGENT_STATE_WORDS, waitsForAnswer } from './state-words';
import * as words from './words.module.css';

interface Props {
  readonly request: AgentRequests['requests'][number];
  readonly now: number;
  /** The one that the page calls to first. */
  readonly isFirst: boolean;
}

/** A request in the agent's list: who wishes what, and how long there is to answer. */
export function RequestRow({ request, now, isFirst }: Props) {
  const { id, traveler, place, when, adults, children, budget, state, answerBy, unread } = request;
  const today = civilDateOf(new Date(now));
  const { words: stands, tone } = AGENT_STATE_WORDS[state];
  const isWaiting = waitsForAnswer(state);
  return (
    <ListedRequest
      picture={<Avatar name={traveler} size="s" />}
      title={`${traveler}, ${place}`}
      href={`/agent/requests/${encodeURIComponent(id)}`}
      state={<Chip tone={tone}>{stands}</Chip>}
      unread={unread}
      side={isWaiting && <Clock answerBy={answerBy} now={now} />}
      action={isWaiting ? 'Answer' : 'Open'}
      isCalled={isWaiting && isFirst}
    >
      <p>
        {partyCount(adults, children)}, {whenText(when, today)}
      </p>
      <p className={words.quiet}>{budgetText(budget) ?? 'No budget named'}</p>
    </ListedRequest>
  );
}
