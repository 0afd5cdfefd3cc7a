import { definePage } from './page';
import { decimal, degrees, inBrowserOnly, someOf, text, wholeNumber, type Param } from './params';
import { AGENT_FILTER_PARAMS } from './travel-agents.page';

const { specialities, languages, featured, rating } = AGENT_FILTER_PARAMS;

/** What the map may show, several at once. */
export const MAP_LAYERS = ['agents', 'hotels', 'tours', 'sights', 'destinations'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

const FIRST_LAYERS: readonly MapLayer[] = ['agents'];
const listed = someOf(MAP_LAYERS);

/** Agents where an address names none. */
const layers: Param<readonly MapLayer[]> = {
  ...listed,
  fallback: FIRST_LAYERS,
  read: (text) => {
    const named = listed.read(text);
    return named.length > 0 || text === 'none' ? named : FIRST_LAYERS;
  },
  write: (value) => {
    const text = String(value) || 'none';
    return text === 'agents' ? null : text;
  },
};

/** What Atoll knows of on one map of the world. */
export const mapPage = definePage({
  pattern: '/map',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Global map',
  params: {
    show: layers,
    country: text(),
    specialities,
    languages,
    featured,
    rating,
    /** Of the list beside the map. */
    page: wholeNumber({ min: 1, fallback: 1 }),
    // Where the map is: how much of the world that shows depends on the window.
    lat: inBrowserOnly(degrees(90)),
    lng: inBrowserOnly(degrees(180)),
    zoom: inBrowserOnly(decimal({ min: 2, max: 18 })),
  },
});
