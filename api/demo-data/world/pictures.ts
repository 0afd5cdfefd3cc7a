import { artworkUri, type ArtworkSize, type TimeOfDay } from '@atoll/contracts/artwork';
import { hasOwnScene, scenesOf, type FittingScene } from './town-scenes';
import type { Town } from './town';

/** Night is left to dark pages. */
const TIMES: readonly TimeOfDay[] = ['dawn', 'noon', 'golden', 'dusk'];

export const ARTWORK_CREDIT = 'Atoll artwork';

/** Which drawing a town has, and why it fits. */
export interface TownPicture extends FittingScene {
  readonly time: TimeOfDay;
}

interface Uses {
  readonly of: (key: string) => number;
  readonly add: (picture: TownPicture) => void;
}

const keyOf = (scene: string, time: TimeOfDay) => `${scene}.${time}`;

function uses(): Uses {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add: ({ scene, time }) => {
      for (const key of [keyOf(scene, time), scene, time]) counts.set(key, of(key) + 1);
    },
  };
}

/** Of the pictures that fit, the one that was shown least: of a list's neighbors no two are alike while another fits. */
function leastShown(scenes: readonly FittingScene[], shown: readonly Uses[]): TownPicture {
  const all = scenes.flatMap((fitting) => TIMES.map((time) => ({ ...fitting, time })));
  const costs = ({ scene, time }: TownPicture) =>
    shown.flatMap((each) => [each.of(keyOf(scene, time)), each.of(scene), each.of(time)]);
  const [best] = all
    .map((picture) => ({ picture, costs: costs(picture) }))
    .sort((a, b) => a.costs.map((cost, index) => cost - (b.costs[index] ?? 0)).find(Boolean) ?? 0);
  if (!best) throw new Error('No scene to choose from.');
  for (const each of shown) each.add(best.picture);
  return best.picture;
}

// Towns that nobody asks for stay in their order.
const LAST = 1e9;
const byPopularity = (a: Town, b: Town) => (a.popularity ?? LAST) - (b.popularity ?? LAST);

/** The pictures of towns: those that most travelers ask for are chosen first, then each country's by size. */
export function townPictures(towns: readonly Town[]): ReadonlyMap<Town, TownPicture> {
  const [world, byCountry] = [uses(), new Map<string, Uses>()];
  const pictures = new Map<Town, TownPicture>();
  for (const town of towns.toSorted(byPopularity)) {
    const country = byCountry.get(town.countrySlug) ?? uses();
    byCountry.set(town.countrySlug, country);
    pictures.set(town, leastShown(scenesOf(town), [country, world]));
  }
  return pictures;
}

const SHOWN_TOWNS = 4;
const peopleOf = (towns: readonly Town[]) => towns.reduce((sum, { population }) => sum + population, 0);

/** The scenes of the towns that travelers come to a country for; the first one's alone where that is its own. */
function scenesOfCountry(towns: readonly Town[]): readonly FittingScene[] {
  const [main, ...others] = towns.toSorted(byPopularity);
  const visited = others.filter(({ popularity, guide }) => popularity !== null || guide !== null);
  const [first, ...more] = [...(main ? [main] : []), ...visited].slice(0, SHOWN_TOWNS).map(scenesOf);
  if (!first) throw new Error('A country without towns.');
  return hasOwnScene(first) ? first : [first, ...more.filter((scenes) => !hasOwnScene(scenes))].flat();
}

/** The pictures of countries by their slugs: those with most people in towns are shown most, and chosen first. */
export function countryPictures(
  byCountry: ReadonlyMap<string, readonly Town[]>,
): ReadonlyMap<string, TownPicture> {
  const shown = uses();
  const sorted = [...byCountry].sort(([, a], [, b]) => peopleOf(b) - peopleOf(a));
  return new Map(sorted.map(([slug, towns]) => [slug, leastShown(scenesOfCountry(towns), [shown])]));
}

/** The next time of day, so that a page's large picture is not the small one of the list. */
export function later({ time, ...picture }: TownPicture): TownPicture {
  return { ...picture, time: TIMES[(TIMES.indexOf(time) + 1) % TIMES.length] ?? time };
}

/** The address of a picture in one size. */
export function pictureUri({ scene, time }: TownPicture, size: ArtworkSize = '800x600'): string {
  return artworkUri(scene, time, size, 'webp');
}
