import { DECLINE_REASONS, type InvitationView } from '@atoll/contracts/quote-request';

/** Where an agent stands, as its traveler reads it; of the one who was accepted nothing else counts. */
export function stateText({ state, declined, round }: InvitationView, isAccepted: boolean): string {
  if (isAccepted) return 'Accepted';
  switch (state) {
    case 'sent':
      return round === 2 ? 'Asked in place of an agent who did not answer' : 'Asked, not opened yet';
    case 'opened':
      return 'Has opened your request';
    case 'declined':
      return declined ? `Cannot do it: ${DECLINE_REASONS[declined.reason].toLowerCase()}` : 'Cannot do it';
    case 'quoted':
      return 'Has sent a quote';
    case 'lapsed':
      return 'Did not answer in time';
    case 'closed':
      return 'Closed';
  }
}

/** Whether an agent still has time to answer. */
export function isWaiting({ state }: InvitationView): boolean {
  return state === 'sent' || state === 'opened';
}

/** Whether one can write to an agent: who has declined, or is out of it, is not written to. */
export function isOpenTo({ state }: InvitationView): boolean {
  return state === 'sent' || state === 'opened' || state === 'quoted';
}
