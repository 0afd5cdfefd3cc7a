import { PARTICIPANTS_DEFAULT, PARTICIPANTS_MIN } from '../constants';
import { TOUR_CATEGORIES, TOUR_DURATIONS, TOUR_LANGUAGES, TOUR_SORTS } from '../tour';
import { definePage } from './page';
import { PLACE_PARAMS } from './place-params';
import { searchArea } from './search-area';
import { always, civilDate, oneOf, optionalNumber, someOf, text, wholeNumber } from './params';

/** Minimum ratings as the URL writes them; the lowest that is chosen counts (TOU-25). */
export const TOUR_RATINGS = ['5', '4', '3', '2', '1'] as const;

const TOUR_VIEWS = ['grid', 'list', 'map'] as const;

/** When, with whom and what of a tour search; where is each page's own. */
export const TOUR_SEARCH_PARAMS = {
  // Tours have no availability: dates are kept for the trip and shown, nothing is priced by them.
  from: civilDate(),
  to: civilDate(),
  // More than the form offers is told from what it offers: the page says so.
  people: always(wholeNumber({ min: PARTICIPANTS_MIN, fallback: PARTICIPANTS_DEFAULT })),
  area: searchArea(),
  sort: oneOf(TOUR_SORTS, 'recommended'),
  page: wholeNumber({ min: 1, fallback: 1 }),
  categories: someOf(TOUR_CATEGORIES),
  duration: someOf(TOUR_DURATIONS),
  ratings: someOf(TOUR_RATINGS),
  languages: someOf(TOUR_LANGUAGES),
  minPrice: optionalNumber(),
  maxPrice: optionalNumber(),
  /** What the bounds of the price are in (TOU-42); dollars where a link names none that can be chosen. */
  currency: text(),
  minParticipants: optionalNumber(),
  maxParticipants: optionalNumber(),
  /** The tour whose details are open. */
  tour: text(),
};

/** The tour search and its results, as a grid, a list or a map. */
export const toursPage = definePage({
  pattern: '/tours',
  app: 'mfe-tours',
  access: 'public',
  cache: 'kept',
  title: 'Find tours',
  typedPlace: 'q',
  params: { ...PLACE_PARAMS, view: oneOf(TOUR_VIEWS, 'grid'), ...TOUR_SEARCH_PARAMS },
});

/** The tours of one place on a map: `location` is the slug of a place ('maafushi', 'paris-france'). */
export const toursMapPage = definePage({
  pattern: '/tours/map/:location',
  app: 'mfe-tours',
  access: 'public',
  cache: 'kept',
  title: 'Tours on the map',
  params: TOUR_SEARCH_PARAMS,
});
