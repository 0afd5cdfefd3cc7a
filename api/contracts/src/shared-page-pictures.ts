import { ogPicturePath } from './og-picture';

/** What the picture of a page says and shows that is about no agent and no place. */
interface SharedPage {
  readonly title: string;
  readonly line: string;
  /** A drawing of the library, as `scene.time`. */
  readonly drawing: string;
}

/** Pages with a picture for shared links, by their path without its first stroke; '' is home. */
export const SHARED_PAGES: Readonly<Record<string, SharedPage>> = {
  '': { title: 'Atoll', line: 'Hotels, tours and people who live there', drawing: 'lagoon.golden' },
  hotels: { title: 'Hotels', line: 'The first price covers your whole stay', drawing: 'beach-bay.noon' },
  tours: { title: 'Tours', line: 'Walks, food and day trips', drawing: 'old-town.golden' },
  map: { title: 'Global map', line: 'Agents, hotels, tours and sights', drawing: 'fjord.dawn' },
  expo: { title: 'Expo', line: 'Where the travel trade meets', drawing: 'skyline.dusk' },
  destinations: { title: 'Destinations', line: 'Countries and cities, with guides', drawing: 'temple.dawn' },
  'travel-agents': {
    title: 'Travel agents',
    line: 'People who live where you go',
    drawing: 'harbour.golden',
  },
  'why-hotels': { title: 'Why book hotels on Atoll', line: 'Atoll', drawing: 'lagoon.dawn' },
  'why-tours': { title: 'Why find tours on Atoll', line: 'Atoll', drawing: 'vineyard.golden' },
  'why-agents': { title: 'Why agents choose Atoll', line: 'Atoll', drawing: 'river-bridges.dawn' },
  'why-marco': { title: 'Why ask Marco', line: 'Atoll', drawing: 'dunes.golden' },
  'why-expo': { title: 'Why meet at the expo', line: 'Atoll', drawing: 'skyline.golden' },
};

/** The address of home's picture cannot end in nothing. */
const HOME_KEY = 'home';

/** The page that a picture's key means; null for a page without one. */
export function sharedPageOf(key: string): SharedPage | null {
  const name = key === HOME_KEY ? '' : key;
  return Object.hasOwn(SHARED_PAGES, name) ? (SHARED_PAGES[name] ?? null) : null;
}

/** The picture of the page at a path of the site; null for a page without one. */
export function sharedPagePicture(path: string): string | null {
  const key = path.slice(1).split('?')[0] || HOME_KEY;
  const page = sharedPageOf(key);
  return page && ogPicturePath('page', key, page.title);
}
