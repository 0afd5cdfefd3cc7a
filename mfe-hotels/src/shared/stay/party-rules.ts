import { GUESTS_MAX, ROOMS_MAX } from '@atoll/contracts/constants';

/** Guests of the whole stay, and rooms. */
export interface Party {
  guests: number;
  rooms: number;
}

const PARTY_PROBLEMS = {
  rooms: 'Each room needs at least one guest',
  limit: `A search is for at most ${GUESTS_MAX} guests and ${ROOMS_MAX} rooms`,
} as const;

/** What is wrong with a party as it was asked for, as the sentence to show, or null (HSE-59, C49). */
export function partyProblem({ guests, rooms }: Party): string | null {
  if (guests > GUESTS_MAX || rooms > ROOMS_MAX) return PARTY_PROBLEMS.limit;
  return rooms > guests ? PARTY_PROBLEMS.rooms : null;
}

/** The rooms to search for: never more than guests. */
export function usableRooms({ guests, rooms }: Party): number {
  return Math.min(rooms, guests);
}
