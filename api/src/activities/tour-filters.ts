import type { Tour, TourCategory, TourDuration, TourLanguage, TourSort } from '@atoll/contracts/tour';
import { readDuration } from './tour-duration';

/** Filters as the service takes them; empty lists and absent numbers let everything through. */
export interface TourFilters {
  readonly categories: readonly TourCategory[];
  readonly durations: readonly TourDuration[];
  /** 1 to 5; a tour without a rating never passes one. */
  readonly ratingMin?: number;
  readonly languages: readonly TourLanguage[];
  readonly priceMin?: number;
  readonly priceMax?: number;
  /** Of the largest group that a tour takes: 8 at most are small groups, 15 at least have room for a large party. */
  readonly participantsMin?: number;
  readonly participantsMax?: number;
}

function fitsPrice({ price }: Tour, { priceMin, priceMax }: TourFilters): boolean {
  if (priceMin === undefined && priceMax === undefined) return true;
  return price !== undefined && price.amount >= (priceMin ?? 0) && price.amount <= (priceMax ?? Infinity);
}

/** Whether a tour passes: one value of each list is enough. */
export function passes(tour: Tour, filters: TourFilters): boolean {
  const { categories, durations, ratingMin, languages, participantsMin, participantsMax } = filters;
  const { durationBand } = tour;
  return (
    (categories.length === 0 || categories.some((category) => tour.categories.includes(category))) &&
    (durations.length === 0 || (durationBand !== undefined && durations.includes(durationBand))) &&
    (ratingMin === undefined || (tour.rating ?? 0) >= ratingMin) &&
    (languages.length === 0 || languages.some((language) => tour.languages.includes(language))) &&
    fitsPrice(tour, filters) &&
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

const KEYS: Readonly<Record<TourSort, (tour: Tour) => number>> = {
  recommended: (tour) => -recommendation(tour),
  price: ({ price }) => price?.amount ?? Infinity,
  rating: ({ rating }) => -(rating ?? 0),
  duration: ({ duration }) =>
    duration === undefined ? Infinity : (readDuration(duration)?.hours ?? Infinity),
};

/** The tours in the order asked for: what has no price or duration comes last, equals stay as the provider lists them. */
export function inOrder(tours: readonly Tour[], sort: TourSort): Tour[] {
  const keyed = tours.map((tour) => ({ tour, key: KEYS[sort](tour) }));
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ tour }) => tour);
}
