import type { Stay } from './pages/hotels-page';

export const PARIS: Stay = { city: 'Paris', country: 'France', lat: 48.85341, lng: 2.3488 };
