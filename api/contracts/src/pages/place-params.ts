import type { CityOption } from '../place';
import { degrees, text } from './params';

/** The parameters of a page that begins with a place. `q` is what a form without JavaScript sends of it. */
export const PLACE_PARAMS = {
  q: text(),
  city: text(),
  country: text(),
  lat: degrees(90),
  lng: degrees(180),
} as const;

interface PlaceState {
  readonly q: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The place of a page's URL, only if name, country and both coordinates are there and sound (HSE-04). */
export function placeOf({ city, country, lat, lng }: PlaceState): CityOption | null {
  if (city === null || country === null || lat === null || lng === null) return null;
  return { name: city, country, latitude: lat, longitude: lng };
}

/** What the URL says of a place, and no longer what was typed for it. */
export function placeState(place: CityOption | null): PlaceState {
  return {
    q: null,
    city: place?.name ?? null,
    country: place?.country ?? null,
    lat: place?.latitude ?? null,
    lng: place?.longitude ?? null,
  };
}

/** 'Lisbon, Portugal' (HSE-15). */
export function placeLabel({ name, country }: Pick<CityOption, 'name' | 'country'>): string {
  return `${name}, ${country}`;
}

/**
 * What was typed into a form without JavaScript, where it names another place than the URL does already: then somebody
 * typed a new one over the old.
 */
export function typedPlaceOf(state: PlaceState): string | null {
  const place = placeOf(state);
  const isSame = place && (state.q === placeLabel(place) || state.q === place.name);
  return isSame ? null : state.q;
}
