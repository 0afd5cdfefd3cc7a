import type { MapBounds, MapPosition } from '../map.model';

/** A circle on the map. */
export interface MapArea extends MapPosition {
  readonly radiusKm: number;
}

const RADIUS_MIN_KM = 1;
const KM_PER_DEGREE = 111.2;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** The circle through the corners of a map, so that everything in sight is searched, as far as a search may reach. */
export function areaWithin({ west, south, east, north }: MapBounds, radiusMaxKm: number): MapArea {
  const latitude = (south + north) / 2;
  const turns = Math.round((west + east) / 2 / 360);
  const longitude = (west + east) / 2 - turns * 360;
  const heightKm = (north - south) * KM_PER_DEGREE;
  const widthKm = (east - west) * KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: rounded(clamp(latitude, -90, 90), 4),
    longitude: rounded(longitude, 4),
    radiusKm: rounded(clamp(Math.hypot(heightKm, widthKm) / 2, RADIUS_MIN_KM, radiusMaxKm), 1),
  };
}
