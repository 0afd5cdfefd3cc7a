import type { ProviderAnswer, ProviderRequest } from '../../server/http-message';
import { countryOf, utcOffset } from '../../world/countries';
import type { City } from '../../world/gazetteer';
import { plainUpperCase } from '../../world/plain-text';
import { makePlaceCode, readPlaceCode } from '../place-code';
import { readQuery } from '../query-reader';
import { missingParameter, notFound } from '../travel-errors';
import type { TravelWorld } from '../travel-world';

// Source: vendor schema, parameter keyword.
const keywordPattern = /^[A-Za-z0-9./:()'" -]+$/;

/**
 * `GET /v1/reference-data/locations`: cities by the beginning of a word or by code, the only paged call.
 * Airports are not part of the stand-in: asking for them alone finds nothing. Source: AirportCitySearch 1.2.3.
 */
export function findLocations(request: ProviderRequest, world: TravelWorld): ProviderAnswer {
  const query = readQuery(request.query);
  const accepts = (type: string) => type === 'AIRPORT' || type === 'CITY';
  const subTypes = query.list('subType', { maxItems: 2, accepts });
  if (subTypes.length === 0) throw missingParameter('subType');
  const keyword = query.requiredText('keyword', keywordPattern, 'MUC');
  const countryCode = query.text('countryCode', /^[A-Z]{2}$/);
  const limit = query.integer('page[limit]', { min: 1, max: 1000, fallback: 10 });
  const offset = query.integer('page[offset]', { min: 0, max: Number.MAX_SAFE_INTEGER, fallback: 0 });
  const view = query.oneOf('view', ['LIGHT', 'FULL']) ?? 'FULL';
  query.oneOf('sort', ['analytics.travelers.score']);
  const found = subTypes.includes('CITY') ? citiesFor(keyword, countryCode, world) : [];
  const data = found
    .slice(offset, offset + limit)
    .map((index) => world.gazetteer.city(index))
    .filter((city): city is City => city !== null)
    .map((city) => describeCity(city, world, request.origin, view));
  const links = pageLinks(request, { count: found.length, limit, offset });
  return { status: 200, body: { meta: { count: found.length, links }, data } };
}

/** `GET /v1/reference-data/locations/{id}`: one city, by C and its code. */
export function locationById(request: ProviderRequest, id: string, world: TravelWorld): ProviderAnswer {
  const code = id.startsWith('C') ? id.slice(1) : '';
  const index = world.codes.cityWith(code) ?? readPlaceCode(code);
  const city = index === null ? null : world.gazetteer.city(index);
  if (city === null) throw notFound('locationId');
  const self = `${request.origin}${request.path}`;
  const data = describeCity(city, world, request.origin, 'FULL');
  return { status: 200, body: { meta: { links: { self } }, data } };
}

function citiesFor(keyword: string, countryCode: string | null, world: TravelWorld): number[] {
  const found = world.findCities(keyword);
  if (countryCode === null) return found;
  return found.filter((index) => world.gazetteer.city(index)?.countryCode === countryCode);
}

const regionOfContinent: Record<string, string> = {
  AF: 'AFRIC',
  AS: 'ASIA',
  EU: 'EUROP',
  NA: 'NAMER',
  OC: 'AUSTL',
  SA: 'LAMER',
};

function describeCity(city: City, world: TravelWorld, origin: string, view: 'LIGHT' | 'FULL') {
  const code = world.codes.codeOf(city.index);
  const id = `C${code ?? makePlaceCode(city.index)}`;
  const name = plainUpperCase(world.nameOf(city));
  const country = countryOf(city.countryCode);
  const countryName = plainUpperCase(country.name);
  const light = {
    type: 'location',
    subType: 'CITY',
    name,
    detailedName: `${name}/${city.countryCode}`,
    id,
    self: { href: `${origin}/v1/reference-data/locations/${id}`, methods: ['GET'] },
    ...(code !== null && { iataCode: code }),
  };
  if (view === 'LIGHT') return { ...light, address: { cityName: name, countryName } };
  return {
    ...light,
    timeZoneOffset: utcOffset(city.countryCode, city.longitude),
    geoCode: { latitude: city.latitude, longitude: city.longitude },
    address: {
      cityName: name,
      ...(code !== null && { cityCode: code }),
      countryName,
      countryCode: city.countryCode,
      ...(/^[A-Z]{2}$/.test(city.adminCode) && { stateCode: city.adminCode }),
      regionCode: regionOfContinent[country.continent] ?? 'ASIA',
    },
    analytics: { travelers: { score: travelersScore(city, world) } },
  };
}

/** 0 to 100. */
function travelersScore(city: City, world: TravelWorld): number {
  const size = Math.max(0, Math.log10(city.population + 1) * 11 - 24);
  return Math.min(100, Math.round(world.codes.isFamous(city.index) ? 38 + size : size));
}

interface Page {
  count: number;
  limit: number;
  offset: number;
}

function pageLinks({ origin, path, query }: ProviderRequest, { count, limit, offset }: Page) {
  const at = (start: number) => {
    const params = new URLSearchParams(query);
    params.set('page[offset]', String(start));
    params.set('page[limit]', String(limit));
    return `${origin}${path}?${params.toString()}`;
  };
  const lastOffset = count === 0 ? 0 : Math.floor((count - 1) / limit) * limit;
  return {
    self: `${origin}${path}?${query.toString()}`,
    first: at(0),
    ...(offset > 0 && { previous: at(Math.max(0, offset - limit)) }),
    ...(offset + limit < count && { next: at(offset + limit) }),
    last: at(lastOffset),
  };
}
