import { sampleHotelFacts } from '@atoll/contracts/sample-hotel';
import type { ListedHotel } from '../shared/travel/travel-provider';
import type { HotelContent } from './hotel-content.model';
import { pick, seededRandom } from '@atoll/contracts/seeded-random';

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
  const facts = sampleHotelFacts(hotel.hotelId, hotel.name);
  const rating = hotel.rating ?? facts.stars;
  const amenities = hotel.amenities ?? facts.amenities;
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
