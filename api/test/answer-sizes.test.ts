import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { slugify } from '@atoll/contracts/slug';
import { runningSandbox } from '../src/shared/provider/testing/running-sandbox';
import { buildIndexes } from '../src/shared/mongo/connection';
import { testDatabase } from './database';
import { eventually } from './eventually';
import { manyAgents, sampleCity, sampleCountry, writeDirectory } from './sample-directory';
import { buildTestSite, type TestSite } from './site';

/** Larger answers say in their operation why they are. */
const ANSWER_MAX_BYTES = 300_000;
const COMBINATIONS = 400;
const OWN_FAILURE = 500;

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  /** Why an answer may be larger than 300 KB. */
  readonly 'x-large-answer'?: string;
}

interface Read {
  readonly path: string;
  readonly operation: Operation;
}

/** What somebody sends who wants as much as there is, and what an honest page sends. */
const VALUES: Record<string, readonly string[]> = {
  bbox: ['-180,-90,180,90', '-180,-85,180,85', '0,-85,-0.0001,85', '-10,35,30,60', '170,-50,-170,50'],
  zoom: ['0', '4', '9', '10', '16', '22'],
  lat: ['48.85', '0', '-90', '41.9'],
  lng: ['2.35', '0', '180', '12.5'],
  lon: ['2.35', '0', '180', '12.5'],
  radius: ['1', '20', '50'],
  checkIn: ['2020-12-01', '2021-03-01'],
  checkOut: ['2020-12-31', '2021-03-05', '2021-03-20'],
  adults: ['1', '2', '9'],
  rooms: ['1', '9'],
  q: ['par', 'a', 'paris', 'sant', 'x'.repeat(200)],
  city: ['Paris', 'Rome', 'City 0 0', 'a'],
  cityCode: ['PAR', 'ROM'],
  name: ['a', 'an', 'Hanna', 'City 0 0', 'Europe'],
  country: ['country-0', 'country-0,country-1', 'Country 0'],
  slug: ['city-0-0', 'country-0'],
  kind: ['agent', 'city', 'country'],
  app: ['mfe-hotels', 'mfe-tours'],
  limit: ['1', '8', '50', '100'],
  page: ['1', '2', '9'],
  pageSize: ['1', '20', '50'],
  sort: ['rating', 'name', 'price'],
  currency: ['EUR', 'USD', 'JPY'],
  featured: ['true', 'false'],
  rating: ['3', '4.5'],
  languages: ['en', 'en,de'],
  specialities: ['beach', 'beach,ski'],
  file: ['paris.golden-160x120.webp', 'lagoon.dusk-1200x800.jpg', 'city-0-0.png'],
  bucket: ['agents', 'events'],
  z: ['0', '1', '3'],
  x: ['0', '1', '3'],
  y: ['0', '1', '3'],
};
const ANYTHING = ['', '0', '1', '-1', '1000000', 'a', 'true', 'all', '*', '2020-12-01', 'x'.repeat(100)];
const anything = fc.oneof(fc.constantFrom(...ANYTHING), fc.string({ maxLength: 20 }));

const meant = (name: string) => fc.constantFrom(...(VALUES[name] ?? ['x']));

/** An address of the operation: mostly with parameters that mean something, else with any. */
function addressOf({ path, operation }: Read): fc.Arbitrary<string> {
  const inQuery = (operation.parameters ?? []).filter((each) => each.in === 'query');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = inQuery.filter(({ name, required }) => required || name in VALUES);
  const places = ['lat', 'lng', 'lon'];
  const requiredKeys = known.flatMap(({ name, required }) => (required || places.includes(name) ? name : []));
  const record = (names: readonly Parameter[], of: (name: string) => fc.Arbitrary<string>) =>
    fc.record(Object.fromEntries(names.map(({ name }) => [name, of(name)])), {
      requiredKeys: requiredKeys as never[],
    });
  const draw = (names: readonly Parameter[], of: (name: string) => fc.Arbitrary<string>) =>
    fc.tuple(record(names, of), ...inPath.map((name) => of(name)));
  return fc
    .oneof(
      { weight: 4, arbitrary: draw(known, meant) },
      { weight: 1, arbitrary: draw(inQuery, () => anything) },
    )
    .map(([values, ...parts]) => {
      const search = new URLSearchParams(values as Record<string, string>).toString();
      const filled = inPath.reduce(
        (url, name, index) => url.replace(`{${name}}`, encodeURIComponent(parts[index] || 'x')),
        path,
      );
      return search ? `${filled}?${search}` : filled;
    });
}

/** Addresses of the operation with the first value of each parameter, for every value that its path can have. */
function honestAddressesOf({ path, operation }: Read): string[] {
  const names = (operation.parameters ?? []).flatMap(({ in: where, name }) =>
    where === 'query' && name in VALUES ? [name] : [],
  );
  const query = new URLSearchParams(
    Object.fromEntries(names.map((name) => [name, VALUES[name]?.[0] ?? ''])),
  ).toString();
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const most = Math.max(1, ...inPath.map((name) => VALUES[name]?.length ?? 1));
  return Array.from({ length: most }, (_, index) => {
    const filled = inPath.reduce((url, name) => {
      const values = VALUES[name] ?? ['x'];
      return url.replace(`{${name}}`, encodeURIComponent(values[index % values.length] ?? 'x'));
    }, path);
    return query ? `${filled}?${query}` : filled;
  });
}

describe('answers to anybody', () => {
  const database = testDatabase();
  const sandbox = runningSandbox();
  let site: TestSite;
  let reads: readonly Read[];

  beforeAll(async () => {
    const agents = [...manyAgents(3_000, 60, 10)];
    const countries = [...new Set(agents.map(({ country }) => country))];
    const cities = [
      ...new Map(agents.map(({ city, country }) => [slugify(city), { city, country }])).values(),
    ];
    await writeDirectory(database().connection, {
      agents,
      countries: countries.map((country) => sampleCountry(country)),
      cities: cities.map(({ city, country }) => sampleCity(city, country)),
    });
    const { travel, languageModel, webSearch } = sandbox();
    site = await buildTestSite(database().connection, {
      env: {
        AMADEUS_BASE_URL: travel.url,
        AMADEUS_CLIENT_ID: 'sandbox',
        AMADEUS_CLIENT_SECRET: 'sandbox',
        OPENAI_BASE_URL: `${languageModel.url}/v1`,
        TAVILY_BASE_URL: webSearch.url,
        PROVIDER_CALLS_MAX: '100000',
        MAP_VIEWS_MAX: '100000',
      },
    });
    await buildIndexes(database().connection);
    await eventually(async () => expect((await site.app.inject('/api/agents')).statusCode).toBe(200));
    const document = (await site.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    const hotels = (await site.app.inject('/api/hotels?cityCode=PAR')).json<{
      hotels: { hotelId: string }[];
    }>();
    const hotelId = hotels.hotels[0]?.hotelId ?? '';
    VALUES.hotelId = [hotelId];
    VALUES.hotelIds = [hotelId, hotels.hotels.map(({ hotelId: each }) => each).join(',')];
    VALUES.id = [String(agents[0]?._id)];
    reads = Object.entries(document.paths).flatMap(([path, { get }]) =>
      get ? [{ path, operation: get }] : [],
    );
  });
  afterAll(() => site.app.close());

  it(`are at most 300 KB, or their operation says why, over ${COMBINATIONS} drawn combinations of every public read`, async () => {
    const seed = Number(process.env.PROPERTY_SEED ?? randomInt(2 ** 31 - 1));
    console.info(`PROPERTY_SEED=${seed}`);
    const each = Math.ceil(COMBINATIONS / reads.length);
    const addresses = reads.flatMap((read) =>
      [...honestAddressesOf(read), ...fc.sample(addressOf(read), { numRuns: each, seed })].map((url) => ({
        url,
        ...read,
      })),
    );
    expect(addresses.length).toBeGreaterThanOrEqual(150);
    const problems: object[] = [];
    const answered = new Set<string>();
    for (const { url, path, operation } of addresses) {
      const { statusCode, rawPayload } = await site.app.inject({
        url,
        headers: { 'accept-encoding': 'identity' },
      });
      if (statusCode === 200) answered.add(path);
      const isTooLarge = rawPayload.length > ANSWER_MAX_BYTES && !operation['x-large-answer'];
      if (isTooLarge || statusCode === OWN_FAILURE)
        problems.push({ url, statusCode, bytes: rawPayload.length });
    }
    // The seed draws the same addresses again.
    expect({ PROPERTY_SEED: seed, problems }).toEqual({ PROPERTY_SEED: seed, problems: [] });
    // Drawn parameters that are all refused would prove nothing.
    expect([...answered]).toEqual(
      expect.arrayContaining([
        '/api/agents',
        '/api/agents/clusters',
        '/api/agents/{id}',
        '/api/cities/{slug}',
        '/api/destinations',
        '/api/destinations/{slug}',
        '/api/hotels',
        '/api/places',
      ]),
    );
  });
});
