import { convert, type RateTable } from '@atoll/contracts/money';
import type { Tour, TourCategory, TourDuration, TourLanguage, TourSort } from '@atoll/contracts/tour';
import { readDuration } from './tour-duration';

/** Filters as the service takes them; empty lists and absent numbers let everything through. */
export interface TourFilters {
  readonly categories: readonly TourCategory[];
  readonly durations: readonly TourDuration[];
  /** 1 to 5; a tour without a rating never passes one. */
  readonly ratingMin?: number;
  readonly languages: readonly TourLanguage[];
  /** In `currency`; both ends belong to the range. */
  readonly priceMin?: number;
  readonly priceMax?: number;
  readonly currency: string;
  /** Of the largest group that a tour takes: 8 at most are small groups, 15 at least have room for a large party. */
  readonly participantsMin?: number;
  readonly participantsMax?: number;
}

/** The price of a tour in another currency; null where there is none, or no rate for it. */
function priceIn({ price }: Tour, currency: string, rates: RateTable): number | null {
  return price ? convert(price.amount, price.currencyCode, currency, rates) : null;
}

/** Whether a tour passes the bounds of the price, which are compared in their own currency (TOU-42). */
export function fitsPrice(tour: Tour, filters: TourFilters, rates: RateTable): boolean {
  const { priceMin, priceMax, currency } = filters;
  if (priceMin === undefined && priceMax === undefined) return true;
  const price = priceIn(tour, currency, rates);
  return price !== null && price >= (priceMin ?? 0) && price <= (priceMax ?? Infinity);
}

/** The currencies of tours whose prices cannot be compared with others. */
export function incomparableCurrencies(tours: readonly Tour[], rates: RateTable): string[] {
  const codes = tours
    .filter((tour) => tour.price && priceIn(tour, rates.base, rates) === null)
    .flatMap(({ price }) => price?.currencyCode ?? []);
  return [...new Set(codes)].sort();
}

/** Whether a tour passes whatever is not about its price: one value of each list is enough. */
export function passes(tour: Tour, filters: TourFilters): boolean {
  const { categories, durations, ratingMin, languages, participantsMin, participantsMax } = filters;
  const { durationBand } = tour;
  return (
    (categories.length === 0 || categories.some((category) => tour.categories.includes(category))) &&
    (durations.length === 0 || (durationBand !== undefined && durations.includes(durationBand))) &&
    (ratingMin === undefined || (tour.rating ?? 0) >= ratingMin) &&
    (languages.length === 0 || languages.some((language) => tour.languages.includes(language))) &&
    (participantsMin === undefined || tour.maximumParticipants >= participantsMin) &&
    (participantsMax === undefined || tour.maximumParticipants <= participantsMax)
  );
}

/** What ten kilometres from the searched point cost a recommendation, in rating. */
const RATING_PER_10_KM = 0.5;

function recommendation({ rating, distanceKm, images, price }: Tour): number {
  const isComplete = images.length > 0 && price !== undefined;
  return (rating ?? 0) - ((distanceKm ?? 0) / 10) * RATING_PER_10_KM + (isComplete ? 0.5 : 0);
}

const KEYS: Readonly<Record<TourSort, (tour: Tour, rates: RateTable) => number>> = {
  recommended: (tour) => -recommendation(tour),
  price: (tour, rates) => priceIn(tour, rates.base, rates) ?? Infinity,
  rating: ({ rating }) => -(rating ?? 0),
  duration: ({ duration }) =>
    duration === undefined ? Infinity : (readDuration(duration)?.hours ?? Infinity),
};

/**
 * The tours in the order asked for: what has no duration, or no price that can be compared, comes last, equals stay as
 * the provider lists them.
 */
export function inOrder(tours: readonly Tour[], sort: TourSort, rates: RateTable): Tour[] {
  const keyed = tours.map((tour) => ({ tour, key: KEYS[sort](tour, rates) }));
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ tour }) => tour);
}
