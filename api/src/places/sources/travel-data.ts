import type { CityOption } from '@atoll/contracts/place';
import type { LocationProvider } from '../../shared/travel/travel-provider';

/** 'SAN FRANCISCO', as the vendor writes it, as people do. */
function titleCase(text: string): string {
  return text.toLowerCase().replace(/(?<=^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Cities by the travel vendor's location search (PRV-10). */
export function travelDataPlaces(provider: LocationProvider) {
  return async (query: string): Promise<CityOption[]> =>
    (await provider.cities(query)).map(({ name, countryName, countryCode, geoCode }) => ({
      name: titleCase(name),
      country: titleCase(countryName),
      countryCode,
      ...geoCode,
    }));
}
