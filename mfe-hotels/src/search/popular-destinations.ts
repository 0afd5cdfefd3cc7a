import { artworkUri } from '@atoll/contracts/artwork';
import type { CityOption } from '@atoll/contracts/place';

export interface PopularDestination extends CityOption {
  description: string;
  /** Address of its picture. */
  picture: string;
}

/** The six cities that the empty search offers (HSE-06). */
export const POPULAR_DESTINATIONS: readonly PopularDestination[] = [
  {
    name: 'New York',
    country: 'United States',
    latitude: 40.7128,
    longitude: -74.006,
    description: 'Art, food and a skyline for every hour',
    picture: artworkUri('new-york', 'dusk'),
  },
  {
    name: 'London',
    country: 'United Kingdom',
    latitude: 51.5074,
    longitude: -0.1278,
    description: 'Parks, pubs and free museums',
    picture: artworkUri('london', 'golden'),
  },
  {
    name: 'Paris',
    country: 'France',
    latitude: 48.8566,
    longitude: 2.3522,
    description: 'Long lunches, longer evenings',
    picture: artworkUri('paris', 'noon'),
  },
  {
    name: 'Tokyo',
    country: 'Japan',
    latitude: 35.6762,
    longitude: 139.6503,
    description: 'Quiet gardens inside a loud city',
    picture: artworkUri('tokyo', 'dawn'),
  },
  {
    name: 'Rome',
    country: 'Italy',
    latitude: 41.9028,
    longitude: 12.4964,
    description: 'Two thousand years on one walk',
    picture: artworkUri('rome', 'golden'),
  },
  {
    name: 'Sydney',
    country: 'Australia',
    latitude: -33.8688,
    longitude: 151.2093,
    description: 'Ferries, headlands, ocean pools',
    picture: artworkUri('sydney', 'noon'),
  },
];
