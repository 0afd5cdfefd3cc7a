import { artworkUri, type ArtworkSize, type TimeOfDay } from '@atoll/contracts/artwork';
import { pick, seededRandom } from '@atoll/contracts/seeded-random';
import { climatesOf } from '../../src/shared/artwork/climate';
import { landScenes, townScene } from '../../src/shared/artwork/land-scenes';
import { characterOf } from './character';
import type { Town } from './town';

/** Night is left to dark pages. */
const TIMES: readonly [TimeOfDay, ...TimeOfDay[]] = ['dawn', 'noon', 'golden', 'dusk'];

export const ARTWORK_CREDIT = 'Atoll artwork';

/** What a town may look like: its own scene, else what its coast, its height and its land say. */
function scenesOf(town: Town): readonly [string, ...string[]] {
  const own = townScene(town.name);
  // Only the best known town of a name has its scene: no Big Ben in Ontario.
  if (own && town.popularity !== null && town.isCapital) return [own];
  if (own && town.popularity !== null && town.rank <= 3 && town.population > 1_000_000) return [own];
  const { climate, isCoastal } = characterOf(town);
  const { countryCode, latitude, longitude } = town;
  if (climate === 'alpine') return ['alps', 'forest-lake'];
  if (isCoastal && climate === 'tropical') return ['beach-bay', 'lagoon'];
  if (isCoastal && climate !== 'arid' && climate !== 'savanna') return ['harbour'];
  const [first = 'temperate'] = climatesOf({ countryCode, latitude, longitude });
  return landScenes({ countryCode, latitude, longitude }, first);
}

/** A picture of a town in one size; of the seeds of one town each has another time of day. */
export function townPicture(town: Town, seed: string, size: ArtworkSize = '800x600'): string {
  const random = seededRandom(`picture ${seed} ${town.slug}`);
  return artworkUri(pick(random, scenesOf(town)), pick(random, TIMES), size, 'webp');
}
