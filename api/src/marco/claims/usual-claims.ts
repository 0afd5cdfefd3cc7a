import type { Taste } from '@atoll/contracts/understanding-values';
import { AMENITY_TASTES } from '../travel/hotel-tastes';
import type { StatedClaim } from './stated-claim';
import type { Finding } from './thing';

/** What most travelers ask of hotels and activities, for an answer for which no model chose: what is not true is left out. */
export function usualClaims({ kind, things, limit }: Finding, tastes: readonly Taste[]): StatedClaim[] {
  const refs = things.map(({ ref }) => ref);
  const about = (claim: StatedClaim['kind']) => refs.map((of): StatedClaim => ({ kind: claim, of }));
  if (kind === 'activities') return [...about('cheapest'), { kind: 'between' }];
  const wished = AMENITY_TASTES.filter((taste) => tastes.includes(taste));
  return [
    { kind: 'found' },
    ...about('cheapest'),
    ...(limit ? about('withinBudget').slice(0, 1) : []),
    ...wished.flatMap((amenity) => refs.map((of): StatedClaim => ({ kind: 'has', of, amenity }))),
    { kind: 'between' },
    ...about('freeCancellation'),
  ];
}
