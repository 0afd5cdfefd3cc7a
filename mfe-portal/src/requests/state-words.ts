import type { AgentRequest, AgentState } from '@atoll/contracts/quote';
import type { ChipProps } from '@atoll/ui/chip';

interface Said {
  readonly words: string;
  readonly tone: ChipProps['tone'];
}

/** Where a request stands for its agent. */
export const AGENT_STATE_WORDS: Readonly<Record<AgentState, Said>> = {
  sent: { words: 'New', tone: 'sun' },
  opened: { words: 'To answer', tone: 'sun' },
  quoted: { words: 'Quote sent', tone: 'lagoon' },
  accepted: { words: 'Accepted', tone: 'success' },
  declined: { words: 'Declined', tone: 'sand' },
  lapsed: { words: 'Ran out', tone: 'danger' },
  closed: { words: 'Closed', tone: 'sand' },
};

/** Whether the agent owes an answer. */
export function waitsForAnswer(state: AgentState): boolean {
  return state === 'sent' || state === 'opened';
}

/** Whether the agent may send a quote. */
export function canBeQuoted(state: AgentState): boolean {
  return waitsForAnswer(state) || state === 'quoted';
}

/** Whether it is over for this agent: then nothing can be written either. */
export function hasEnded(state: AgentState): boolean {
  return state === 'declined' || state === 'lapsed' || state === 'closed';
}

/** Why no quote can be sent any more; null where it can, or where something else says it. */
export function endWords({
  state,
  closedReason,
}: Pick<AgentRequest, 'state' | 'closedReason'>): string | null {
  if (state === 'lapsed') return 'The time to answer is over. No quote can be sent any more.';
  if (state !== 'closed') return null;
  switch (closedReason) {
    case 'found':
      return 'The traveler has found what they wanted. Thank you for your time: you need do nothing.';
    case 'withdrawn':
      return 'The traveler has withdrawn this request. No quote can be sent any more.';
    default:
      return 'This request is closed. No quote can be sent any more.';
  }
}
