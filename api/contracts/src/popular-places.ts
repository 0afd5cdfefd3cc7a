import type { CityOption } from './place';

const place = (
  name: string,
  country: string,
  countryCode: string,
  latitude: number,
  longitude: number,
): CityOption => ({ name, country, countryCode, latitude, longitude });

/** The five islands of the Maldives that are answered without asking anybody (MAP-19). */
export const MALDIVES_ISLANDS: readonly CityOption[] = [
  place('Maafushi', 'Maldives', 'MV', 3.9423, 73.4907),
  place('Thulusdhoo', 'Maldives', 'MV', 4.3744, 73.6513),
  place('Fulidhoo', 'Maldives', 'MV', 3.6805, 73.4151),
  place('Gulhi', 'Maldives', 'MV', 3.9902, 73.5086),
  place('Dhiffushi', 'Maldives', 'MV', 4.4432, 73.7135),
];

const CITIES: readonly CityOption[] = [
  place('New York', 'United States', 'US', 40.7128, -74.006),
  place('London', 'United Kingdom', 'GB', 51.5074, -0.1278),
  place('Paris', 'France', 'FR', 48.8566, 2.3522),
  place('Tokyo', 'Japan', 'JP', 35.6762, 139.6503),
  place('Rome', 'Italy', 'IT', 41.9028, 12.4964),
];

/** The destinations of the hotel search (HSE-06). */
export const HOTEL_DESTINATIONS: readonly CityOption[] = [
  ...CITIES,
  place('Sydney', 'Australia', 'AU', -33.8688, 151.2093),
];

/** The destinations of the tour search: seven, and five islands of the Maldives (TOU-02). */
export const TOUR_DESTINATIONS: readonly CityOption[] = [
  ...CITIES,
  place('Cairo', 'Egypt', 'EG', 30.0444, 31.2357),
  place('Maldives', 'Maldives', 'MV', 3.9, 73.5),
  ...MALDIVES_ISLANDS,
];
