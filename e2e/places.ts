import type { Stay } from './pages/hotels-page';

export const PARIS: Stay = { city: 'Paris', country: 'France', lat: 48.85341, lng: 2.3488 };

/** A place with more than 20 hotels and fewer than 100. */
export const BERGEN: Stay = { city: 'Bergen', country: 'Norway', lat: 60.39299, lng: 5.32415 };

/** The atoll of the tour search, with more than one page of tours. */
export const MALDIVES: Stay = { city: 'Maldives', country: 'Maldives', lat: 3.9, lng: 73.5 };

/** A small country that a journey hides and shows again; others must not count on it meanwhile. */
export const HIDDEN_FOR_A_WHILE = {
  slug: 'iceland',
  city: 'Reykjavik',
  citySlug: 'reykjavik',
  /** West, south, east, north. */
  bbox: '-25,63,-13,67',
} as const;

/** The city whose streets come with the map. */
export const SAN_FRANCISCO: Stay = {
  city: 'San Francisco',
  country: 'United States',
  lat: 37.77493,
  lng: -122.41942,
};
