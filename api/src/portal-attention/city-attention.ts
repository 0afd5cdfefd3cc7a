import type { CityNeed } from '@atoll/contracts/edited-places';
import type { AttentionPart } from './portal-attention.feature';

/** What is missing of cities, in what needs attention. */
export function cityAttention(
  needs: () => Promise<Readonly<Record<CityNeed, number>>>,
): readonly AttentionPart[] {
  const part = (key: AttentionPart['key'], need: CityNeed): AttentionPart => ({
    ...{ key, duty: 'content' },
    count: async () => (await needs())[need],
  });
  return [
    part('citiesWithoutText', 'text'),
    part('citiesWithoutPicture', 'picture'),
    part('citiesWithoutCredit', 'credit'),
  ];
}
