import { GUESTS_DEFAULT, GUESTS_MIN, ROOMS_DEFAULT, ROOMS_MIN } from '../constants';
import { AMENITIES, BOARD_TYPES, HOTEL_LANGUAGES, HOTEL_SORTS, PAYMENT_POLICIES } from '../hotel';
import { definePage } from './page';
import { PLACE_PARAMS } from './place-params';
import { searchArea } from './search-area';
import { always, civilDate, flag, oneOf, shaped, someOf, text, wholeNumber, type Param } from './params';

/** Whole units of the currency per night; both ends belong to it. What a link names may make no sense: the page says so. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** The range that the untouched control shows. It is never sent (C24). */
export const INITIAL_PRICE_RANGE: PriceRange = { min: 0, max: 5_000 };

function readPriceRange(value: string): PriceRange | null {
  const [, min, max] = /^(-?\d{1,9})-(-?\d{1,9})$/.exec(value) ?? [];
  if (min === undefined || max === undefined) return null;
  const range = { min: Number(min), max: Number(max) };
  const isUntouched = range.min === INITIAL_PRICE_RANGE.min && range.max === INITIAL_PRICE_RANGE.max;
  return range.max === 0 || isUntouched ? null : range;
}

/** Star ratings, as the URL writes them. */
export const STARS = ['1', '2', '3', '4', '5'] as const;

/** A list of at most one (C25). */
function atMostOne<T>(inner: Param<readonly T[]>): Param<readonly T[]> {
  return { ...inner, read: (value) => inner.read(value).slice(0, 1) };
}

/** The hotel search, its results, and what lies over them: a hotel, the booking form, the confirmation. */
export const hotelsPage = definePage({
  pattern: '/hotels',
  app: 'mfe-hotels',
  access: 'public',
  cache: 'kept',
  title: 'Find hotels',
  typedPlace: 'q',
  params: {
    ...PLACE_PARAMS,
    checkIn: civilDate(),
    checkOut: civilDate(),
    // More than the form offers is told from what it offers: the page says so (C49).
    guests: always(wholeNumber({ min: GUESTS_MIN, fallback: GUESTS_DEFAULT })),
    rooms: always(wholeNumber({ min: ROOMS_MIN, fallback: ROOMS_DEFAULT })),
    area: searchArea(),
    // Null: the map wherever there is a place to show (HSE-04).
    view: oneOf(['grid', 'list'], null),
    sort: oneOf(HOTEL_SORTS, 'recommended'),
    page: wholeNumber({ min: 1, fallback: 1 }),
    all: oneOf(['1'], null),
    hotel: text(),
    offer: text(),
    step: oneOf(['book', 'done'], null),
    boardType: oneOf(BOARD_TYPES, null),
    paymentPolicy: oneOf(PAYMENT_POLICIES, 'NONE'),
    lang: oneOf(HOTEL_LANGUAGES, 'EN'),
    ratings: atMostOne(someOf(STARS)),
    amenities: someOf(AMENITIES),
    includeClosed: flag(false),
    bestRateOnly: flag(null),
    priceRange: shaped(readPriceRange, ({ min, max }) => `${min}-${max}`),
  },
});
