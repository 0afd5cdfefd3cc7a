import { GEOCODING_LIMIT, GEOCODING_TIMEOUT_MS } from '@atoll/contracts/constants';
import { MALDIVES_ISLANDS } from '@atoll/contracts/popular-places';
import { runningSandbox } from '../../../shared/provider/testing/running-sandbox';
import { mapSearchPlaces } from '../../sources/map-search';
import { VENDOR_FAULTS } from '../testing/vendor-faults';
import { mapboxProvider, type MapboxOptions } from './mapbox.provider';

const SUGGEST = '/search/searchbox/v1/suggest';
const RETRIEVE = '/search/searchbox/v1/retrieve';
const FORWARD = '/geocoding/v5/mapbox.places';
const TOKEN = 'a-secret-token';
const SESSION = { token: 'one-session' };
const log = { info: () => undefined, warn: jest.fn() };

describe('Mapbox', () => {
  const sandbox = runningSandbox();
  const stub = () => sandbox().mapSearch;
  const mapbox = (options: Partial<MapboxOptions> = {}) =>
    mapboxProvider({ baseUrl: stub().url, token: TOKEN, clientCallsPerMinute: 100, ...options });
  const sought = (text: string, options: Partial<MapboxOptions> = {}) =>
    mapSearchPlaces(mapbox(options).mapSearch)(text, log as never);

  it('MAP-20, MAP-03: suggests with q, key, session, language and a limit of five', async () => {
    const suggestions = await mapbox().mapSearch.suggest('san', SESSION);
    expect(suggestions).toHaveLength(GEOCODING_LIMIT);
    const [request] = await stub().seen(SUGGEST);
    expect(request?.query).toEqual({
      q: 'san',
      access_token: TOKEN,
      session_token: SESSION.token,
      language: 'en',
      limit: '5',
    });
  });

  it('MAP-22: retrieves with key and the session of the suggestion', async () => {
    const [place] = await sought('paris');
    expect(place).toMatchObject({ name: 'Paris', country: 'France', countryCode: 'FR', placeType: 'place' });
    expect(place?.latitude).toBeCloseTo(48.85, 1);
    const [suggest] = await stub().seen(SUGGEST);
    const retrieved = await stub().seen(RETRIEVE);
    expect(retrieved.length).toBeGreaterThan(0);
    for (const { query } of retrieved) {
      expect(query).toMatchObject({ access_token: TOKEN, session_token: suggest?.query.session_token });
    }
    await sought('paris');
    const [, second] = await stub().seen(SUGGEST);
    expect(second?.query.session_token).not.toBe(suggest?.query.session_token);
  });

  it('a suggestion that cannot be retrieved does not cost the others', async () => {
    const whole = await sought('paris');
    await stub().fail({ path: RETRIEVE, status: 500, times: 1 });
    expect(await sought('paris')).toHaveLength(whole.length - 1);
  });

  it('MAP-03, MAP-23: a Maldivian text is held to the country and to its middle', async () => {
    await mapbox().mapSearch.suggest('maldives', SESSION);
    const [request] = await stub().seen(SUGGEST);
    expect(request?.query).toMatchObject({ country: 'MV', proximity: '73.5,3.9' });
    await mapbox().mapSearch.suggest('lisbon', SESSION);
    const [, other] = await stub().seen(SUGGEST);
    expect(other?.query).not.toHaveProperty('country');
    expect(other?.query).not.toHaveProperty('proximity');
  });

  it.each([{ status: 500 }, { body: 'garbage' }, { body: { suggestions: [] } }])(
    'MAP-23: the table of islands answers for the Maldives where the search box gives %j',
    async (fault) => {
      await stub().fail({ path: SUGGEST, ...fault });
      expect(await sought('maldives')).toEqual(MALDIVES_ISLANDS);
    },
  );

  it('MAP-23, MAP-25: a failure on the Maldives is logged all the same', async () => {
    log.warn.mockClear();
    await stub().fail({ path: SUGGEST, status: 500 });
    await sought('maldives');
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('MAP-19: the five islands are answered without asking', async () => {
    const { geocoder } = mapbox();
    for (const island of MALDIVES_ISLANDS) {
      expect(await geocoder.search(island.name)).toEqual([island]);
      expect(await sought(island.name)).toEqual([island]);
    }
    expect(await stub().seen('/')).toEqual([]);
  });

  it('MAP-17: geocodes with types, limit, language and key; the type that Mapbox does not have is left out', async () => {
    const [place] = await mapbox().geocoder.search('Austin, Texas');
    expect(place).toMatchObject({ name: 'Austin', country: 'United States', region: 'Texas', confidence: 1 });
    const [request] = await stub().seen(FORWARD);
    expect(request?.path).toBe(`${FORWARD}/Austin%2C%20Texas.json`);
    expect(request?.query).toEqual({
      types: 'place,locality,neighborhood',
      limit: '5',
      language: 'en',
      access_token: TOKEN,
    });
  });

  it("MAP-17: text never becomes another path, nor two searches, and is nobody's name where it is very long", async () => {
    const { geocoder, mapSearch } = mapbox();
    expect(await geocoder.search('../../search;searchbox?x=1#')).toEqual([]);
    expect(await geocoder.search('a'.repeat(300))).toEqual([]);
    expect(await mapSearch.suggest('a'.repeat(300), SESSION)).toEqual([]);
    const paths = (await stub().seen('/')).map(({ path }) => path);
    expect(paths).toEqual([`${FORWARD}/..%2F..%2Fsearch%20searchbox%3Fx%3D1%23.json`]);
  });

  it('MAP-17, MAP-20, CON-05: gives up on a call after 5 s, and does not repeat it', async () => {
    expect(GEOCODING_TIMEOUT_MS).toBe(5_000);
    await stub().fail({ delayMs: 60_000 });
    const { geocoder, mapSearch } = mapbox({ timeoutMs: 50 });
    const failure = { kind: 'timeout', detail: 'Failed to search location. Please try again.' };
    await expect(geocoder.search('paris')).rejects.toMatchObject(failure);
    await expect(mapSearch.suggest('paris', SESSION)).rejects.toMatchObject(failure);
    expect(await stub().seen('/')).toHaveLength(2);
  });

  it.each(VENDOR_FAULTS)('HOM-31, MAP-25: $name says "$detail"', async ({ fault, detail }) => {
    await stub().fail(fault);
    const { geocoder, mapSearch } = mapbox();
    await expect(geocoder.search('paris')).rejects.toMatchObject({ provider: 'Mapbox', detail });
    await expect(mapSearch.suggest('paris', SESSION)).rejects.toMatchObject({ provider: 'Mapbox', detail });
  });

  it('an empty answer is no place, and no error', async () => {
    expect(await sought('xqzwxq')).toEqual([]);
    expect(await mapbox().geocoder.search('xqzwxq')).toEqual([]);
  });

  it('MAP-20: no failure says the key', async () => {
    await stub().fail({ status: 401 });
    const error = await mapbox()
      .geocoder.search('paris')
      .catch((thrown: unknown) => thrown as Error & { cause: Error });
    expect(JSON.stringify([error, String(error), String((error as Error).cause)])).not.toContain(TOKEN);
  });
});
