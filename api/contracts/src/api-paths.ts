/** Addresses of the API, each written once. */
export const API_PATHS = {
  places: '/api/places',
  placesReverse: '/api/places/reverse',
  placesOfRegion: '/api/places/region',
  hotels: '/api/hotels',
  hotelOffers: '/api/hotels/offers',
  activities: '/api/activities',
  registry: '/api/registry',
  pageViews: '/api/page-views',
  clientErrors: '/api/client-errors',
  releases: '/api/releases/:app',
  releaseHealth: '/api/release-health',
  openapi: '/api/openapi.json',
} as const;
