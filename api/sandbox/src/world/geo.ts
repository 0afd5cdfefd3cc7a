export interface Point {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6371;
export const kmPerDegree = 111.195;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const dLat = Math.sin(radians(b.latitude - a.latitude) / 2);
  const dLon = Math.sin(radians(b.longitude - a.longitude) / 2);
  const h = dLat * dLat + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * dLon * dLon;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The point some kilometres north and east, rounded to five decimals (about a metre). */
export function moveKm(from: Point, northKm: number, eastKm: number): Point {
  const latitude = Math.max(-89.9, Math.min(89.9, from.latitude + northKm / kmPerDegree));
  const perDegreeKm = kmPerDegree * Math.max(0.01, Math.cos(radians(latitude)));
  return {
    latitude: roundDegrees(latitude),
    longitude: roundDegrees(wrapLongitude(from.longitude + eastKm / perDegreeKm)),
  };
}

export function wrapLongitude(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
