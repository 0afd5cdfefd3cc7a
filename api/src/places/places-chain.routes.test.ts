import type { FastifyInstance } from 'fastify';
import type { ReversePlaceAnswer, SubmittedPlaceAnswer } from '@atoll/contracts/place';
import { testConfig } from '../../test/config';
import { buildBareApp } from '../../test/bare-app';
import { createLogger } from '../shared/observability/logger';
import { runningSandbox, type SandboxClient } from '../shared/provider/testing/running-sandbox';
import { UNWATCHED } from '../shared/http-client/vendor-watch';
import { createTravelProviders } from '../shared/travel/travel-providers';
import type { Geocoding } from './geocoding/geocoding';
import { mapboxProvider } from './geocoding/mapbox/mapbox.provider';
import { nominatimProvider } from './geocoding/nominatim/nominatim.provider';
import { placesFeature } from './places.feature';

const TOKEN = 'a-secret-token';
const SUGGEST = '/search/searchbox/v1/suggest';
const FORWARD = '/geocoding/v5/mapbox.places';
const LOCATIONS = '/v1/reference-data/locations';
/** In the middle of a popular city's name, where the built-in list does not look. */
const UNKNOWN = 'ew yor';

interface LogLine {
  readonly msg: string;
  readonly source?: string;
  readonly provider?: string;
  readonly err?: { readonly message: string };
}

describe('a submitted place', () => {
  const sandbox = runningSandbox();
  let app: FastifyInstance;
  let lines: LogLine[];

  beforeEach(async () => {
    lines = [];
    const { travel, geocoder, mapSearch } = sandbox();
    const config = testConfig({ LOG_LEVEL: 'info', AMADEUS_BASE_URL: travel.url });
    const nominatim = nominatimProvider({
      baseUrl: geocoder.url,
      publicUrl: config.PUBLIC_URL,
      queue: () => Promise.resolve(),
    });
    const mapbox = mapboxProvider({ baseUrl: mapSearch.url, token: TOKEN, clientCallsPerMinute: 1_000 });
    const geocoding: Geocoding = {
      mapSearch: mapbox.mapSearch,
      geocoders: [mapbox.geocoder, nominatim],
      reverse: nominatim,
    };
    const feature = placesFeature({
      travel: createTravelProviders(config, () => UNWATCHED),
      geocoding,
      sights: { all: () => [] },
    });
    const log = createLogger(config, { write: (line) => void lines.push(JSON.parse(line) as LogLine) });
    app = await buildBareApp(feature, { config, log });
  });
  afterEach(() => app.close());

  const submit = async (q: string) => {
    const answer = await app.inject({ url: '/api/places/submitted', query: { q } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(TOKEN);
    return answer.json<SubmittedPlaceAnswer>();
  };
  const sources = () =>
    lines.flatMap(({ source, provider, msg }) =>
      source ? `${provider ?? source} ${msg.replace('place source ', '')}` : [],
    );
  /** Lets a stand-in give what it says of Paris for any text. */
  async function knowsParis(stub: SandboxClient, path: string, asked: string, query: object): Promise<void> {
    const search = new URLSearchParams({ ...query });
    const body: unknown = await (await fetch(`${stub.url}${asked}?${search.toString()}`)).json();
    await stub.fail({ path, body });
  }
  const mapSearchKnows = () =>
    knowsParis(sandbox().mapSearch, SUGGEST, SUGGEST, {
      q: 'paris',
      session_token: 'a',
      access_token: TOKEN,
      limit: '1',
    });
  const forwardKnows = () =>
    knowsParis(sandbox().mapSearch, FORWARD, `${FORWARD}/paris.json`, { access_token: TOKEN, limit: '1' });
  const geocoderKnows = () =>
    knowsParis(sandbox().geocoder, '/search', '/search', {
      q: 'paris',
      format: 'json',
      addressdetails: '1',
      limit: '1',
    });

  it('TOU-11, C9: what the built-in list knows is asked of nobody else', async () => {
    const answer = await submit('lisbon');
    expect([answer.source, answer.places[0]?.name]).toEqual(['built-in', 'Lisbon']);
    const { travel, geocoder, mapSearch } = sandbox();
    for (const stub of [travel, geocoder, mapSearch]) expect(await stub.seen('/')).toEqual([]);
  });

  it('C9, MAP-24: typing asks nobody but the built-in list', async () => {
    await app.inject({ url: '/api/places', query: { q: UNKNOWN } });
    const { travel, geocoder, mapSearch } = sandbox();
    for (const stub of [travel, geocoder, mapSearch]) expect(await stub.seen('/')).toEqual([]);
  });

  it('TOU-11, MAP-03: the map search box is second', async () => {
    await mapSearchKnows();
    const answer = await submit(UNKNOWN);
    expect(answer).toMatchObject({ source: 'map-search', places: [{ name: 'Paris', country: 'France' }] });
    expect(answer.places[0]).toHaveProperty('mapboxId');
    expect(sources()).toEqual(['built-in was asked', 'Mapbox was asked']);
    expect(await sandbox().geocoder.seen('/')).toEqual([]);
  });

  it('TOU-11, MAP-04: geocoding is third, where the search box fails', async () => {
    await sandbox().mapSearch.fail({ path: SUGGEST, status: 500 });
    await forwardKnows();
    expect(await submit(UNKNOWN)).toMatchObject({ source: 'geocoder', places: [{ name: 'Paris' }] });
    expect(sources()).toEqual(['built-in was asked', 'Mapbox failed', 'Mapbox was asked']);
  });

  it('TOU-11, MAP-04, MAP-24: the open geocoder geocodes where all of Mapbox fails', async () => {
    await sandbox().mapSearch.fail({ status: 401 });
    await geocoderKnows();
    expect(await submit(UNKNOWN)).toMatchObject({ source: 'geocoder', places: [{ name: 'Paris' }] });
    expect(sources()).toEqual([
      'built-in was asked',
      'Mapbox failed',
      'Mapbox failed',
      'Nominatim was asked',
    ]);
  });

  it('TOU-11: the travel data are fourth', async () => {
    const { travel, geocoder, mapSearch } = sandbox();
    await mapSearch.fail({ body: 'garbage' });
    await geocoder.fail({ status: 429 });
    const address = { countryName: 'FRANCE', countryCode: 'FR' };
    const paris = { name: 'PARIS', iataCode: 'PAR', address, geoCode: { latitude: 48.9, longitude: 2.4 } };
    await travel.fail({ path: LOCATIONS, body: { data: [paris] } });
    expect(await submit(UNKNOWN)).toMatchObject({ source: 'travel-data', places: [{ name: 'Paris' }] });
    expect(sources()).toEqual([
      'built-in was asked',
      'Mapbox failed',
      'Mapbox failed',
      'Nominatim failed',
      'Amadeus was asked',
    ]);
  });

  it('TOU-11: the popular cities are last', async () => {
    const { travel, geocoder, mapSearch } = sandbox();
    for (const stub of [travel, geocoder, mapSearch]) await stub.fail({ status: 500 });
    expect(await submit(UNKNOWN)).toMatchObject({ source: 'popular-cities', places: [{ name: 'New York' }] });
    expect(sources()).toEqual([
      'built-in was asked',
      'Mapbox failed',
      'Mapbox failed',
      'Nominatim failed',
      'Amadeus failed',
      'popular-cities was asked',
    ]);
  });

  it('MAP-25: where everybody fails the list is empty, and the log says why', async () => {
    const { travel, geocoder, mapSearch } = sandbox();
    await mapSearch.fail({ status: 503 });
    await geocoder.fail({ body: '<html>' });
    await travel.fail({ status: 500 });
    expect(await submit('xqzwxq')).toEqual({ source: null, places: [] });
    expect(lines.filter(({ msg }) => msg === 'place source failed')).toHaveLength(4);
    expect(JSON.stringify(lines)).toContain('Search failed: 503');
    expect(JSON.stringify(lines)).toContain('Invalid response format');
    expect(JSON.stringify(lines)).not.toContain(TOKEN);
  });

  it('MAP-23: where the search box fails on the Maldives, the table of islands answers', async () => {
    await sandbox().mapSearch.fail({ path: SUGGEST, status: 500 });
    const answer = await submit('xqzwxq maldives');
    expect(answer.source).toBe('map-search');
    expect(answer.places.map(({ name }) => name)).toEqual([
      'Maafushi',
      'Thulusdhoo',
      'Fulidhoo',
      'Gulhi',
      'Dhiffushi',
    ]);
  });

  it('MAP-14, MAP-16: a point that is near no place is asked of the open geocoder', async () => {
    const at = async (lat: string, lon: string) =>
      (await app.inject({ url: '/api/places/reverse', query: { lat, lon } })).json<ReversePlaceAnswer>();
    await at('48.8534', '2.3488');
    expect(await sandbox().geocoder.seen('/')).toEqual([]);
    const nowhere = { city: null, state: null, country: null, confidence: 0, place: null };
    await sandbox().geocoder.fail({ path: '/reverse', status: 500, times: 1 });
    expect(await at('-40', '-120')).toEqual(nowhere);
    expect(JSON.stringify(lines)).toContain('Geocoding failed');
    const address = { town: 'Adamstown', state: 'Pitcairn', country: 'United Kingdom' };
    await sandbox().geocoder.fail({ path: '/reverse', body: { address } });
    expect(await at('-40', '-120')).toMatchObject({ city: 'Adamstown', confidence: 1 });
  });
});
