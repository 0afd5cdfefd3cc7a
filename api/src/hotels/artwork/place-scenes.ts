import { pick } from '@atoll/contracts/seeded-random';
import type { Climate, Spot } from '../../shared/artwork/climate';
import { landScenes, townScene } from '../../shared/artwork/land-scenes';
import { houseTypes, type House } from './house-types';

const BY_THE_SEA = ['beach-bay', 'lagoon'] as const;

/** The scene around a hotel: its town's own, or the land of its country and climate. */
export function placeScene(
  { cityName, countryCode, ...house }: House & Spot & { readonly cityName?: string },
  climates: readonly Climate[],
  random: () => number,
): string {
  if (climates.includes('tropical') && houseTypes(house).types.includes('Beach'))
    return pick(random, BY_THE_SEA);
  const own = townScene(cityName);
  const [climate = 'temperate'] = climates;
  return own && random() < 0.5 ? own : pick(random, landScenes({ countryCode }, climate));
}
