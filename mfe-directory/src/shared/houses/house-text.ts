import type { HouseCard } from '@atoll/contracts/house';

/** 'Guest house, 4 stars'; 'House' where the hotel has not said what it is. */
export function houseKind({ property_type, stars }: Pick<HouseCard, 'property_type' | 'stars'>): string {
  const kind = property_type ?? 'house';
  const named = kind.charAt(0).toUpperCase() + kind.slice(1);
  return stars === null ? named : `${named}, ${stars} ${stars === 1 ? 'star' : 'stars'}`;
}
