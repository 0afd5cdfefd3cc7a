import { AMENITIES } from '@atoll/contracts/hotel';
import type { ListedHotel } from '../platform/travel/travel-provider';
import type { HotelContent } from './hotel-content.model';
import { pick, seededRandom } from './seeded-random';

/** Stars that everybody knows: brands keep one standard worldwide. The first match counts. */
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

function starsOf(name: string, random: () => number): number {
  const brand = BRAND_STARS.find(([pattern]) => pattern.test(name));
  if (brand) return brand[1];
  if (GUEST_HOUSE.test(name)) return pick(random, [2, 2, 3, 1]);
  if (APARTMENTS.test(name)) return pick(random, [3, 3, 4]);
  return pick(random, [2, 3, 3, 3, 4, 4, 5]);
}

/** Chance of each filterable amenity at one to five stars. */
const CHANCES: Readonly<Record<(typeof AMENITIES)[number], readonly number[]>> = {
  SWIMMING_POOL: [0.02, 0.06, 0.2, 0.5, 0.85],
  WIFI: [0.85, 0.95, 1, 1, 1],
  PARKING: [0.4, 0.5, 0.6, 0.6, 0.6],
  FITNESS_CENTER: [0, 0.05, 0.3, 0.75, 1],
  RESTAURANT: [0.1, 0.3, 0.65, 0.9, 1],
  AIR_CONDITIONING: [0.2, 0.4, 0.75, 0.95, 1],
};

/** The same for what nobody filters by, in the vendor's codes. */
const MORE_CHANCES: Readonly<Record<string, readonly number[]>> = {
  'BAR or LOUNGE': [0.1, 0.25, 0.5, 0.8, 0.95],
  TELEVISION: [0.3, 0.6, 0.8, 0.9, 0.9],
  DISABLED_FACILITIES: [0.1, 0.2, 0.45, 0.7, 0.85],
  ROOM_SERVICE: [0, 0.02, 0.15, 0.6, 1],
  MEETING_ROOMS: [0, 0.05, 0.3, 0.6, 0.8],
  BUSINESS_CENTER: [0, 0.03, 0.25, 0.5, 0.6],
  SPA: [0, 0, 0.1, 0.35, 0.9],
  MINIBAR: [0, 0.03, 0.2, 0.6, 0.85],
  PETS_ALLOWED: [0.15, 0.2, 0.2, 0.2, 0.15],
  KIDS_WELCOME: [0.2, 0.25, 0.3, 0.3, 0.35],
  SAUNA: [0, 0.03, 0.1, 0.2, 0.4],
  AIRPORT_SHUTTLE: [0.02, 0.05, 0.15, 0.25, 0.4],
};

function amenitiesOf(stars: number, random: () => number): string[] {
  const has = (chances: readonly number[] | undefined) => random() < (chances?.[stars - 1] ?? 0);
  const filterable = AMENITIES.filter((amenity) => has(CHANCES[amenity]));
  return [...filterable, ...Object.keys(MORE_CHANCES).filter((amenity) => has(MORE_CHANCES[amenity]))];
}

const CHARACTERS: Readonly<Record<number, string>> = {
  1: 'A simple, friendly base',
  2: 'An unfussy house with quiet rooms',
  3: 'A comfortable hotel with a warm welcome',
  4: 'A polished full-service hotel',
  5: 'A grand address with attentive service',
};

function describe(
  hotel: ListedHotel,
  stars: number,
  amenities: readonly string[],
  random: () => number,
): string {
  const place = pick(random, [
    'a short walk from the centre',
    'on a calm street',
    'close to the main sights',
    'within easy reach of the station',
  ]);
  const promise = pick(random, [
    'Mornings begin with an unhurried breakfast.',
    'The team is glad to help with tickets, tables and tips.',
    'Late arrivals are welcome: the desk never closes.',
  ]);
  const pool = amenities.includes('SWIMMING_POOL') ? ' Guests love the pool.' : '';
  return `${CHARACTERS[stars] ?? CHARACTERS[3]} ${place}${hotel.cityName ? ` in ${hotel.cityName}` : ''}. ${promise}${pool}`;
}

function contactOf(hotelId: string, random: () => number): Pick<HotelContent, 'phone' | 'email' | 'website'> {
  if (random() < 0.05) return {};
  // 555-01xx numbers and example.com are reserved for such uses: nobody is called or written to.
  const domain = `${hotelId.toLowerCase()}.example.com`;
  const phone = `+1 202 555 01${String(Math.floor(random() * 100)).padStart(2, '0')}`;
  return { phone, email: `reservations@${domain}`, website: `https://${domain}` };
}

/** What the vendor's list says of a hotel, as content without anything invented. */
export function listedContent(hotel: ListedHotel): HotelContent {
  return {
    _id: hotel.hotelId,
    name: hotel.name,
    chainCode: hotel.chainCode,
    cityName: hotel.cityName,
    countryCode: hotel.countryCode,
    addressLines: hotel.addressLines,
    latitude: hotel.geoCode?.latitude,
    longitude: hotel.geoCode?.longitude,
    rating: hotel.rating,
    amenities: hotel.amenities ?? [],
    sample: false,
  };
}

/**
 * Sample content for a hotel of the vendor's list, the same on every machine and marked `sample`. A few hotels lack
 * description, times or contact on purpose, so that every fallback is seen (HSE-38).
 */
export function sampleContent(hotel: ListedHotel): HotelContent {
  const random = seededRandom(`content ${hotel.hotelId}`);
  const stars = starsOf(hotel.name, random);
  const rating = hotel.rating ?? stars;
  const amenities = hotel.amenities ?? amenitiesOf(stars, random);
  const lacks = { description: random() < 0.06, times: random() < 0.08 };
  return {
    ...listedContent(hotel),
    rating,
    amenities,
    description: lacks.description ? undefined : describe(hotel, Math.round(rating), amenities, random),
    checkInTime: lacks.times ? undefined : pick(random, ['15:00', '14:00']),
    checkOutTime: lacks.times ? undefined : pick(random, ['11:00', '12:00']),
    ...contactOf(hotel.hotelId, random),
    sample: true,
  };
}
