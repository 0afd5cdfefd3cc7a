import { SCENES } from '../../shared/artwork/scenes';
import type { Climate } from '../../shared/artwork/climate';

/** A place inside a hotel, with its motif. */
export interface InsideScene {
  readonly scene: string;
  readonly label: string;
}

const ANYWHERE: readonly (readonly [scene: string, label: string, amenities: readonly string[]])[] = [
  ['inside-spa', 'Spa', ['SPA', 'SAUNA', 'MASSAGE', 'JACUZZI']],
  ['inside-rooftop-bar', 'Bar', ['BAR or LOUNGE', 'BAR']],
  ['inside-restaurant', 'Restaurant', ['RESTAURANT']],
];

function fits(scene: string, climates: readonly Climate[]): boolean {
  const known = SCENES.get(scene)?.climate ?? [];
  return known.includes('any') || climates.some((climate) => known.includes(climate));
}

/** An open-air pool where one can swim outside, else the bathing hall. */
function pool(climates: readonly Climate[]): InsideScene {
  return fits('hotel-pool', climates)
    ? { scene: 'hotel-pool', label: 'Pool' }
    : { scene: 'inside-spa', label: 'Indoor pool' };
}

/** What a hotel has inside by its amenities, each motif once. */
export function insideScenes(amenities: readonly string[], climates: readonly Climate[]): InsideScene[] {
  const found = [
    ...(amenities.includes('SWIMMING_POOL') ? [pool(climates)] : []),
    ...ANYWHERE.filter(([, , codes]) => codes.some((code) => amenities.includes(code))).map(
      ([scene, label]) => ({ scene, label }),
    ),
  ];
  return found.filter((one, index) => found.findIndex(({ scene }) => scene === one.scene) === index);
}

/** Breakfast on the terrace where vines grow, else inside. */
export function breakfastScene(climates: readonly Climate[]): InsideScene {
  const isOutside = fits('inside-breakfast', climates);
  return { scene: isOutside ? 'inside-breakfast' : 'inside-restaurant', label: 'Breakfast' };
}
