import { distanceKm } from '@atoll/contracts/distance';
import type { Sights } from '../../shared/directory/sights';
import type { DirectoryIndex } from '../read-model/directory-index';

/** What there is to see as other features ask for it. */
export function createSights(ready: () => Promise<DirectoryIndex>): Sights {
  return {
    all: async () => (await ready()).sights.visible(),
    near: async (point, km) =>
      (await ready()).sights
        .visible()
        .flatMap(({ sights, ...city }) => sights.map((sight) => ({ sight, city })))
        .map((placed) => {
          const { lat: latitude, lng: longitude } = placed.sight;
          return { placed, far: distanceKm(point, { latitude, longitude }) };
        })
        .filter(({ far }) => far <= km)
        .sort((one, other) => one.far - other.far)
        .map(({ placed }) => placed),
  };
}
