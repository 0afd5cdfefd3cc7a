import { ProviderError } from '../provider/provider-error';
import type { TravelProviders } from './amadeus/amadeus.provider';

const NAME = 'none';

/** Rejects like a vendor that is away for long: callers degrade as they do for any other outage. */
async function absent(): Promise<never> {
  throw new ProviderError({ provider: NAME, kind: 'unavailable', status: null, retryable: false });
}

/** The travel ports of a site without a travel vendor (TRAVEL_PROVIDER=none): every call says that it is unavailable. */
export function absentProviders(): TravelProviders {
  return {
    hotels: {
      name: NAME,
      capabilities: { offerView: false },
      hotelsByCity: absent,
      hotelsByGeocode: absent,
      hotelsByIds: absent,
      offers: absent,
      offerById: absent,
    },
    activities: { name: NAME, byLocation: absent, bySquare: absent, byId: absent },
    locations: { name: NAME, cities: absent },
  };
}
