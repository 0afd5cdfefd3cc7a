import type { ProviderAnswer, ProviderRequest } from '../server/http-message';
import type { Provider } from '../server/provider-server';
import { findRoute, type Route } from '../server/route-table';
import { loadNamedPlaces } from '../world/named-places';
import { activitiesAround, activitiesInSquare, activityById } from './activities/activity-search';
import { createTokenOffice } from './access-token';
import { hotelsByCity, hotelsByGeocode, hotelsByIds } from './hotels/hotel-search';
import { findLocations, locationById } from './locations/locations';
import { offerById, offersByHotels } from './offers/offer-search';
import { createRateLimit } from './rate-limit';
import { failureBody, gatewayErrors, TravelError } from './travel-errors';
import { createTravelWorld, type TravelWorld } from './travel-world';

export interface TravelOptions {
  /** Milliseconds since 1970: decides which tokens are expired and which dates are past. */
  now: () => number;
  /** Upstream's test system allows 10; null means no limit. */
  requestsPerSecond: number | null;
}

const tokenPath = '/v1/security/oauth2/token';

/** The travel provider in the shape of Amadeus' self-service programme (the vendor's published schemas). */
export function createTravelProvider({ now, requestsPerSecond }: TravelOptions): Provider {
  const tokens = createTokenOffice(now);
  const checkRate = createRateLimit(requestsPerSecond, now);
  const world = loadNamedPlaces().then(createTravelWorld);
  let routes: readonly Route[] | null = null;

  const answer = async (request: ProviderRequest): Promise<ProviderAnswer> => {
    if (request.method === 'POST' && request.path === tokenPath) return tokens.issue(request);
    if (request.method === 'GET' && request.path.startsWith(`${tokenPath}/`)) {
      return tokens.describe(request.path.slice(tokenPath.length + 1));
    }
    tokens.check(request);
    checkRate();
    routes ??= routesOf(await world, now);
    const found = findRoute(routes, request.method, request.path);
    if (found === null)
      throw isSoldSeparately(request.path) ? gatewayErrors.forbidden() : gatewayErrors.unknownPath();
    return found.route.answer(request, found.params);
  };

  return {
    name: 'travel',
    contentType: 'application/vnd.amadeus+json',
    failureBody,
    answer: (request) => answer(request).catch(answerOfError),
  };
}

function answerOfError(error: unknown): ProviderAnswer {
  if (error instanceof TravelError) return error.toAnswer();
  throw error;
}

// Products upstream that these credentials are not entitled to.
function isSoldSeparately(path: string): boolean {
  return /^\/v\d\/(booking|travel|airport|airline|schedule|analytics|shopping\/(flight|seatmaps|availability|transfer))/.test(
    path,
  );
}

function routesOf(world: TravelWorld, now: () => number): readonly Route[] {
  const get = (path: string, answer: Route['answer']): Route => ({ method: 'GET', path, answer });
  const locations = '/v1/reference-data/locations';
  const hotels = `${locations}/hotels`;
  const activities = '/v1/shopping/activities';
  return [
    get(locations, (request) => findLocations(request, world)),
    get(`${locations}/:locationId`, (request, { locationId = '' }) =>
      locationById(request, locationId, world),
    ),
    get(`${hotels}/by-city`, (request) => hotelsByCity(request, world)),
    get(`${hotels}/by-geocode`, (request) => hotelsByGeocode(request, world)),
    get(`${hotels}/by-hotels`, (request) => hotelsByIds(request, world)),
    get(activities, (request) => activitiesAround(request, world)),
    get(`${activities}/by-square`, (request) => activitiesInSquare(request, world)),
    get(`${activities}/:activityId`, (request, { activityId = '' }) =>
      activityById(request, activityId, world),
    ),
    get('/v3/shopping/hotel-offers', (request) => offersByHotels(request, world, now())),
    get('/v3/shopping/hotel-offers/:offerId', (request, { offerId = '' }) =>
      offerById(request, offerId, world, now()),
    ),
  ];
}
