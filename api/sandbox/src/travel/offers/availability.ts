import { fractionOf } from '../../world/seeded-random';
import type { Hotel } from '../hotels/hotel';

/** Chance that a house is full in a given night. */
const fullNightChance = 0.02;
const fullNightChanceOfOnlyHouse = 0.006;

/** Whether a hotel has no room at all in some night of the stay. The first house of a place is rarely full. */
export function isSoldOut(hotel: Hotel, checkInDay: number, nights: number, roomQuantity: number): boolean {
  const chance = hotel.ordinal === 0 ? fullNightChanceOfOnlyHouse : fullNightChance;
  // A party that needs many rooms finds fewer houses with all of them free.
  const wanted = chance * (1 + 0.35 * (roomQuantity - 1));
  for (let night = 0; night < nights; night += 1) {
    if (fractionOf('full', hotel.hotelId, checkInDay + night) < wanted) return true;
  }
  return false;
}

/** Whether one combination of room and rate is still on sale; the first of a hotel always is. */
export function isOnSale(hotelId: string, roomIndex: number, planIndex: number, checkInDay: number): boolean {
  if (roomIndex === 0 && planIndex === 0) return true;
  return fractionOf('sale', hotelId, roomIndex, planIndex, checkInDay) < 0.42;
}
