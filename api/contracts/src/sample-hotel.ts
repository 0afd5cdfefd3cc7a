/**
 * What is invented of a sample hotel. The stand-in of the travel provider filters and prices by it, Atoll's sample
 * content shows it: one truth, so that a card says the same before and after somebody filtered (HSE-62).
 */
import { seededRandom } from './seeded-random';

export interface SampleHotelFacts {
  /** 1 to 5. */
  readonly stars: number;
  /** The provider's codes; none for a few simple houses. */
  readonly amenities: readonly string[];
}

/** Codes that houses without a brand are sold under: the first two letters of their hotelId. */
export const INDEPENDENT_CODES = {
  hotel: 'ON',
  guesthouse: 'UI',
  apartments: 'VJ',
  hostel: 'YX',
  resort: 'AC',
} as const;

export type HouseKind = keyof typeof INDEPENDENT_CODES;

type Chances = readonly [number, number, number, number, number];

/** Brands keep one standard worldwide. The first match counts. */
const BRAND_STARS: readonly (readonly [RegExp, number])[] = [
  [/ibis budget|hostel|backpack/i, 1],
  [/ibis|b&b hotel/i, 2],
  [/park hyatt|conrad|waldorf|westin|ritz-carlton|st\. regis|intercontinental|pullman|sofitel|fairmont/i, 5],
  [/four seasons|mandarin oriental|shangri-la|jumeirah|^w\b/i, 5],
  [/garden inn|courtyard|holiday inn|mercure|best western(?! plus)/i, 3],
  [/hilton|marriott|sheraton|crowne plaza|hyatt|novotel|best western plus|meli[aá]/i, 4],
];
const GUEST_HOUSE =
  /guest ?house|lodge|inn\b|pension|gasthof|auberge|hostal|posada|pousada|b&b|cottage|homestay/i;
const APARTMENTS = /apart|residen|suites/i;

/** Of a hundred houses of a kind, how many have one to five stars. */
const STARS: Readonly<Record<HouseKind, Chances>> = {
  hotel: [8, 20, 36, 27, 9],
  guesthouse: [25, 50, 25, 0, 0],
  apartments: [0, 0, 70, 30, 0],
  hostel: [70, 30, 0, 0, 0],
  resort: [0, 0, 0, 55, 45],
};

/** Chance of an amenity by stars, one to five. */
const AMENITY_CHANCES: readonly (readonly [string, Chances])[] = [
  ['WIFI', [0.8, 0.9, 0.97, 1, 1]],
  ['PARKING', [0.4, 0.5, 0.6, 0.6, 0.6]],
  ['AIR_CONDITIONING', [0.2, 0.4, 0.75, 0.95, 1]],
  ['RESTAURANT', [0.1, 0.3, 0.65, 0.9, 1]],
  ['SWIMMING_POOL', [0.02, 0.06, 0.2, 0.5, 0.85]],
  ['FITNESS_CENTER', [0, 0.05, 0.3, 0.75, 0.97]],
  ['SPA', [0, 0, 0.08, 0.35, 0.9]],
  ['BAR or LOUNGE', [0.1, 0.25, 0.5, 0.8, 0.95]],
  ['BUSINESS_CENTER', [0, 0.03, 0.25, 0.5, 0.6]],
  ['MEETING_ROOMS', [0, 0.05, 0.3, 0.6, 0.8]],
  ['ROOM_SERVICE', [0, 0.02, 0.15, 0.6, 1]],
  ['AIRPORT_SHUTTLE', [0.02, 0.05, 0.15, 0.25, 0.4]],
  ['PETS_ALLOWED', [0.15, 0.2, 0.2, 0.2, 0.15]],
  ['DISABLED_FACILITIES', [0.1, 0.2, 0.45, 0.7, 0.85]],
  ['KIDS_WELCOME', [0.2, 0.25, 0.3, 0.3, 0.35]],
  ['TELEVISION', [0.3, 0.6, 0.7, 0.7, 0.7]],
  ['MINIBAR', [0, 0.03, 0.2, 0.6, 0.85]],
  ['SAUNA', [0, 0.03, 0.08, 0.2, 0.4]],
  ['MASSAGE', [0, 0.01, 0.05, 0.2, 0.5]],
  ['VALET_PARKING', [0, 0, 0, 0.1, 0.55]],
  ['BABY-SITTING', [0, 0, 0.04, 0.12, 0.35]],
  ['WI-FI_IN_ROOM', [0.2, 0.4, 0.5, 0.5, 0.5]],
  ['KITCHEN', [0.15, 0.08, 0.05, 0.03, 0.02]],
  ['JACUZZI', [0, 0, 0.03, 0.1, 0.3]],
  ['TENNIS', [0, 0, 0.02, 0.05, 0.12]],
  ['GOLF', [0, 0, 0, 0.02, 0.06]],
  ['CASINO', [0, 0, 0, 0.01, 0.03]],
];
const ALWAYS: Partial<Record<HouseKind, readonly string[]>> = {
  resort: ['SWIMMING_POOL', 'RESTAURANT', 'BEACH', 'BAR or LOUNGE'],
  apartments: ['KITCHEN'],
};
/** Of the houses with one or two stars that state nothing at all. */
const SILENT_SHARE = 0.07;

function kindOf(hotelId: string, name: string): HouseKind {
  const kinds = Object.keys(INDEPENDENT_CODES) as HouseKind[];
  const sold = kinds.find((kind) => hotelId.startsWith(INDEPENDENT_CODES[kind]));
  if (sold) return sold;
  if (GUEST_HOUSE.test(name)) return 'guesthouse';
  return APARTMENTS.test(name) ? 'apartments' : 'hotel';
}

function drawnStars(kind: HouseKind, random: () => number): number {
  let rest = random() * 100;
  return STARS[kind].findIndex((share) => (rest -= share) < 0) + 1;
}

function starsOf(hotelId: string, name: string, random: () => number): number {
  const kind = kindOf(hotelId, name);
  const isBrand = !hotelId.startsWith(INDEPENDENT_CODES[kind]);
  const brand = isBrand ? BRAND_STARS.find(([pattern]) => pattern.test(name)) : undefined;
  return brand?.[1] ?? drawnStars(kind, random);
}

/** Stars and amenities of a sample hotel, the same for everybody who asks. */
export function sampleHotelFacts(hotelId: string, name: string): SampleHotelFacts {
  const random = seededRandom(`facts ${hotelId}`);
  const stars = starsOf(hotelId, name, random);
  if (stars <= 2 && random() < SILENT_SHARE) return { stars, amenities: [] };
  const drawn = AMENITY_CHANCES.filter(([, chances]) => random() < (chances[stars - 1] ?? 0));
  const certain = ALWAYS[kindOf(hotelId, name)] ?? [];
  return { stars, amenities: [...new Set([...drawn.map(([code]) => code), ...certain])] };
}
