import type { Hotel } from '@atoll/contracts/hotel';

/** A time of day on 24 hours. */
export interface Clock {
  readonly hours: number;
  readonly minutes: number;
}

/** The fixed times of the specification (BKG-25): after three, and before noon. */
export const USUAL_CHECK_IN: Clock = { hours: 15, minutes: 0 };
export const USUAL_CHECK_OUT: Clock = { hours: 12, minutes: 0 };

/** '15:00' or '15:00:00'; null for anything else. */
export function readClock(time: string | undefined): Clock | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(time?.trim() ?? '') ?? [];
  return hours === undefined ? null : { hours: Number(hours), minutes: Number(minutes) };
}

/** '3:00 PM', as the fixed texts write it. */
export function clockText({ hours, minutes }: Clock): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

const isSame = (one: Clock, other: Clock) => one.hours === other.hours && one.minutes === other.minutes;

/** The times of a house where they are known and not the usual ones (C28). */
export function ownTimes(hotel: Pick<Hotel, 'policies'> | null): {
  checkIn: Clock | null;
  checkOut: Clock | null;
} {
  const own = (time: string | undefined, usual: Clock) => {
    const clock = readClock(time);
    return clock && !isSame(clock, usual) ? clock : null;
  };
  return {
    checkIn: own(hotel?.policies?.checkIn?.time, USUAL_CHECK_IN),
    checkOut: own(hotel?.policies?.checkOut?.time, USUAL_CHECK_OUT),
  };
}
