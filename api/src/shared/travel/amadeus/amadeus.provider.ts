import type { ActivityProvider, HotelProvider, LocationProvider } from '../travel-provider';
import { activitiesByLocation, activitiesBySquare, activityById } from './amadeus-activities';
import { createAmadeusClient, type AmadeusOptions } from './amadeus-client';
import { AMADEUS } from './amadeus-error';
import { hotelsByCity, hotelsByGeocode, hotelsByIds } from './amadeus-hotel-list';
import { citiesByKeyword } from './amadeus-locations';
import { hotelOffers, offerById } from './amadeus-offers';

export interface TravelProviders {
  readonly hotels: HotelProvider;
  readonly activities: ActivityProvider;
  readonly locations: LocationProvider;
}

/** Version 3 of the offer search dropped `view`; contracts on older versions still have it. */
const OFFER_VIEW = false;

/** The travel ports served by Amadeus or by the sandbox, which speaks its protocol: one account, one token. */
export function amadeusProviders(
  options: AmadeusOptions & { readonly offerView?: boolean },
): TravelProviders {
  const client = createAmadeusClient(options);
  const offerView = options.offerView ?? OFFER_VIEW;
  return {
    hotels: {
      name: AMADEUS,
      capabilities: { offerView },
      hotelsByCity: (query) => hotelsByCity(client, query),
      hotelsByGeocode: (query) => hotelsByGeocode(client, query),
      hotelsByIds: (ids) => hotelsByIds(client, ids),
      offers: (query) => hotelOffers(client, query, offerView),
      offerById: (offerId, lang) => offerById(client, offerId, lang),
    },
    activities: {
      name: AMADEUS,
      byLocation: (centre, radiusKm) => activitiesByLocation(client, centre, radiusKm),
      bySquare: (square) => activitiesBySquare(client, square),
      byId: (id) => activityById(client, id),
    },
    locations: { name: AMADEUS, cities: (keyword) => citiesByKeyword(client, keyword) },
  };
}
