import type { UnderstoodPlace } from './marco-understanding';
import type { CityOption } from './place';

/** A place that was found, as an understanding keeps it. */
export function understoodPlace(place: CityOption): UnderstoodPlace {
  const { name, country, countryCode, region, kind, iataCode, latitude: lat, longitude: lng } = place;
  return {
    name,
    country,
    ...(countryCode && { countryCode }),
    ...(region && { region }),
    ...(kind && { kind }),
    ...(iataCode && { iataCode }),
    lat,
    lng,
  };
}

/** The same place, for those who look for something there. */
export function cityOptionOf({ lat, lng, ...place }: UnderstoodPlace): CityOption {
  return { ...place, latitude: lat, longitude: lng };
}
