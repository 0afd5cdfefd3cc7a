import type { Country } from '../../world/countries';
import type { City } from '../../world/gazetteer';
import { fractionOf } from '../../world/seeded-random';
import type { Hotel } from '../hotels/hotel';
import { monthOf, weekdayOf } from './calendar-date';
import type { BoardType, RatePlan } from './rate-plans';
import type { RoomKind } from './rooms';

/** What a flexible night for two costs in the United States, in dollars, by stars. */
const baseByStars: Record<number, number> = { 1: 46, 2: 68, 3: 105, 4: 172, 5: 345 };

/** Board for one adult and day in a three-star house in the United States, in dollars. */
const boardPrice: Record<BoardType, number> = {
  ROOM_ONLY: 0,
  BREAKFAST: 13,
  HALF_BOARD: 38,
  FULL_BOARD: 58,
  ALL_INCLUSIVE: 92,
};

/** Whose price it is. */
export interface PricedHouse {
  hotel: Hotel;
  city: City;
  country: Country;
  isFamous: boolean;
}

/** What the simplest room costs two people in each night of a stay, in dollars before tax. */
export function simplestNights(house: PricedHouse, firstDay: number, nights: number): number[] {
  const { hotel, city, country } = house;
  const usual =
    (baseByStars[hotel.stars] ?? 90) *
    country.priceLevel *
    cityFactor(city.population, house.isFamous) *
    (0.8 + 0.45 * fractionOf('price', hotel.hotelId));
  return Array.from({ length: nights }, (_, night) => {
    const day = firstDay + night;
    const season = seasonFactor(city, country.isBeachCountry, monthOf(day));
    const demand = 0.95 + 0.12 * fractionOf('demand', hotel.hotelId, day);
    return usual * season * weekdayFactor(hotel, weekdayOf(day)) * demand;
  });
}

/** What a room costs under a rate, from what the simplest one costs in the same night. */
export function roomNight(
  simplest: number,
  { hotel, country }: PricedHouse,
  room: RoomKind,
  plan: RatePlan,
  adults: number,
): number {
  // Two are in the price, everyone else sleeps for a little more.
  const occupancy = adults <= 2 ? 1 : 1 + 0.12 * (adults - 2);
  const boardLevel = (0.4 + hotel.stars * 0.2) * Math.max(0.45, country.priceLevel);
  return simplest * room.factor * plan.factor * occupancy + boardPrice[plan.board] * adults * boardLevel;
}

function cityFactor(population: number, isFamous: boolean): number {
  const size = 1 + 0.11 * Math.log10(Math.max(1, population) / 100_000);
  return Math.max(0.72, Math.min(1.25, size)) * (isFamous ? 1.22 : 1);
}

const northernSeason = [0.82, 0.84, 0.92, 1.0, 1.08, 1.16, 1.22, 1.2, 1.1, 1.02, 0.88, 0.98];
const beachSeason = [1.3, 1.28, 1.22, 1.12, 0.92, 0.84, 0.86, 0.88, 0.84, 0.94, 1.08, 1.32];

function seasonFactor(city: City, isBeachCountry: boolean, month: number): number {
  if (isBeachCountry) return beachSeason[month] ?? 1;
  // South of the equator summer is in January; near it seasons hardly matter.
  const shifted = city.latitude < 0 ? (month + 6) % 12 : month;
  const strength = Math.min(1, Math.abs(city.latitude) / 35);
  return 1 + ((northernSeason[shifted] ?? 1) - 1) * strength;
}

/** Chains in towns live from business travelers in midweek, everybody else from weekends. */
function weekdayFactor(hotel: Hotel, weekday: number): number {
  const isWeekend = weekday === 5 || weekday === 6;
  if (hotel.source === 'DIRECTCHAIN') return isWeekend ? 0.96 : weekday === 0 ? 0.9 : 1.06;
  return isWeekend ? 1.14 : 0.98;
}
