import { Type, type Static } from 'typebox';

/** Filter values of /tours (C30, C31, C32); Marco's side panel has lists of its own. */
export const TOUR_CATEGORIES = [
  'CULTURAL',
  'ADVENTURE',
  'NATURE',
  'FOOD',
  'HISTORICAL',
  'SIGHTSEEING',
  'PHOTOGRAPHY',
  'PRIVATE',
] as const;
export type TourCategory = (typeof TOUR_CATEGORIES)[number];

export const TOUR_DURATIONS = [
  'HALF_DAY',
  'FULL_DAY',
  'MULTI_DAY_SHORT',
  'MULTI_DAY_MEDIUM',
  'MULTI_DAY_LONG',
] as const;
export type TourDuration = (typeof TOUR_DURATIONS)[number];

export const TOUR_LANGUAGES = ['EN', 'FR', 'DE', 'ES', 'IT', 'ZH', 'JA', 'RU', 'AR'] as const;
export type TourLanguage = (typeof TOUR_LANGUAGES)[number];

export const TOUR_SORTS = ['recommended', 'price', 'rating', 'duration'] as const;
export type TourSort = (typeof TOUR_SORTS)[number];

const Optional = Type.Optional;

/**
 * A tour or activity as the product shows it, mapped from the provider's record (TOU-32, TOU-33, MAR-34). What the
 * provider does not say is absent.
 */
export const Tour = Type.Object({
  id: Type.String(),
  name: Type.String(),
  shortDescription: Optional(Type.String()),
  description: Optional(Type.String()),
  /** As shown: '2-3 hours' where the provider gives none, absent where what it gives cannot be read. */
  duration: Optional(Type.String()),
  /** The filter's band that the duration falls into. */
  durationBand: Optional(Type.Enum(TOUR_DURATIONS)),
  /** For one person. */
  price: Optional(Type.Object({ amount: Type.Number(), currencyCode: Type.String() })),
  /** 0 to 5. */
  rating: Optional(Type.Number({ minimum: 0, maximum: 5 })),
  /** Only of sample data, where it is invented and marked so (C7); the provider has no counts. */
  reviewCount: Type.Optional(Type.Integer()),
  /** Where it begins, in degrees. */
  location: Optional(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
  /** From the searched point, one decimal. */
  distanceKm: Optional(Type.Number()),
  /** At most five sentences of the description. */
  highlights: Type.Array(Type.String()),
  images: Type.Array(Type.Object({ uri: Type.String(), alt: Type.String() })),
  /** The supplier's page; only https. */
  bookingLink: Type.Optional(Type.String()),
  /** At least one. */
  categories: Type.Array(Type.Enum(TOUR_CATEGORIES)),
  languages: Type.Array(Type.Enum(TOUR_LANGUAGES)),
  minimumParticipants: Type.Integer(),
  maximumParticipants: Type.Integer(),
  /** True where the tour is invented sample data and must be marked as such. */
  sample: Type.Boolean(),
});
export type Tour = Static<typeof Tour>;

const text = () => Type.Optional(Type.String({ maxLength: 200 }));

/**
 * Query of `GET /api/activities`: either a square (north, south, east, west) or a point (lat, lng, radius in km), with
 * filters. All of it is text, because bad values get the specification's sentences. Lists are comma-separated.
 */
export const ToursQuery = Type.Object({
  north: text(),
  south: text(),
  east: text(),
  west: text(),
  lat: text(),
  lng: text(),
  radius: text(),
  page: text(),
  limit: text(),
  sort: text(),
  categories: text(),
  duration: text(),
  /** The lowest rating that is let through, 1 to 5 (TOU-25). */
  rating: text(),
  languages: text(),
  /** Units of `currency`, whatever a tour is priced in (TOU-42). */
  minPrice: text(),
  maxPrice: text(),
  /** One of TRAVELER_CURRENCIES; dollars where it is absent. */
  currency: text(),
  /** Tours whose largest group is of at least, or of at most, so many people (TOU-28). */
  minParticipants: text(),
  maxParticipants: text(),
});
export type ToursQuery = Static<typeof ToursQuery>;

export const ToursAnswer = Type.Object({
  data: Type.Array(Tour),
  meta: Type.Object({
    /** How many pass the filters, on all pages. */
    count: Type.Integer(),
    /** How many there are without filters: with none, a search looks further once (TOU-13). */
    found: Type.Integer(),
    /** Currencies of tours that fit but for their price, which no rate compares with others; absent where there are none. */
    incomparable: Optional(Type.Array(Type.String())),
  }),
});
export type ToursAnswer = Static<typeof ToursAnswer>;

/** The sides of a search square, in degrees. */
export interface TourSquare {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** Kilometres of a degree as the specification counts them, in both directions (TOU-12, C34). */
const KM_PER_DEGREE = 111;

/** The square around a point, `halfSizeKm` to each side; it ends at the poles and goes on behind the date line. */
export function tourSquare(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  halfSizeKm: number,
): TourSquare {
  const half = halfSizeKm / KM_PER_DEGREE;
  const turned = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return {
    north: Math.min(90, latitude + half),
    south: Math.max(-90, latitude - half),
    east: turned(longitude + half),
    west: turned(longitude - half),
  };
}
