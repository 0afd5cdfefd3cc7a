import { Type, type Static } from 'typebox';
import { PLACE_QUERY_MIN_LENGTH } from './constants';

/** What a place is: it decides where around it is searched, and how it is drawn in a list. */
export const PLACE_KINDS = ['city', 'airport', 'landmark', 'region', 'island'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place a traveler can choose (HSE-18). Coordinates in degrees, WGS 84. */
export const CityOption = Type.Object({
  name: Type.String({ minLength: 1 }),
  country: Type.String({ minLength: 1 }),
  /** ISO 3166-1 alpha-2. */
  countryCode: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  /** Shown for the 17 major cities only (HSE-16). */
  iataCode: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  description: Type.Optional(Type.String()),
  /** Only where another place has the same name and country: it tells them apart. */
  region: Type.Optional(Type.String()),
  /** A city where it is missing. */
  kind: Type.Optional(Type.Enum([...PLACE_KINDS])),
  /** What was found, where it is not the shown name: another name, or 'in Victoria' for the name of its region. */
  matched: Type.Optional(Type.String()),
  placeType: Type.Optional(Type.String()),
  /** 0 to 1. */
  confidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  mapboxId: Type.Optional(Type.String()),
});
export type CityOption = Static<typeof CityOption>;

export const PlacesQuery = Type.Object({
  /** However long: no place is called that, which is no error. */
  q: Type.String({ minLength: PLACE_QUERY_MIN_LENGTH }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
});
export type PlacesQuery = Static<typeof PlacesQuery>;

export const PlacesAnswer = Type.Object({ places: Type.Array(CityOption) });
export type PlacesAnswer = Static<typeof PlacesAnswer>;

/** Answer of `GET /api/places/submitted`: what the first source that knows a submitted text found (TOU-11). */
export const SubmittedPlaceAnswer = Type.Object({
  /** Which source it was; null where nobody knows the place. */
  source: Type.Union([Type.String(), Type.Null()]),
  places: Type.Array(CityOption),
});
export type SubmittedPlaceAnswer = Static<typeof SubmittedPlaceAnswer>;

/** Query of `GET /api/places/region`: a region as a place search gave it. */
export const RegionQuery = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lon: Type.Number({ minimum: -180, maximum: 180 }),
});

/** Query of `GET /api/places/reverse`: degrees as text, because bad ones are answered with the specification's sentence. */
export const ReversePlaceQuery = Type.Object({
  lat: Type.Optional(Type.String({ maxLength: 50 })),
  lon: Type.Optional(Type.String({ maxLength: 50 })),
});
export type ReversePlaceQuery = Static<typeof ReversePlaceQuery>;

/** Where a point is. Every name is null and `confidence` 0 where no place is near. */
export const ReversePlaceAnswer = Type.Object({
  city: Type.Union([Type.String(), Type.Null()]),
  state: Type.Union([Type.String(), Type.Null()]),
  country: Type.Union([Type.String(), Type.Null()]),
  /** 0.3 for a city, 0.3 for a state and 0.4 for a country. */
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  place: Type.Union([CityOption, Type.Null()]),
});
export type ReversePlaceAnswer = Static<typeof ReversePlaceAnswer>;

/** The 17 cities whose airport-style code is shown (HSE-16, C41): code, name and country as the gazetteer has them. */
export const CODED_CITIES = [
  { iataCode: 'NYC', name: 'New York', countryCode: 'US' },
  { iataCode: 'LON', name: 'London', countryCode: 'GB' },
  { iataCode: 'PAR', name: 'Paris', countryCode: 'FR' },
  { iataCode: 'TYO', name: 'Tokyo', countryCode: 'JP' },
  { iataCode: 'ROM', name: 'Rome', countryCode: 'IT' },
  { iataCode: 'SYD', name: 'Sydney', countryCode: 'AU' },
  { iataCode: 'DXB', name: 'Dubai', countryCode: 'AE' },
  { iataCode: 'SIN', name: 'Singapore', countryCode: 'SG' },
  { iataCode: 'BKK', name: 'Bangkok', countryCode: 'TH' },
  { iataCode: 'HKG', name: 'Hong Kong', countryCode: 'HK' },
  { iataCode: 'BCN', name: 'Barcelona', countryCode: 'ES' },
  { iataCode: 'AMS', name: 'Amsterdam', countryCode: 'NL' },
  { iataCode: 'BER', name: 'Berlin', countryCode: 'DE' },
  { iataCode: 'IST', name: 'Istanbul', countryCode: 'TR' },
  { iataCode: 'LAX', name: 'Los Angeles', countryCode: 'US' },
  { iataCode: 'MLE', name: 'Malé', countryCode: 'MV' },
  { iataCode: 'CAI', name: 'Cairo', countryCode: 'EG' },
] as const;

function plainWords(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** 'Lisbon, Portugal' (HSE-15); with the region where only that tells it from another one (PLC-04). */
export function placeLabel({
  name,
  region,
  country,
}: Pick<CityOption, 'name' | 'region' | 'country'>): string {
  // 'Singapore', not 'Singapore, Singapore'.
  return [name, region, country === name ? undefined : country].filter(Boolean).join(', ');
}

/**
 * The place that typed words mean, of those that fit them, the best first: the only one, or the best where the words
 * are its whole name. Null where they fit none, or several.
 */
export function meantPlace(typed: string, places: readonly CityOption[]): CityOption | null {
  const [best, second] = places;
  if (!best || !second) return best ?? null;
  const names = [best.name, best.matched ?? best.name, placeLabel(best)].map(plainWords);
  return names.includes(plainWords(typed)) ? best : null;
}
