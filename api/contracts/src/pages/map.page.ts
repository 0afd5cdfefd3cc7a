import { definePage } from './page';
import { decimal, degrees, inBrowserOnly, oneOf, text, wholeNumber } from './params';
import { AGENT_FILTER_PARAMS } from './travel-agents.page';

const { specialities, languages, featured, rating } = AGENT_FILTER_PARAMS;

/** Agents and destinations on one map of the world. */
export const mapPage = definePage({
  pattern: '/map',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Global map',
  params: {
    show: oneOf(['agents', 'destinations'], 'agents'),
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
