import { GUESTS_MAX, ROOMS_MAX } from '@atoll/contracts/constants';
import { countOf } from '@atoll/contracts/words';

/** Guests of the whole stay, and rooms. */
export interface Party {
  guests: number;
  rooms: number;
}

/** What is wrong with a party as it was asked for, as the sentence to show, or null (HSE-59, C49). */
export function partyProblem({ guests, rooms }: Party): string | null {
  if (guests > GUESTS_MAX || rooms > ROOMS_MAX)
    return `A search is for at most ${GUESTS_MAX} guests and ${ROOMS_MAX} rooms`;
  return rooms > guests ? 'Each room needs at least one guest' : null;
}

/** '4 guests, 2 rooms': who a price is for. */
export function partyText(guests: number, rooms: number): string {
  return `${countOf(guests, 'guest')}, ${countOf(rooms, 'room')}`;
}
