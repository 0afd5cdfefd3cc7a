import { Refusal } from '../server/refusal';
import type { City } from '../world/gazetteer';
import { distanceKm, type Point } from '../world/geo';

const queryMaxLength = 256;

/** Mapbox says what is wrong in one sentence. */
export function mapSearchError(status: number, message: string): Refusal {
  return new Refusal(status, { message });
}

export function readText(text: string | null): string {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') throw mapSearchError(400, 'q is required');
  if (trimmed.length > queryMaxLength) throw mapSearchError(422, 'Query too long');
  return trimmed;
}

export function readSession(query: URLSearchParams): void {
  if (!query.get('session_token')) throw mapSearchError(400, 'session_token is required');
}

/** 5 unless told otherwise, 1 to 10. */
export function readLimit(query: URLSearchParams): number {
  const text = query.get('limit') ?? '5';
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 10) return Number(text);
  throw mapSearchError(422, 'limit must be between 1 and 10');
}

function readProximity(query: URLSearchParams): Point | null {
  const text = query.get('proximity');
  if (text === null || text === 'ip') return null;
  const [longitude = NaN, latitude = NaN] = text.split(',').map(Number);
  if (Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) return { latitude, longitude };
  throw mapSearchError(422, 'proximity must be longitude,latitude');
}

/** Narrows by `country`, and puts what is within a day's drive of `proximity` first. */
export function narrowed(cities: readonly City[], query: URLSearchParams): City[] {
  const countries = query.get('country')?.toUpperCase().split(',') ?? null;
  if (countries?.some((code) => !/^[A-Z]{2}$/.test(code))) {
    throw mapSearchError(422, 'country must be ISO 3166 alpha 2 country codes');
  }
  const centre = readProximity(query);
  const inside = cities.filter(({ countryCode }) => countries?.includes(countryCode) ?? true);
  if (centre === null) return inside;
  const isFar = (city: City) => distanceKm(city, centre) > 1000;
  return [...inside.filter((city) => !isFar(city)), ...inside.filter(isFar)];
}
