import type { ProviderAnswer, ProviderRequest } from '../server/http-message';
import type { Provider } from '../server/provider-server';
import { orRefusal } from '../server/refusal';
import { findAddress, nearestPlace } from '../world/address-search';
import { loadNamedPlaces } from '../world/named-places';
import { describeCountry, describePlace } from './geocoder-place';
import {
  failureBody,
  geocoderError,
  readFlag,
  readFormat,
  readLevel,
  readLimit,
  readNumber,
} from './geocoder-query';

async function search({ query }: ProviderRequest): Promise<ProviderAnswer> {
  const format = readFormat(query);
  const limit = readLimit(query);
  const text = query.get('q')?.trim();
  if (!text) throw geocoderError(400, 'Nothing to search for.');
  const places = await loadNamedPlaces();
  const options = { format, hasAddress: readFlag(query, 'addressdetails', false) };
  const body = findAddress(text, places)
    .slice(0, limit)
    .map((city) => describePlace(city, places, options));
  return { status: 200, body };
}

async function reverse({ query }: ProviderRequest): Promise<ProviderAnswer> {
  const format = readFormat(query);
  const point = { latitude: readNumber(query, 'lat', 90), longitude: readNumber(query, 'lon', 180) };
  const level = readLevel(query);
  const places = await loadNamedPlaces();
  const city = nearestPlace(point, places);
  if (!city) return { status: 200, body: { error: 'Unable to geocode' } };
  const options = { format, hasAddress: readFlag(query, 'addressdetails', true) };
  if (level === 'country') return { status: 200, body: describeCountry(city, places, options) };
  return { status: 200, body: describePlace(city, places, options) };
}

async function answer(request: ProviderRequest): Promise<ProviderAnswer> {
  // Nominatim's usage policy: who does not say who they are is turned away.
  if (!request.headers['user-agent']) throw geocoderError(403, 'Please identify your application.');
  if (request.method === 'GET' && request.path === '/search') return search(request);
  if (request.method === 'GET' && request.path === '/reverse') return reverse(request);
  throw geocoderError(404, 'Not found');
}

/** The open geocoder in the shape of Nominatim 4. Source: nominatim.org/release-docs/latest/api. */
export function createGeocoderProvider(): Provider {
  return {
    name: 'geocoder',
    contentType: 'application/json; charset=utf-8',
    answer: (request) => orRefusal(request, answer),
    failureBody: (status) => failureBody(status, 'The service is not available.'),
  };
}
