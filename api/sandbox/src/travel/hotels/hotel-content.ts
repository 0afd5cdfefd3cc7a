import { countryOf, type Country } from '../../world/countries';
import type { City } from '../../world/gazetteer';
import { seededRandom, type SeededRandom } from '../../world/seeded-random';
import { countries, type ICountry } from 'countries-list';
import type { Hotel } from './hotel';
import { nameStyleOf } from './name-styles';

export interface HotelAddress {
  /** Absent for a few houses, as upstream. */
  lines?: string[];
  postalCode?: string;
  cityName: string;
  countryCode: string;
}

export interface HotelContact {
  phone: string;
  fax?: string;
  email?: string;
}

/** What a hotel says about itself beyond the list. */
export interface HotelContent {
  address: HotelAddress;
  /** Null for a few houses. */
  contact: HotelContact | null;
  description: string | null;
}

/** Works out address, contact and description. About one in twenty-five lacks each of them. */
export function contentOf(hotel: Hotel, city: City, cityName: string): HotelContent {
  const random = seededRandom('content', hotel.hotelId);
  const country = countryOf(city.countryCode);
  return {
    address: addressOf(random, country, cityName),
    contact: random.chance(0.05) ? null : contactOf(random, hotel, country),
    description: random.chance(0.06) ? null : describe(random, hotel, cityName),
  };
}

function addressOf(random: SeededRandom, country: Country, cityName: string): HotelAddress {
  const street = random.pick(nameStyleOf(country.language).street).replace('{n}', String(random.int(1, 180)));
  const postalCode = String(random.int(10_000, 98_999));
  const place = { cityName, countryCode: country.code };
  return random.chance(0.04) ? place : { lines: [street], postalCode, ...place };
}

const dialling: Record<string, ICountry | undefined> = countries;

function contactOf(random: SeededRandom, hotel: Hotel, country: Country): HotelContact {
  const prefix = dialling[country.code]?.phone[0] ?? 1;
  const number = () => `+${prefix} ${random.int(20, 89)} ${random.int(100, 999)} ${random.int(1000, 9999)}`;
  const contact: HotelContact = { phone: number() };
  if (random.chance(0.3)) contact.fax = number();
  if (random.chance(0.8)) contact.email = `reservations@${hotel.hotelId.toLowerCase()}.example.com`;
  return contact;
}

const openings: Record<number, readonly string[]> = {
  1: ['A simple, friendly base', 'A plain and spotless place to sleep', 'Good beds and few frills'],
  2: ['A family-run house', 'A cosy and unfussy stay', 'A good-value house with quiet rooms'],
  3: ['A comfortable mid-range hotel', 'A bright and modern hotel', 'A well-kept hotel with a warm welcome'],
  4: ['A polished upscale hotel', 'A stylish full-service hotel', 'A spacious hotel with attentive service'],
  5: [
    'A landmark of quiet luxury',
    'A grand five-star address',
    'An indulgent retreat with impeccable service',
  ],
};

const surroundings = [
  'a short walk from the centre of {c}', 'on a calm street in {c}', 'close to the main sights of {c}',
  'within easy reach of the station in {c}', 'in a leafy part of {c}', 'next to the old market of {c}',
] as const; // prettier-ignore

const promises = [
  'Mornings begin with an unhurried breakfast.', 'Rooms are soundproofed and face a quiet courtyard.',
  'The team is glad to help with tickets, tables and tips.', 'Many guests return for the view from the terrace.',
  'Late arrivals are welcome: the desk never closes.', 'Families find connecting rooms and cots on request.',
] as const; // prettier-ignore

const resortPromises = [
  'White sand and a house reef begin at the doorstep.',
  'Villas stand over the lagoon, and dinner is served with feet in the sand.',
  'Snorkelling gear, kayaks and sunset boat trips are part of the stay.',
] as const;

function describe(random: SeededRandom, hotel: Hotel, cityName: string): string {
  const opening = random.pick(openings[hotel.stars] ?? ['A pleasant place to stay']);
  const where = random.pick(surroundings).replace('{c}', cityName);
  const promise = random.pick(hotel.isResort ? resortPromises : promises);
  return `${opening}, ${where}. ${promise}`;
}
