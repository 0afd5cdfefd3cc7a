import type { WatchVendor } from '../observability/vendor-watch';
import { absentProviders } from './absent.provider';
import { amadeusProviders, type TravelProviders } from './amadeus/amadeus.provider';
import type { TravelConfig } from './travel.config';

/** A vendor call counts as slow before its traveler's deadline, so that the circuit knows when the answer leaves. */
const SLOW_SHARE = 0.8;

/** The travel vendor's adapter that the configuration chooses: one for all features, with one token and one breaker. */
export function createTravelProviders(config: TravelConfig, watchVendor: WatchVendor): TravelProviders {
  if (config.TRAVEL_PROVIDER === 'none') return absentProviders();
  return amadeusProviders({
    baseUrl: config.AMADEUS_BASE_URL,
    clientId: config.AMADEUS_CLIENT_ID,
    clientSecret: config.AMADEUS_CLIENT_SECRET,
    clientCallsPerMinute: config.PROVIDER_CALLS_MAX,
    watch: watchVendor('amadeus'),
    breaker: { slowCallMs: config.PROVIDER_DEADLINE_MS * SLOW_SHARE },
  });
}
