import { SCENES, type Scene } from '../../shared/artwork/scenes';
import { pick } from '@atoll/contracts/seeded-random';
import { isInRegion, isIslandCountry, type Climate, type Spot } from '../../shared/artwork/climate';
import { houseTypes, type House } from './house-types';

type Named = readonly [name: string, scene: Scene];

const HOUSES: readonly Named[] = [...SCENES].filter(([, { kind }]) => kind === 'hotel');
/** What a town's own houses are like; each other type is for those whose name or place says so. */
const TOWN_TYPES = ['City', 'Guest house', 'Budget', 'Inn', 'Family'];
const ISLAND_TYPES = ['Island', 'Beach'];
/** Motifs that would be plainly wrong elsewhere: a giraffe at the rail, a hot spring, a canal. */
const ONLY_THERE = ['safari', 'desert-camp', 'overwater', 'riad', 'ryokan', 'canal-house', 'townhouse'];
/** Motifs for houses that are just that, whatever else the library has them for. */
const ONLY_FOR: Readonly<Record<string, readonly string[]>> = {
  'hotel-airport': ['Airport'],
  'hotel-overwater': ['Island', 'Beach'],
  'hotel-bungalow': ['Island', 'Beach', 'Bungalow'],
};
const WITH_PALMS = ['hotel-pool', 'hotel-tower'];
/** As many motifs as a kind of house should have, so that a page of them is not one picture. */
const CHOICE_MIN = 2;

/** The library has nothing for simple houses of their own: they are pictured as what has three stars. */
function hasStars({ stars = [1, 5] }: Scene, rating: number): boolean {
  const shown = Math.max(3, Math.round(rating));
  return shown >= stars[0] && shown <= stars[1];
}

function isThere({ regions = [] }: Scene, spot: Spot): boolean {
  return regions.length === 0 || regions.some((region) => isInRegion(region, spot));
}

/** Houses of these types in this climate; where too few are left, stars are given up first, then the region. */
function ofTypes(
  types: readonly string[],
  hotel: House & Spot,
  climates: readonly Climate[],
  least: number,
): readonly Named[] {
  const possible = HOUSES.filter(
    ([name, scene]) =>
      climates.some((climate) => scene.climate.includes(climate)) &&
      !(climates.includes('cold') && WITH_PALMS.includes(name)) &&
      (ONLY_FOR[name] ?? scene.types)?.some((type) => types.includes(type)) &&
      (isThere(scene, hotel) || !ONLY_THERE.includes(name.replace('hotel-', ''))),
  );
  const near = possible.filter(([, scene]) => isThere(scene, hotel));
  const alike = near.filter(([, scene]) => hasStars(scene, hotel.rating ?? 3));
  return [alike, near, possible].find((found) => found.length >= least) ?? possible;
}

export interface HouseScene {
  readonly scene: string;
  /** True where the name asks for this very motif. */
  readonly isPlain: boolean;
}

/** The motif of a hotel's house: its type in its climate, else what a town of that climate has; among them by seed. */
export function houseScene(
  hotel: House & Spot,
  climates: readonly Climate[],
  random: () => number,
): HouseScene {
  const { types, isPlain } = houseTypes(hotel);
  const own = ofTypes(types, hotel, climates, isPlain ? 1 : CHOICE_MIN);
  if (own.length > 0) return { scene: oneOf(own, hotel, random), isPlain };
  const usual = isIslandCountry(hotel.countryCode) ? ISLAND_TYPES : TOWN_TYPES;
  return { scene: oneOf(ofTypes(usual, hotel, climates, CHOICE_MIN), hotel, random), isPlain: false };
}

/** One of the scenes; those of the very region are twice as likely. */
function oneOf(scenes: readonly Named[], spot: Spot, random: () => number): string {
  const names = scenes.flatMap(([name, { regions = [] }]) =>
    regions.some((region) => isInRegion(region, spot)) ? [name, name] : [name],
  );
  const [first = 'hotel-boutique', ...others] = names;
  return pick(random, [first, ...others]);
}
