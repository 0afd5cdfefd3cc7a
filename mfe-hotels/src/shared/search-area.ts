import { REGION_RADIUS_KM } from '@atoll/contracts/constants';

/** A circle on the map that somebody searches instead of the whole place. */
export interface SearchArea {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
}

/** The edges of a map, in degrees; `west` may lie beyond 180. */
interface Edges {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const NAME = 'area';
const RADIUS_MIN_KM = 1;
const KM_PER_DEGREE = 111.2;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** The circle through the corners of a map, so that everything in sight is searched, as far as a search may reach. */
export function areaWithin({ west, south, east, north }: Edges): SearchArea {
  const latitude = (south + north) / 2;
  const turns = Math.round((west + east) / 2 / 360);
  const longitude = (west + east) / 2 - turns * 360;
  const heightKm = (north - south) * KM_PER_DEGREE;
  const widthKm = (east - west) * KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: rounded(clamp(latitude, -90, 90), 4),
    longitude: rounded(longitude, 4),
    radiusKm: rounded(clamp(Math.hypot(heightKm, widthKm) / 2, RADIUS_MIN_KM, REGION_RADIUS_KM), 1),
  };
}

/** Reads `area=latitude,longitude,kilometres`; null where it is missing or makes no sense. */
export function readArea(params: URLSearchParams): SearchArea | null {
  const numbers = params.get(NAME)?.split(',').map(Number) ?? [];
  const [latitude = NaN, longitude = NaN, radiusKm = NaN] = numbers;
  const isSound =
    numbers.length === 3 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusKm > 0;
  return isSound ? { latitude, longitude, radiusKm: clamp(radiusKm, RADIUS_MIN_KM, REGION_RADIUS_KM) } : null;
}

/** The same address with another area, or with none. */
export function writeArea(params: URLSearchParams, area: SearchArea | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (area) next.set(NAME, `${area.latitude},${area.longitude},${area.radiusKm}`);
  else next.delete(NAME);
  return next;
}
