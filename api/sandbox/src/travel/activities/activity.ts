import type { Point } from '../../world/geo';

/** An activity as it is invented for a place. */
export interface Activity extends Point {
  /** Decimal digits. */
  id: string;
  name: string;
  shortDescription: string;
  /** Null for a few, as upstream. */
  description: string | null;
  /** Zero to five; null when nobody has rated it. */
  rating: number | null;
  price: { currencyCode: string; amount: string } | null;
  minimumDuration: string | null;
}

/** Most activities a place can have: an id has this many numbers for each place. */
export const maxActivitiesPerCity = 128;

export function makeActivityId(cityIndex: number, ordinal: number): string {
  return String((cityIndex + 1) * maxActivitiesPerCity + ordinal);
}

/** Null when no activity can have this id. */
export function readActivityId(id: string): { cityIndex: number; ordinal: number } | null {
  if (!/^[1-9]\d{1,8}$/.test(id)) return null;
  const number = Number(id);
  const cityIndex = Math.floor(number / maxActivitiesPerCity) - 1;
  return cityIndex < 0 ? null : { cityIndex, ordinal: number % maxActivitiesPerCity };
}
