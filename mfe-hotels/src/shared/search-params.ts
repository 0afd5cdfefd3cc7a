import {
  GUESTS_DEFAULT,
  GUESTS_MAX,
  GUESTS_MIN,
  ROOMS_DEFAULT,
  ROOMS_MAX,
  ROOMS_MIN,
} from '@atoll/contracts/constants';
import { isCivilDate } from '@atoll/contracts/dates';
import type { CityOption } from '@atoll/contracts/place';
import type { Party } from '../stay/party-rules';

/** What the traveler searches for. The address bar is where it lives (HSE-02). */
export interface HotelSearch {
  place: CityOption | null;
  /** `yyyy-MM-dd`, or null. */
  checkIn: string | null;
  checkOut: string | null;
  /** 1 to 6, for all rooms together. */
  guests: number;
  /** 1 to 5. */
  rooms: number;
}

/** A whole number in its limits; the default where the text is none (C19: guests=9 shows 6). */
function readCount(text: string | null, min: number, max: number, fallback: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? fallback : Math.min(max, Math.max(min, value));
}

function readDate(text: string | null): string | null {
  return text && isCivilDate(text) ? text : null;
}

function readCoordinate(text: string | null, limit: number): number | null {
  const value = Number(text);
  return text?.trim() && Math.abs(value) <= limit ? value : null;
}

/** The destination, only if city, country, lat and lng are all there and sound. */
function readPlace(params: URLSearchParams): CityOption | null {
  const name = params.get('city')?.trim();
  const country = params.get('country')?.trim();
  const latitude = readCoordinate(params.get('lat'), 90);
  const longitude = readCoordinate(params.get('lng'), 180);
  if (!name || !country || latitude === null || longitude === null) return null;
  return { name, country, latitude, longitude };
}

/** 'Lisbon, Portugal' (HSE-15). */
export function placeLabel(place: CityOption): string {
  return `${place.name}, ${place.country}`;
}

/** The party as an address names it, also where no form offers so many (HSE-59, C49). */
export function readAskedParty(params: URLSearchParams): Party {
  return {
    guests: readCount(params.get('guests'), GUESTS_MIN, Infinity, GUESTS_DEFAULT),
    rooms: readCount(params.get('rooms'), ROOMS_MIN, Infinity, ROOMS_DEFAULT),
  };
}

export function readSearch(params: URLSearchParams): HotelSearch {
  return {
    place: readPlace(params),
    checkIn: readDate(params.get('checkIn')),
    checkOut: readDate(params.get('checkOut')),
    guests: readCount(params.get('guests'), GUESTS_MIN, GUESTS_MAX, GUESTS_DEFAULT),
    rooms: readCount(params.get('rooms'), ROOMS_MIN, ROOMS_MAX, ROOMS_DEFAULT),
  };
}

/**
 * The typed place of a form that was sent without JavaScript (`q`), or null. It counts only where it names another
 * place than the address already does: then somebody typed a new one over the old.
 */
export function readTypedPlace(params: URLSearchParams): string | null {
  const typed = params.get('q')?.trim();
  if (!typed) return null;
  const place = readPlace(params);
  return place && (typed === placeLabel(place) || typed === place.name) ? null : typed;
}

function set(params: URLSearchParams, name: string, value: string | number | null): void {
  if (value === null) params.delete(name);
  else params.set(name, String(value));
}

/** The same address with another search; everything else in it stays (HSE-03). */
export function writeSearch(params: URLSearchParams, search: HotelSearch): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('q');
  set(next, 'city', search.place?.name ?? null);
  set(next, 'country', search.place?.country ?? null);
  set(next, 'lat', search.place?.latitude ?? null);
  set(next, 'lng', search.place?.longitude ?? null);
  set(next, 'checkIn', search.checkIn);
  set(next, 'checkOut', search.checkOut);
  set(next, 'guests', search.guests);
  set(next, 'rooms', search.rooms);
  return next;
}
