import { RECENT_SEARCHES_MAX } from '@atoll/contracts/constants';
import { isCivilDate } from '@atoll/contracts/dates';
import { PLACE_KINDS, placeLabel, type CityOption } from '@atoll/contracts/place';
import { readDeviceText, writeDeviceText } from '../device-storage/device-storage';

/** A search that any remote made on this device. */
export interface RecentSearch {
  readonly place: CityOption;
  /** `yyyy-MM-dd`, or null. */
  readonly checkIn: string | null;
  readonly checkOut: string | null;
}

interface Address {
  /** The place itself, of whichever kind. */
  readonly city: string;
  readonly state: string | null;
  readonly country: string;
}

/** As it is kept: name, lat, lng and address (HOM-28), what the place is if no city, and the dates where there were some. */
interface Kept {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly address: Address;
  readonly kind?: string;
  readonly checkIn?: string;
  readonly checkOut?: string;
}

export const RECENT_SEARCHES_KEY = 'atoll-recent-searches';

/** Null for what is no address. Earlier releases kept one line, in which what follows the name finds the same place. */
function addressOf(kept: unknown, name: string): Address | null {
  if (typeof kept === 'string' && kept.startsWith(`${name}, `))
    return { city: name, state: null, country: kept.slice(name.length + 2) };
  const { city, state, country } = Object(kept) as Record<string, unknown>;
  if (typeof city !== 'string' || typeof country !== 'string') return null;
  return { city, state: typeof state === 'string' ? state : null, country };
}

/** What of it can be read; null for what is not ours. */
function readKept(value: unknown): Kept | null {
  const { name, address: stored } = Object(value) as Record<string, unknown>;
  if (typeof name !== 'string') return null;
  const address = addressOf(stored, name);
  return address && { ...(value as Kept), address };
}

/** What is no number here was one once: JSON writes null for the result of a sum that failed. */
function hasPlaceOnEarth({ lat, lng }: Kept): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

function dateOf(text: string | undefined): string | null {
  return text !== undefined && isCivilDate(text) ? text : null;
}

function searchOf({ name, address, lat, lng, kind: kept, checkIn, checkOut }: Kept): RecentSearch {
  const { state, country } = address;
  const kind = PLACE_KINDS.find((known) => known === kept);
  return {
    place: {
      name,
      country,
      latitude: lat,
      longitude: lng,
      ...(state !== null && { region: state }),
      ...(kind && { kind }),
    },
    checkIn: dateOf(checkIn),
    checkOut: dateOf(checkOut),
  };
}

function keptOf({ place, checkIn, checkOut }: RecentSearch): Kept {
  const { name, region, country, latitude, longitude, kind } = place;
  const dates = { ...(checkIn && { checkIn }), ...(checkOut && { checkOut }) };
  return {
    name,
    lat: latitude,
    lng: longitude,
    address: { city: name, state: region ?? null, country },
    ...(kind && kind !== 'city' && { kind }),
    ...dates,
  };
}

export interface RecentSearches {
  /** Newest first. */
  readonly searches: readonly RecentSearch[];
  /** The sentence to show where what was kept makes no sense, or null (HOM-28). */
  readonly problem: string | null;
}

/** What this device kept. */
export function readRecentSearches(): RecentSearches {
  let stored: unknown = [];
  try {
    stored = JSON.parse(readDeviceText(RECENT_SEARCHES_KEY) ?? '[]');
  } catch {
    // Cut off, or not ours: the next search writes it anew.
  }
  const all: unknown[] = Array.isArray(stored) ? stored : [];
  const kept = all.map(readKept).filter((search) => search !== null);
  const sound = kept.filter(hasPlaceOnEarth);
  const isBroken = sound.length < kept.length;
  return {
    searches: sound.map(searchOf),
    problem: isBroken ? 'Invalid coordinates in saved search' : null,
  };
}

/** Puts a search first; the same place is kept once, with its last dates. Returns what is kept now. */
export function keepRecentSearch(search: RecentSearch): RecentSearches {
  const label = placeLabel(search.place);
  const others = readRecentSearches().searches.filter(({ place }) => placeLabel(place) !== label);
  const searches = [search, ...others].slice(0, RECENT_SEARCHES_MAX);
  writeDeviceText(RECENT_SEARCHES_KEY, JSON.stringify(searches.map(keptOf)));
  return { searches, problem: null };
}
