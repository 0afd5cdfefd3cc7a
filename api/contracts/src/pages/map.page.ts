import { definePage } from './page';
import { decimal, degrees, inBrowserOnly, someOf, text, wholeNumber } from './params';
import { AGENT_FILTER_PARAMS } from './travel-agents.page';

const { specialities, languages, featured, rating } = AGENT_FILTER_PARAMS;

/** What the map may show, several at once. */
export const MAP_LAYERS = ['agents', 'hotels', 'tours', 'sights', 'destinations'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** The layers that an address names: agents where it names none, and nothing where it says so. */
export function layersOf(show: readonly (MapLayer | 'none')[]): readonly MapLayer[] {
  const layers = MAP_LAYERS.filter((layer) => show.includes(layer));
  return show.length === 0 ? ['agents'] : layers;
}

/** The same for the address, which leaves agents alone out. */
export function showOf(layers: readonly MapLayer[]): readonly (MapLayer | 'none')[] {
  if (layers.length === 0) return ['none'];
  return layers.length === 1 && layers[0] === 'agents' ? [] : layers;
}

/** What Atoll knows of on one map of the world. */
export const mapPage = definePage({
  pattern: '/map',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Global map',
  params: {
    show: someOf([...MAP_LAYERS, 'none']),
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
