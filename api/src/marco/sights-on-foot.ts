import type { SightKind } from '@atoll/contracts/city-guide';
import { WALK_DETOUR, WALK_KMH } from '@atoll/contracts/walking';
import type { PlacedSight } from '../shared/directory/sights';

/**
 * What is under the open sky or worth a look from outside at any time of a day. A guide knows no hours, so a plan gives
 * no time to what is entered, fenced or paid for: museums, markets, gardens, ruins and the like.
 */
const OPEN_AIR: ReadonlySet<SightKind> = new Set([
  ...(['square', 'street', 'park', 'viewpoint', 'beach', 'bridge'] as const),
  ...(['neighbourhood', 'monument', 'harbour', 'lake'] as const),
  // From outside.
  ...(['church', 'temple', 'mosque', 'synagogue', 'castle', 'palace', 'tower', 'lighthouse'] as const),
]);

/** What has an inside that nobody knows the hours of, and is worth a look from outside to whoever asks for it. */
const SEEN_FROM_OUTSIDE: ReadonlySet<SightKind> = new Set([
  ...(['ruin', 'museum', 'theatre', 'stadium', 'library'] as const),
]);

/** What nobody walks to, however near its point is. */
const NOT_ON_FOOT: ReadonlySet<SightKind> = new Set(['island', 'cruise', 'wildlife']);

/** The longest way on foot that is proposed, from the middle of a town. */
const WALK_MINUTES_MAX = 45;

/** In a straight line. */
export const SIGHTS_WALK_KM = ((WALK_MINUTES_MAX / 60) * WALK_KMH) / WALK_DETOUR;

export function isOpenAir({ sight }: PlacedSight): boolean {
  return OPEN_AIR.has(sight.kind);
}

export function isSeenFromOutside({ sight }: PlacedSight): boolean {
  return SEEN_FROM_OUTSIDE.has(sight.kind);
}

export function isOnFoot({ sight }: PlacedSight): boolean {
  return !NOT_ON_FOOT.has(sight.kind);
}
