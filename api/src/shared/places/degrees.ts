import { AppError } from '../errors/app-error';

/** A coordinate of a query in degrees. Throws INVALID_COORDINATES where it is missing, none, or beyond the limit. */
export function readDegrees(text: string | undefined, limit: 90 | 180): number {
  const value = text?.trim() ? Number(text) : NaN;
  // The negation also refuses NaN.
  if (!(Math.abs(value) <= limit)) throw new AppError('INVALID_COORDINATES');
  return value;
}

/** A point of a query. Throws INVALID_COORDINATES where either part is not sound. */
export function readPoint(lat: string | undefined, lng: string | undefined) {
  return { latitude: readDegrees(lat, 90), longitude: readDegrees(lng, 180) };
}
