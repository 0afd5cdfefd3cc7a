import { shaped, type Param } from './params';

/** A circle on the map that somebody searches instead of the whole place. */
export interface SearchArea {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
}

function readArea(value: string): SearchArea | null {
  const numbers = value.split(',').map(Number);
  const [latitude = NaN, longitude = NaN, radiusKm = NaN] = numbers;
  const isSound =
    numbers.length === 3 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusKm > 0;
  return isSound ? { latitude, longitude, radiusKm } : null;
}

/** 'latitude,longitude,radius in km'; null for the whole place. */
export function searchArea(): Param<SearchArea | null> {
  return shaped(readArea, ({ latitude, longitude, radiusKm }) => `${latitude},${longitude},${radiusKm}`);
}
