import { pick } from '@atoll/contracts/seeded-random';
import { isIslandCountry, type Climate, type Spot } from '../../shared/artwork/climate';
import { houseTypes, type House } from './house-types';

/** A kind of room of a hotel: its motif, and the vendor's room categories that it stands for. */
export interface RoomScene {
  readonly scene: string;
  readonly label: string;
  readonly categories: readonly string[];
}

const SIMPLE = ['STANDARD_ROOM', 'COMFORT_ROOM', 'ACCESSIBLE_ROOM', 'BUSINESS_ROOM'];
const BETTER = ['SUPERIOR_ROOM', 'DELUXE_ROOM', 'EXECUTIVE_ROOM', 'PREMIUM_ROOM'];
const SUITES = ['SUITE', 'JUNIOR_SUITE', 'PENTHOUSE'];
const FAMILY = ['STUDIO', 'FAMILY_ROOM', 'APARTMENT', 'RESIDENTIAL_APARTMENT', 'DUPLEX', 'LOFT', 'VILLA'];

/** Motifs that tell where one is, by the type of the house or its country. */
function localRooms(
  types: readonly string[],
  spot: Spot,
  climates: readonly Climate[],
  random: () => number,
): string[] {
  const isOneIn = (chance: number) => random() < chance;
  const is = (type: string) => types.includes(type);
  const isIn = (countries: string) => countries.split(' ').includes(spot.countryCode ?? '-');
  const isSnowy = climates[0] === 'alpine' || climates[0] === 'cold';
  const found: [string, boolean][] = [
    ['room-ryokan', is('Ryokan') || (isIn('JP') && isOneIn(0.4))],
    ['room-riad', is('Riad') || (isIn('MA TN DZ') && isOneIn(0.5))],
    [
      'room-beach',
      climates.includes('tropical') && (is('Beach') || is('Bungalow') || isIslandCountry(spot.countryCode)),
    ],
    ['room-alpine', isSnowy && (is('Chalet') || isOneIn(0.4))],
  ];
  return found.flatMap(([scene, fits]) => (fits ? [scene] : []));
}

/** The rooms of a hotel, simplest first, each with a motif of its own; together they stand for every category. */
export function roomScenes(
  hotel: House & Spot,
  climates: readonly Climate[],
  random: () => number,
): RoomScene[] {
  const { types } = houseTypes(hotel);
  const usual = pick(random, [
    ['room-classic', 'room-modern'],
    ['room-modern', 'room-classic'],
  ]);
  const local = localRooms(types, hotel, climates, random);
  const [simple = 'room-classic', better = 'room-modern'] = [...local, ...usual];
  const hasSuites = (hotel.rating ?? 3) >= 4;
  return [
    { scene: simple, label: 'Standard room', categories: SIMPLE },
    { scene: better, label: 'Superior room', categories: BETTER },
    ...(hasSuites ? [{ scene: 'room-suite', label: 'Suite', categories: SUITES }] : []),
    { scene: 'room-family', label: 'Family room', categories: hasSuites ? FAMILY : [...FAMILY, ...SUITES] },
  ];
}
