import type { ProviderAnswer, ProviderRequest } from '../server/http-message';
import type { Provider } from '../server/provider-server';
import { orRefusal } from '../server/refusal';
import { findAddress } from '../world/address-search';
import { loadNamedPlaces } from '../world/named-places';
import {
  attribution,
  cityOfMapboxId,
  describeFeature,
  describeGeocoded,
  describeSuggestion,
  featureType,
} from './map-search-place';
import { mapSearchError, narrowed, readLimit, readSession, readText } from './map-search-query';

const suggestPath = '/search/searchbox/v1/suggest';
const retrievePath = '/search/searchbox/v1/retrieve/';
const forwardPath = /^\/geocoding\/v5\/mapbox\.places\/(.+)\.json$/;
const placeTypes = ['country', 'region', 'postcode', 'district', 'place', 'locality', 'neighborhood', 'address', 'poi']; // prettier-ignore

const messages: Record<number, string> = {
  401: 'Not Authorized - Invalid Token',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
};

function textOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) throw mapSearchError(400, 'Bad Request');
    throw error;
  }
}

async function suggest({ query }: ProviderRequest): Promise<ProviderAnswer> {
  const text = readText(query.get('q'));
  readSession(query);
  const limit = readLimit(query);
  const places = await loadNamedPlaces();
  const suggestions = narrowed(findAddress(text, places), query)
    .slice(0, limit)
    .map((city) => describeSuggestion(city, places));
  return { status: 200, body: { suggestions, attribution, response_id: `sandbox-${suggestions.length}` } };
}

async function retrieve({ query }: ProviderRequest, id: string): Promise<ProviderAnswer> {
  readSession(query);
  const places = await loadNamedPlaces();
  const city = cityOfMapboxId(id, places);
  if (city === null) throw mapSearchError(404, 'Not Found');
  const features = [describeFeature(city, places)];
  return { status: 200, body: { type: 'FeatureCollection', features, attribution } };
}

async function forward({ query }: ProviderRequest, search: string): Promise<ProviderAnswer> {
  const text = readText(search);
  const types = query.get('types')?.split(',') ?? placeTypes;
  const unknown = types.find((type) => !placeTypes.includes(type));
  if (unknown !== undefined) {
    throw mapSearchError(
      422,
      `Type "${unknown}" is not a known type. Must be one of: ${placeTypes.join(', ')}`,
    );
  }
  const limit = readLimit(query);
  const places = await loadNamedPlaces();
  const features = narrowed(findAddress(text, places), query)
    .filter((city) => types.includes(featureType(city)))
    .slice(0, limit)
    .map((city) => describeGeocoded(city, places));
  const body = { type: 'FeatureCollection', query: text.toLowerCase().split(/\s+/), features, attribution };
  return { status: 200, body };
}

async function answer(request: ProviderRequest): Promise<ProviderAnswer> {
  const { method, path, query } = request;
  if (!query.get('access_token')) throw mapSearchError(401, 'Not Authorized - No Token');
  if (method !== 'GET') throw mapSearchError(404, 'Not Found');
  if (path === suggestPath) return suggest(request);
  if (path.startsWith(retrievePath)) return retrieve(request, textOf(path.slice(retrievePath.length)));
  const [, search] = forwardPath.exec(path) ?? [];
  if (search !== undefined) return forward(request, textOf(search));
  throw mapSearchError(404, 'Not Found');
}

/**
 * Map search in the shape of Mapbox: Search Box v1 and Geocoding v5. Any token will do.
 * Source: docs.mapbox.com/api/search.
 */
export function createMapSearchProvider(): Provider {
  return {
    name: 'map-search',
    contentType: 'application/json; charset=utf-8',
    answer: (request) => orRefusal(request, answer),
    failureBody: (status) => ({ message: messages[status] ?? 'Internal Server Error' }),
  };
}
