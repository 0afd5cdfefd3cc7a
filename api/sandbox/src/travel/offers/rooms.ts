import { seededRandom } from '../../world/seeded-random';
import type { Hotel } from '../hotels/hotel';

/** A kind of room a hotel sells. */
export interface RoomKind {
  /** Three characters as upstream: category, number of beds, kind of bed. */
  type: string;
  category: RoomCategory;
  beds: number;
  bedType: BedType;
  /** Adults it sleeps. */
  capacity: number;
  sizeSqm: number;
  title: string;
  /** Price compared with the hotel's simplest room. */
  factor: number;
}

type RoomCategory =
  | 'STANDARD_ROOM'
  | 'SUPERIOR_ROOM'
  | 'DELUXE_ROOM'
  | 'EXECUTIVE_ROOM'
  | 'COMFORT_ROOM'
  | 'STUDIO'
  | 'SUITE'
  | 'ACCESSIBLE_ROOM';

type BedType = 'SINGLE' | 'DOUBLE' | 'TWIN' | 'QUEEN' | 'KING';

interface RoomRow extends Omit<RoomKind, 'type'> {
  /** Stars of the houses that have it. */
  stars: readonly [min: number, max: number];
  chance: number;
}

const row = (
  category: RoomCategory,
  beds: number,
  bedType: BedType,
  capacity: number,
  sizeSqm: number,
  factor: number,
  stars: [number, number],
  chance: number,
  title: string,
): RoomRow => ({ category, beds, bedType, capacity, sizeSqm, factor, stars, chance, title });

const rows: readonly RoomRow[] = [
  row('STANDARD_ROOM', 1, 'DOUBLE', 2, 18, 1, [1, 3], 1, 'Standard Double Room'),
  row('STANDARD_ROOM', 1, 'QUEEN', 2, 24, 1, [4, 5], 1, 'Classic Queen Room'),
  row('STANDARD_ROOM', 1, 'SINGLE', 1, 13, 0.78, [1, 4], 0.6, 'Single Room'),
  row('STANDARD_ROOM', 2, 'TWIN', 2, 20, 1.02, [1, 4], 0.8, 'Standard Twin Room'),
  row('COMFORT_ROOM', 1, 'QUEEN', 2, 22, 1.14, [2, 4], 0.6, 'Comfort Queen Room'),
  row('COMFORT_ROOM', 3, 'SINGLE', 3, 26, 1.3, [1, 3], 0.5, 'Triple Room'),
  row('SUPERIOR_ROOM', 1, 'KING', 2, 27, 1.25, [3, 5], 0.85, 'Superior King Room'),
  row('SUPERIOR_ROOM', 2, 'DOUBLE', 4, 32, 1.42, [3, 5], 0.7, 'Superior Room with Two Double Beds'),
  row('DELUXE_ROOM', 1, 'KING', 3, 34, 1.55, [4, 5], 0.9, 'Deluxe King Room with View'),
  row('EXECUTIVE_ROOM', 1, 'KING', 2, 36, 1.8, [4, 5], 0.6, 'Executive King Room, Lounge Access'),
  row('SUITE', 1, 'KING', 4, 55, 2.4, [4, 5], 0.75, 'One-Bedroom Suite'),
  row('SUITE', 3, 'KING', 6, 95, 4.1, [5, 5], 0.6, 'Family Suite, Two Bedrooms'),
  row('STUDIO', 1, 'DOUBLE', 3, 30, 1.2, [2, 4], 0.3, 'Studio with Kitchenette'),
  row('STUDIO', 5, 'DOUBLE', 9, 110, 3.2, [2, 4], 0.18, 'Three-Bedroom Apartment'),
  row('ACCESSIBLE_ROOM', 1, 'QUEEN', 2, 26, 1, [3, 5], 0.4, 'Accessible Queen Room'),
  row('STANDARD_ROOM', 4, 'SINGLE', 4, 28, 1.5, [1, 3], 0.45, 'Family Room for Four'),
];

/** The rooms of a hotel, simplest first; always at least one for two. */
export function roomsOf(hotel: Hotel): RoomKind[] {
  const random = seededRandom('rooms', hotel.hotelId);
  const resort = hotel.isResort ? ' in a Beach Villa' : '';
  return rows
    .filter(
      ({ chance, stars: [min, max] }) => random.chance(chance) && hotel.stars >= min && hotel.stars <= max,
    )
    .map(({ stars: _stars, chance: _chance, ...room }) => ({
      ...room,
      title: `${room.title}${room.beds === 1 ? resort : ''}`,
      sizeSqm: room.sizeSqm + random.int(-2, 6),
      type: `${typeLetter[room.category]}${room.beds}${room.bedType[0]}`,
    }));
}

const typeLetter: Record<RoomCategory, string> = {
  STANDARD_ROOM: 'C',
  SUPERIOR_ROOM: 'B',
  DELUXE_ROOM: 'A',
  EXECUTIVE_ROOM: 'E',
  COMFORT_ROOM: 'D',
  STUDIO: 'H',
  SUITE: 'S',
  ACCESSIBLE_ROOM: 'X',
};
