import { runningSandbox, type SandboxClient } from '../../provider/testing/running-sandbox';

export type { Fault } from '../../provider/testing/running-sandbox';

export const TOKEN_PATH = '/v1/security/oauth2/token';
export const BY_CITY = '/v1/reference-data/locations/hotels/by-city';
export const BY_GEOCODE = '/v1/reference-data/locations/hotels/by-geocode';
export const OFFERS_PATH = '/v3/shopping/hotel-offers';
export const ACTIVITIES_PATH = '/v1/shopping/activities';

/** The travel sandbox, for the tests of one file. */
export function travelSandbox(): () => SandboxClient {
  const sandbox = runningSandbox();
  return () => sandbox().travel;
}
