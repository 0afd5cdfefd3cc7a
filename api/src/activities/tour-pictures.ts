import { artworkUri, TIMES_OF_DAY } from '@atoll/contracts/artwork';
import { pick, seededRandom } from '@atoll/contracts/seeded-random';
import type { Tour } from '@atoll/contracts/tour';
import { climatesOf, type Spot } from '../shared/artwork/climate';
import { landScenes } from '../shared/artwork/land-scenes';

/** What a tour's pictures are chosen by. */
export interface PicturedTour extends Spot {
  readonly id: string;
  readonly name: string;
  /** Name and description. */
  readonly words: string;
}

/** A few tours have no pictures on purpose, so that the fallback of cards is seen. */
const CHANCE_OF_NONE = 0.04;
const PICTURES_MAX = 4;

/** What a tour is about tells what it looks like. */
const SCENE_WORDS: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [/\b(scuba|div(e|ing)|snorkel\w*|mantas?|reef)\b/i, ['tour-diving']],
  [/\b(northern lights|aurora)\b/i, ['fjord', 'forest-lake']],
  [/\b(wines?|cellars?|vineyards?)\b/i, ['vineyard']],
  [/\b(desert|dunes?|camels?)\b/i, ['dunes']],
  [/\b(safari|game drive|ranger)\b/i, ['savanna']],
  [/\b(temples?|shrines?|monk|tea ceremony)\b/i, ['temple']],
  [/\b(paragliding|balloon)\b/i, ['tour-balloon']],
  [/\b(boat|cruise|kayaks?|kayaking|sail|fishing|dolphins?|island hopping|sandbank)\b/i, ['tour-boat-trip', 'lagoon']],
  [/\b(food|market|tast\w+|cook\w*|kitchens?)\b/i, ['tour-food-market']],
  [/\b(photo\w*)\b/i, ['tour-photo-spot']],
  [/\b(museum|galler(y|ies)|art)\b/i, ['tour-museum']],
  [/\b(evening|night|ghosts?|skyline|concert|theatre|sunset)\b/i, ['tour-night-lights']],
  [/\b(hik(e|es|ing)|trek|summit|nature|birds?\w*|forests?|waterfall|jungle)\b/i, ['tour-hike']],
  [/\b(farm|village|countryside)\b/i, ['vineyard', 'forest-lake']],
  [/\b(history|castles?|cathedrals?|old town|streets|walking)\b/i, ['old-town']],
  [/\b(bike|bus|sights)\b/i, ['river-bridges', 'skyline']],
]; // prettier-ignore

/** So that a tour has two pictures where neither its words nor its land tell of more. */
const ANYWHERE = ['tour-photo-spot', 'tour-night-lights'];

/** Two to four of Atoll's pictures for a sample tour, the same ones at all times: what it is about, then where it is. */
export function tourPictures({ id, name, words, ...spot }: PicturedTour): Tour['images'] {
  const random = seededRandom(`tour pictures ${id}`);
  if (random() < CHANCE_OF_NONE) return [];
  const [climate = 'temperate'] = climatesOf(spot);
  const about = SCENE_WORDS.filter(([pattern]) => pattern.test(words)).map(([, scenes]) =>
    pick(random, scenes),
  );
  const scenes = [
    ...new Set([...about.slice(0, PICTURES_MAX - 1), ...landScenes(spot, climate), ...ANYWHERE]),
  ].slice(0, PICTURES_MAX);
  return scenes.map((scene, index) => ({
    uri: artworkUri(scene, pick(random, TIMES_OF_DAY)),
    alt: `Illustration for ${name}, ${index + 1} of ${scenes.length}`,
  }));
}
