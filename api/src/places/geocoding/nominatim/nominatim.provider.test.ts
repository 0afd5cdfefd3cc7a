import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import { QueueFull } from '../../../shared/limits/call-queue';
import { runningSandbox } from '../../../shared/provider/testing/running-sandbox';
import { VENDOR_FAULTS } from '../testing/vendor-faults';
import { nominatimProvider, type NominatimOptions } from './nominatim.provider';

const PARIS = { latitude: 48.8534, longitude: 2.3488 };
/** Turns at once: that they are apart has tests of its own. */
const freeQueue = () => Promise.resolve();

describe('Nominatim', () => {
  const sandbox = runningSandbox();
  const stub = () => sandbox().geocoder;
  const nominatim = (options: Partial<NominatimOptions> = {}) =>
    nominatimProvider({
      baseUrl: stub().url,
      publicUrl: 'https://atoll.example',
      queue: freeQueue,
      ...options,
    });

  it('MAP-24: searches with its five parameters and says who asks', async () => {
    const places = await nominatim().search('Austin, Texas');
    const [request] = await stub().seen('/search');
    expect(request?.query).toEqual({
      q: 'Austin, Texas',
      format: 'json',
      addressdetails: '1',
      limit: '5',
      'accept-language': 'en',
    });
    expect(request?.headers['user-agent']).toBe('Atoll (https://atoll.example)');
    expect(places[0]).toMatchObject({
      name: 'Austin',
      region: 'Texas',
      country: 'United States',
      countryCode: 'US',
      description: 'Austin, Texas, United States',
      placeType: 'city',
    });
    expect(places[0]?.latitude).toBeCloseTo(30.27, 1);
    expect(await nominatim().search('san')).toHaveLength(GEOCODING_LIMIT);
  });

  it('MAP-24, HSE-17: reads lat, lon, display_name, place_id and address, and drops what lacks one', async () => {
    const item = {
      place_id: 7,
      lat: '38.8',
      lon: '-9.38',
      display_name: 'Sintra, Lisboa, Portugal',
      address: { state: 'Lisboa', country: 'Portugal' },
    };
    const holes = [{ ...item, lat: 'x' }, { ...item, lat: '91' }, { ...item, address: {} }, null];
    await stub().fail({ path: '/search', body: [...holes, item] });
    expect(await nominatim().search('sintra')).toEqual([
      {
        name: 'Sintra',
        country: 'Portugal',
        latitude: 38.8,
        longitude: -9.38,
        region: 'Lisboa',
        description: 'Sintra, Lisboa, Portugal',
      },
    ]);
  });

  it('MAP-14: asks for the names of a point, and takes the town where there is no city, and the village then', async () => {
    expect(await nominatim().reverse(PARIS)).toMatchObject({ country: 'France', countryCode: 'FR' });
    const [request] = await stub().seen('/reverse');
    expect(request?.query).toEqual({
      lat: '48.8534',
      lon: '2.3488',
      format: 'json',
      'accept-language': 'en',
    });
    const names = { state: 'Devon', country: 'United Kingdom', country_code: 'gb' };
    for (const [address, city] of [
      [{ city: 'A', town: 'B', village: 'C' }, 'A'],
      [{ town: 'B', village: 'C' }, 'B'],
      [{ village: 'C' }, 'C'],
      [{}, null],
    ]) {
      await stub().reset();
      await stub().fail({ path: '/reverse', body: { address: { ...names, ...(address as object) } } });
      expect(await nominatim().reverse(PARIS)).toEqual({
        city,
        state: 'Devon',
        country: 'United Kingdom',
        countryCode: 'GB',
      });
    }
  });

  it('MAP-14: a point at sea has no names', async () => {
    const nowhere = { city: null, state: null, country: null, countryCode: null };
    expect(await nominatim().reverse({ latitude: -40, longitude: -120 })).toEqual(nowhere);
  });

  it.each([401, 429, 500])('MAP-16: HTTP %i throws Geocoding failed', async (status) => {
    await stub().fail({ path: '/reverse', status });
    await expect(nominatim().reverse(PARIS)).rejects.toThrow(/^Geocoding failed$/);
  });

  it('MAP-16: gives up on a call after its timeout, and does not repeat it', async () => {
    await stub().fail({ delayMs: 60_000 });
    const slow = nominatim({ timeoutMs: 50 });
    const failure = { kind: 'timeout', detail: 'Failed to search location. Please try again.' };
    await expect(slow.search('paris')).rejects.toMatchObject(failure);
    await expect(slow.reverse(PARIS)).rejects.toMatchObject(failure);
    expect(await stub().seen('/')).toHaveLength(2);
  });

  it.each(VENDOR_FAULTS)('HOM-31, MAP-25: $name says "$detail"', async ({ fault, detail }) => {
    await stub().fail(fault);
    await expect(nominatim().search('paris')).rejects.toMatchObject({ provider: 'Nominatim', detail });
  });

  it('MAP-24, C9: an answer is kept, whatever the case, and an error is not', async () => {
    const provider = nominatim();
    await stub().fail({ path: '/search', status: 500, times: 1 });
    await expect(provider.search('paris')).rejects.toThrow();
    const places = await provider.search('paris');
    expect(await provider.search(' PARIS')).toEqual(places);
    await Promise.all([provider.search('lyon'), provider.search('lyon')]);
    await provider.reverse(PARIS);
    await provider.reverse({ latitude: 48.853401, longitude: 2.348802 });
    expect(await stub().seen('/')).toHaveLength(4);
  });

  it('MAP-24, C9: every call takes its turn in the queue', async () => {
    const turns: string[] = [];
    const provider = nominatim({ queue: async () => void turns.push('turn') });
    await Promise.all([provider.search('paris'), provider.search('lyon'), provider.reverse(PARIS)]);
    expect(turns).toHaveLength(3);
  });

  it('MAP-24, C9: who finds the queue full is told to try again, and nobody is asked', async () => {
    const provider = nominatim({ queue: () => Promise.reject(new QueueFull('full')) });
    await expect(provider.search('lyon')).rejects.toMatchObject({
      kind: 'unavailable',
      detail: 'Failed to search location. Please try again.',
    });
    expect(await stub().seen('/')).toEqual([]);
  });
});
