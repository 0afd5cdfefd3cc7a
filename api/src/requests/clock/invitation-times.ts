import type { InvitationState } from '@atoll/contracts/quote-request';
import { timeZoneOf } from '../../shared/places/time-zone';
import type { InvitationDocument } from '../models/invitation.model';
import { afterWorkingHours } from './working-time';

/** Hours of the agent's working days that an invitation lasts. */
const INVITATION_HOURS = 48;
const REMINDER_HOURS = INVITATION_HOURS / 2;
/** Whoever is asked first and does not answer brings one other, who brings nobody. */
const ROUNDS_MAX = 2;

/** States in which an agent is still to answer. */
export const OPEN_STATES: readonly InvitationState[] = ['sent', 'opened'];
/** States from which no answer comes any more. */
const ENDED_STATES: readonly InvitationState[] = ['declined', 'lapsed', 'closed'];

export function isOpen({ state }: Pick<InvitationDocument, 'state'>): boolean {
  return OPEN_STATES.includes(state);
}

export function hasEnded({ state }: Pick<InvitationDocument, 'state'>): boolean {
  return ENDED_STATES.includes(state);
}

/** When an agent is reminded of an invitation of this moment, and when it lapses, on the calendar of where the agent is. */
export function timesOf(
  sentAt: Date,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): Pick<InvitationDocument, 'sent_at' | 'remind_at' | 'lapses_at'> {
  const timeZone = timeZoneOf(lat, lng);
  return {
    sent_at: sentAt,
    remind_at: afterWorkingHours(sentAt, REMINDER_HOURS, timeZone),
    lapses_at: afterWorkingHours(sentAt, INVITATION_HOURS, timeZone),
  };
}

type Timed = Pick<InvitationDocument, 'state' | 'is_reminded' | 'remind_at' | 'lapses_at'>;

/** What time does to an invitation; null where there is nothing to do now. */
export function stepOf(invitation: Timed, now: Date): 'remind' | 'lapse' | null {
  if (!isOpen(invitation)) return null;
  if (invitation.lapses_at <= now) return 'lapse';
  return !invitation.is_reminded && invitation.remind_at <= now ? 'remind' : null;
}

/** Whether another agent is to be asked for one that has ended. */
export function bringsAnother({ round }: Pick<InvitationDocument, 'round'>): boolean {
  return round < ROUNDS_MAX;
}

/** Whether nobody who was asked has answered with a quote, or still may. */
export function isInVain(invitations: readonly Pick<InvitationDocument, 'state' | 'due'>[]): boolean {
  return invitations.every((each) => hasEnded(each) && each.due !== 'next');
}
