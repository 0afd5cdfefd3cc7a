import { PLACE_KINDS, placeLabel, type CityOption, type PlaceKind } from '../place';
import { degrees, oneOf, text } from './params';

/** The parameters of a page that begins with a place. `q` is what a form without JavaScript sends of it. */
export const PLACE_PARAMS = {
  q: text(),
  city: text(),
  region: text(),
  country: text(),
  lat: degrees(90),
  lng: degrees(180),
  // A city is what most links name, and what an older one means.
  kind: oneOf(PLACE_KINDS, 'city'),
} as const;

interface PlaceState {
  readonly q: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly kind: PlaceKind;
}

/** The place of a page's URL, only if name, country and both coordinates are there and sound (HSE-04). */
export function placeOf({ city, region, country, lat, lng, kind }: PlaceState): CityOption | null {
  if (city === null || country === null || lat === null || lng === null) return null;
  return {
    name: city,
    country,
    latitude: lat,
    longitude: lng,
    ...(region !== null && { region }),
    ...(kind !== 'city' && { kind }),
  };
}

/** What the URL says of a place, and no longer what was typed for it. */
export function placeState(place: CityOption | null): PlaceState {
  return {
    q: null,
    city: place?.name ?? null,
    region: place?.region ?? null,
    country: place?.country ?? null,
    lat: place?.latitude ?? null,
    lng: place?.longitude ?? null,
    kind: place?.kind ?? 'city',
  };
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
