import { LOCATION_TEXTS } from '@atoll/contracts/location-texts';
import type { CityOption } from '@atoll/contracts/place';
import { toAppError } from '../app-error';

function placesOf(body: unknown): unknown[] | null {
  if (typeof body !== 'object' || body === null || !('places' in body)) return null;
  return Array.isArray(body.places) ? body.places : null;
}

function isLocation(place: unknown): place is CityOption {
  if (typeof place !== 'object' || place === null) return false;
  const { name, country, latitude, longitude } = place as Partial<CityOption>;
  return Boolean(name && country) && Number.isFinite(latitude) && Number.isFinite(longitude);
}

/** The locations of an answer. Throws an Error with the sentence to show where there are none. */
export function readLocations(body: unknown, query: string): CityOption[] {
  const places = placesOf(body);
  if (!places) throw new Error(LOCATION_TEXTS.format);
  if (places.length === 0) throw new Error(LOCATION_TEXTS.noneFor(query));
  const locations = places.filter(isLocation);
  if (locations.length === 0) throw new Error(LOCATION_TEXTS.noneValid);
  return locations;
}

/** What to say of a search that was not answered. */
export function searchFailure(problem: unknown): Error {
  const error = toAppError(problem);
  if (error.kind === 'network') return new Error(LOCATION_TEXTS.failed);
  const { status = 0 } = error;
  if (status >= 400) return new Error(LOCATION_TEXTS.status(status));
  if (status > 0) return new Error(LOCATION_TEXTS.format);
  return new Error(LOCATION_TEXTS.failed);
}

/** Whether a place lies on the Earth: degrees beyond its ends are an error of whoever gave them. */
export function isOnEarth({ latitude, longitude }: Pick<CityOption, 'latitude' | 'longitude'>): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
