import { distanceKm } from '@atoll/contracts/distance';
import type { CitySights, Sights } from '../../shared/directory/sights';
import type { DirectoryIndex } from '../read-model/directory-index';

const NONE: readonly CitySights[] = [];

/** What there is to see as other features ask for it. */
export function createSights(loaded: () => DirectoryIndex | null): Sights {
  const all = () => loaded()?.sights.visible() ?? NONE;
  return {
    all,
    near: (point, km) =>
      all()
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
