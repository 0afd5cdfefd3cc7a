import { artworkUri, TIMES_OF_DAY } from '@atoll/contracts/artwork';
import { pick, seededRandom } from '@atoll/contracts/seeded-random';

/** What a hotel's pictures are chosen by. */
export interface PicturedHotel {
  readonly hotelId: string;
  readonly name: string;
  readonly cityName?: string;
  readonly countryCode?: string;
  readonly latitude?: number;
  readonly rating?: number;
  readonly amenities: readonly string[];
}

/** Cities with a scene of their own, by the vendor's or the gazetteer's name. */
const CITY_SCENES: Readonly<Record<string, string>> = {
  amsterdam: 'amsterdam',
  barcelona: 'barcelona',
  cairo: 'cairo',
  dubai: 'dubai',
  istanbul: 'istanbul',
  london: 'london',
  'new york': 'new-york',
  'new york city': 'new-york',
  paris: 'paris',
  rome: 'rome',
  singapore: 'singapore',
  sydney: 'sydney',
  tokyo: 'tokyo',
};

/** Landscapes by country, for places without a scene of their own. */
const LANDSCAPES: readonly (readonly [countries: string, scenes: readonly [string, ...string[]]])[] = [
  ['MV SC MU FJ PF BS BB AG', ['lagoon', 'beach-bay', 'lagoon-night']],
  ['AE SA QA OM KW BH JO MA TN DZ EG LY', ['dunes', 'old-town']],
  ['CH AT LI', ['alps', 'old-town']],
  ['NO IS GL FO', ['fjord', 'harbour']],
  ['FI SE CA EE LV', ['forest-lake', 'harbour']],
  ['KE TZ ZA BW NA ZM ZW UG', ['savanna', 'skyline']],
  ['TH KH LA MM LK NP IN JP VN ID', ['temple', 'skyline', 'river-bridges']],
  ['FR IT ES PT HR GR', ['old-town', 'harbour', 'vineyard']],
  ['US AU CN KR HK MY BR', ['skyline', 'harbour', 'river-bridges']],
];
const ANYWHERE = ['old-town', 'skyline', 'river-bridges'] as const;

function placeScene(hotel: PicturedHotel, random: () => number): string {
  const own = CITY_SCENES[hotel.cityName?.toLowerCase() ?? ''];
  if (own) return own;
  if (Math.abs(hotel.latitude ?? 0) > 64) return 'fjord';
  const landscape = LANDSCAPES.find(([countries]) => countries.split(' ').includes(hotel.countryCode ?? '-'));
  return pick(random, landscape?.[1] ?? ANYWHERE);
}

/** Where palms stand over water: bungalows anywhere else would be out of place. */
const TROPIC_LATITUDE = 24;

/** The building, by what the hotel calls itself and offers. */
function houseScene(hotel: PicturedHotel, random: () => number): string {
  const { name, countryCode, latitude = 90, rating = 3, amenities } = hotel;
  const isTropical = Math.abs(latitude) < TROPIC_LATITUDE;
  if (countryCode === 'MV' || (isTropical && /bungalow|beach|lagoon|reef|island|villa\b/i.test(name)))
    return 'hotel-bungalow';
  if (/lodge|camp\b|chalet|gasthof|cottage/i.test(name)) return 'hotel-lodge';
  if (/grand|palace|palais|palazzo|royal|imperial|ritz|waldorf|regis/i.test(name)) return 'hotel-grand';
  if (amenities.includes('BEACH')) return 'hotel-pool';
  if (rating >= 5) return pick(random, ['hotel-grand', 'hotel-tower', 'hotel-pool', 'hotel-boutique']);
  return pick(random, ['hotel-boutique', 'hotel-tower', 'hotel-boutique', 'hotel-grand']);
}

/**
 * Addresses of a hotel's pictures, the first for its card: the house, its place, and what it offers. The same hotel
 * always has the same ones; the time of day comes from its id, so that neighbours differ.
 */
export function hotelArtwork(hotel: PicturedHotel): string[] {
  const random = seededRandom(`artwork ${hotel.hotelId}`);
  const house = houseScene(hotel, random);
  const place = placeScene(hotel, random);
  const pool = hotel.amenities.includes('SWIMMING_POOL') ? ['hotel-pool'] : [];
  const inOrder = random() < 0.3 ? [place, house, ...pool] : [house, place, ...pool];
  return [...new Set(inOrder)].map((scene) => artworkUri(scene, pick(random, TIMES_OF_DAY)));
}
