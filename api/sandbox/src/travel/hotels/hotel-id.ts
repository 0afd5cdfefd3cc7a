import type { CityCodes } from '../../world/city-codes';
import { makePlaceCode, readPlaceCode } from '../place-code';

/**
 * Hotel ids say where the hotel is, so that nothing has to be stored.
 * With a city code: chain (2), city (3), number (3), as in HLPAR266.
 * Without: chain (2), a digit and three characters for the place, number (2), as in ON0K3F01.
 */
export interface HotelIds {
  make(chainCode: string, cityIndex: number, ordinal: number): string;
  /** Null when no hotel can have this id. */
  read(hotelId: string): { chainCode: string; cityIndex: number; ordinal: number } | null;
}

/** Most hotels a place can have under this scheme. */
const maxHotelsPerCity = 900;

const hotelIdPattern = /^[A-Z0-9]{8}$/;
// 389 and 900 share no factor, so stepping by 389 visits every number once, in no visible order.
const numberStep = 389;

export function isHotelIdShape(text: string): boolean {
  return hotelIdPattern.test(text);
}

export function createHotelIds(codes: CityCodes): HotelIds {
  return {
    make: (chainCode, cityIndex, ordinal) => {
      const code = codes.codeOf(cityIndex);
      if (code === null) return `${chainCode}${makePlaceCode(cityIndex)}${base36(ordinal, 2)}`;
      return `${chainCode}${code}${numberOf(cityIndex, ordinal)}`;
    },
    read: (hotelId) => {
      if (!/^[A-Z]{2}[A-Z0-9]{6}$/.test(hotelId)) return null;
      const chainCode = hotelId.slice(0, 2);
      const rest = hotelId.slice(2);
      const place = /^\d/.test(rest) ? readPlaceId(rest) : readCodeId(rest, codes);
      return place === null ? null : { chainCode, ...place };
    },
  };
}

function readPlaceId(rest: string) {
  const cityIndex = readPlaceCode(rest.slice(0, 4));
  return cityIndex === null ? null : { cityIndex, ordinal: parseInt(rest.slice(4), 36) };
}

function readCodeId(rest: string, codes: CityCodes) {
  const cityIndex = codes.cityWith(rest.slice(0, 3));
  if (cityIndex === null || !/^\d{3}$/.test(rest.slice(3))) return null;
  const wanted = Number(rest.slice(3));
  for (let ordinal = 0; ordinal < maxHotelsPerCity; ordinal += 1) {
    if (numberOf(cityIndex, ordinal) === wanted) return { cityIndex, ordinal };
  }
  return null;
}

/** Three digits from 100 to 999. */
function numberOf(cityIndex: number, ordinal: number): number {
  return 100 + ((ordinal * numberStep + cityIndex) % maxHotelsPerCity);
}

function base36(value: number, length: number): string {
  return value.toString(36).toUpperCase().padStart(length, '0');
}
