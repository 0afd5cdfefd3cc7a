import { distanceKm } from '@atoll/contracts/distance';
import { countries } from 'countries-list';
import { DIVISION_NAMES } from '../places-data/divisions';
import { readGeoNames, type GeoNamesRow } from '../places-data/geonames';
import { countryAtStart, countryInSentence } from '../src/shared/countries/country-names';
import { countryRow } from '../src/shared/countries/country-table';
import { demoCities } from './cities';
import { demoCountries } from './countries';
import { WRITTEN_GUIDES } from './guides/guide-data';
import { paragraph, type Said } from './texts/claims';
import { cityTexts } from './texts/city-text';
import { countryText } from './texts/country-text';
import { isLandlocked, landKind } from './world/lands';
import { readShores } from './world/shores';
import type { Town } from './world/town';
import { guidedTowns, readDemoWorld } from './world/world';

/*
 * Every sentence that the demo says of a place is read again, by patterns of this file, and asked of the gazetteer, of
 * the shores of Natural Earth, of the table of countries and of the guides. A sentence that no pattern knows fails.
 */
const NOW = new Date(2020, 10, 25);
const AGENTS = 41_800;
const world = readDemoWorld();
const rows = readGeoNames();
const shores = readShores();

type Spot = Pick<GeoNamesRow, 'latitude' | 'longitude' | 'countryCode' | 'population'>;
const spot = ({ latitude, longitude, countryCode, population }: Spot) =>
  `${latitude} ${longitude} ${countryCode} ${population}`;
const rowAt = new Map(
  rows.filter(({ featureCode }) => featureCode !== 'PPLX').map((row) => [spot(row), row]),
);
const GONE = ['PPLH', 'PPLQ', 'PPLW', 'PPLCH', 'PPLX'];
const living = rows.filter(
  ({ featureCode, name, countryCode }) =>
    !GONE.includes(featureCode) && `${name}|${countryCode}` !== 'Kakamega|KE',
);
const grouped = <Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key) => {
  const groups = new Map<Key, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
};
const towns = [...world.towns, ...world.guidedOnly];
const townsCalled = grouped(towns, ({ name, countryCode }) => `${name}|${countryCode}`);
const populations = new Map<string, number[]>();
for (const { countryCode, division, population } of living) {
  for (const key of [countryCode, division]) {
    const list = populations.get(key);
    if (list) list.push(population);
    else populations.set(key, [population]);
  }
}
const guides = grouped(WRITTEN_GUIDES, ({ countryCode }) => countryCode);

function rowOf(town: Town): GeoNamesRow {
  const row = rowAt.get(spot(town));
  if (!row) throw new Error(`The gazetteer has no ${town.slug}.`);
  return row;
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''));
const isAbout = (said: string, known: number) =>
  Math.abs(numberOf(said) - known) <= Math.max(0.05 * known, 0.6);
const kindOf = (people: number) =>
  ['city', 'town', 'place'][Number(people < 100_000) + Number(people < 2_000)];
const ORDER = ['largest', 'second-largest', 'third-largest', 'fourth-largest', 'fifth-largest'];
const BEARINGS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** The first bearing of the great circle from one place to another, in degrees from north. */
function bearing(from: Town, to: Town): number {
  const rad = Math.PI / 180;
  const [a, b, turn] = [from.latitude * rad, to.latitude * rad, (to.longitude - from.longitude) * rad];
  const east = Math.sin(turn) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return (Math.atan2(east, north) / rad + 360) % 360;
}

function isToThe(direction: string, from: Town, to: Town): boolean {
  const off = Math.abs(bearing(from, to) - BEARINGS.indexOf(direction) * 45);
  return Math.min(off, 360 - off) <= 30;
}

/** The checks of one sentence by the name of what it claims; a false one is a lie. */
type Checks = readonly (readonly [claim: string, isTrue: boolean])[];
type Parts = Readonly<Record<string, string | undefined>>;
type Reading = readonly [pattern: RegExp, check: (town: Town, parts: Parts) => Checks];

const inCountry = ({ countryCode, country }: Town) => countryInSentence(countryCode, country);
const isPlace = (town: Town, where: string) =>
  [inCountry(town), `${DIVISION_NAMES.get(rowOf(town).division)}, ${inCountry(town)}`].includes(where);
const isPeople = (town: Town, people: string) =>
  rowOf(town).population > 0 && isAbout(people, rowOf(town).population);
const isCapital = (town: Town) =>
  rowOf(town).featureCode === 'PPLC' && countryRow(town.countryCode)?.capital === town.name;

function isRanked(town: Town, rank: string, where: string): boolean {
  const { division, countryCode, population } = rowOf(town);
  const region = DIVISION_NAMES.get(division);
  const isOfRegion = where === region || where === `${region}, ${inCountry(town)}`;
  const larger = (populations.get(isOfRegion ? division : countryCode) ?? []).filter(
    (each) => each > population,
  );
  return (isOfRegion || where === inCountry(town)) && larger.length === ORDER.indexOf(rank);
}

function isOnSea(town: Town): boolean {
  const guide = WRITTEN_GUIDES.find((each) => `${each.name}|${each.countryCode}` === town.guide);
  // The points of the shores lie up to three kilometers apart.
  return guide?.coast ?? ((shores.distance(town) ?? Infinity) < 4.5 && !isLandlocked(town.countryCode));
}

const others = (town: Town, name: string) =>
  (townsCalled.get(`${name}|${town.countryCode}`) ?? []).filter((other) => other !== town);
const isSo = (town: Town, name: string, check: (other: Town) => boolean) => others(town, name).some(check);

function isNearestGuide(town: Town, name: string): boolean {
  const km = (guide: { readonly lat: number; readonly lng: number }) =>
    distanceKm(town, { latitude: guide.lat, longitude: guide.lng });
  const ofCountry = guides.get(town.countryCode) ?? [];
  const nearest = Math.min(...ofCountry.map(km));
  const [named] = others(town, name).filter(({ guide }) => guide !== null);
  return named !== undefined && distanceKm(town, named) <= nearest + 10;
}

const RANK = '(?<rank>(?:[a-z]+-)?largest)';
const KIND = '(?<kind>city|town|place)';
const PEOPLE = 'about (?<people>[\\d,]+) people';
const WAY = 'about (?<km>[\\d,]+) km (?<way>[a-z]+) of (?<other>.+)';

const parts = (town: Town, { kind, people, rank, where }: Parts): Checks => [
  ...(kind ? [['kind', kindOf(rowOf(town).population) === kind] as const] : []),
  ...(people ? [['population', isPeople(town, people)] as const] : []),
  ...(rank ? [['rank', isRanked(town, rank, where ?? '')] as const] : []),
];

const CITY_SENTENCES: readonly Reading[] = [
  [
    new RegExp(
      `^(?<name>.+) is the capital(?: and ${RANK} ${KIND})? of (?<where>.+?)(?:, with ${PEOPLE})?\\.$`,
    ),
    (town, found) => [['capital', isCapital(town) && found.where === inCountry(town)], ...parts(town, found)],
  ],
  [new RegExp(`^(?<name>.+) is the ${RANK} ${KIND} in (?<where>.+), with ${PEOPLE}\\.$`), parts],
  [
    new RegExp(`^(?<name>.+) lies in (?<where>.+), and has ${PEOPLE}\\.$`),
    (town, found) => [['in', isPlace(town, found.where ?? '')], ...parts(town, found)],
  ],
  [
    new RegExp(`^(?<name>.+), in (?<where>.+), has ${PEOPLE}\\.$`),
    (town, found) => [['in', isPlace(town, found.where ?? '')], ...parts(town, found)],
  ],
  [new RegExp(`^(?<name>.+) has ${PEOPLE}\\.$`), parts],
  [/^(?<name>.+) lies in (?<where>.+)\.$/, (town, { where }) => [['in', isPlace(town, where ?? '')]]],
  [
    new RegExp(
      `^(?<name>.+) lies (?:(?<sea>on the sea)|at about (?<metres>[\\d,]+) m above sea level)?(?:, |(?<= ))?(?:${WAY})?\\.$`,
    ),
    (town, { sea, metres, km, way, other }) => [
      ...(sea ? [['coast', isOnSea(town)] as const] : []),
      ...(metres ? [['height', isAbout(metres, rowOf(town).elevation ?? NaN)] as const] : []),
      ...(km && way && other
        ? [
            [
              'distance',
              isSo(
                town,
                other,
                (from) =>
                  isAbout(km, distanceKm(from, town)) &&
                  isToThe(way, from, town) &&
                  rowOf(from).population > rowOf(town).population,
              ),
            ] as const,
          ]
        : []),
    ],
  ],
  [
    /^The nearest place with a guide is (?<other>.+), about (?<km>[\d,]+) km to the (?<way>[a-z]+)\.$/,
    (town, { other = '', km = '', way = '' }) => [
      ['guide', isNearestGuide(town, other)],
      ['distance', isSo(town, other, (to) => isAbout(km, distanceKm(to, town)) && isToThe(way, town, to))],
    ],
  ],
];

/** What is wrong with a sentence; empty for one that is true. */
function faults(town: Town, said: Said, readings: readonly Reading[]): string[] {
  for (const [pattern, check] of readings) {
    const found = pattern.exec(said.text);
    if (!found) continue;
    const checks = check(town, found.groups ?? {});
    const name = found.groups?.name;
    const isNamed = name === undefined || name === 'It' || name === town.name;
    const claimed = said.claims.map(({ kind }) => kind as string).sort();
    const read = checks.map(([claim]) => claim).filter((claim) => claim !== 'kind');
    return [
      ...checks.filter(([, isTrue]) => !isTrue).map(([claim]) => `${claim}: ${said.text}`),
      ...(isNamed ? [] : [`name: ${said.text}`]),
      ...(claimed.join() === read.sort().join()
        ? []
        : [`claims ${claimed.join()}, says ${read.join()}: ${said.text}`]),
    ];
  }
  return [`no pattern: ${said.text}`];
}

describe('what the demo says of cities', () => {
  const texts = new Map(
    [...world.byCountry].flatMap(([country, ofCountry]) => [
      ...cityTexts(ofCountry, guidedTowns(world, country)),
    ]),
  );
  const cities = demoCities(world, AGENTS, NOW);

  it('DES-10: every sentence of every city is true of it', () => {
    const wrong = world.towns.flatMap((town) =>
      (texts.get(town.slug)?.sentences ?? []).flatMap((said) => faults(town, said, CITY_SENTENCES)),
    );
    expect(wrong).toEqual([]);
    expect(texts.size).toBe(world.towns.filter(({ guide }) => guide === null).length);
  });

  it('DES-10: a city without a guide says these sentences, and nothing else', () => {
    const derived = cities.filter(({ guide }) => !guide);
    expect(derived.length).toBeGreaterThan(3_900);
    expect(
      derived.filter(({ _id, description, highlights }) => {
        const said = paragraph(texts.get(_id)?.sentences ?? []);
        // What highlights could say of it stands in its sentences.
        return description !== said || highlights.length > 0;
      }),
    ).toEqual([]);
  });

  it('DES-05: no two cities have the same paragraph', () => {
    const paragraphs = cities.map(({ description }) => description);
    expect(paragraphs.filter((each, index) => paragraphs.indexOf(each) !== index)).toEqual([]);
  });

  it('DES-10: a paragraph has one to three sentences, and none counts nobody', () => {
    const lengths = [...texts.values()].map(({ sentences }) => sentences.length);
    expect(Math.min(...lengths)).toBe(1);
    expect(Math.max(...lengths)).toBe(3);
    expect(cities.filter(({ description }) => /\babout 0\b|[Aa]gents/.test(description))).toEqual([]);
  });
});

const CALLED: Readonly<Record<string, string>> = {
  'city-state': 'a city-state',
  'island country': 'an island country',
  island: 'an island',
  'island group': 'a group of islands',
  'landlocked country': 'a landlocked country',
  country: 'a country',
};
const namedIn = (text: string) => text.split(/, | and /);

type CountryReading = readonly [
  pattern: RegExp,
  check: (ofCountry: readonly Town[], parts: Parts) => boolean,
];

const capitalOf = (ofCountry: readonly Town[], name: string) =>
  ofCountry.some((town) => town.name === name && isCapital(town));
const largestOf = (ofCountry: readonly Town[], { largest = '', people = '', kind = '' }: Parts) =>
  ofCountry.some(
    (town) =>
      town.name === largest &&
      isRanked(town, 'largest', inCountry(town)) &&
      isPeople(town, people) &&
      kindOf(town.population) === kind,
  );

const COUNTRY_SENTENCES: readonly CountryReading[] = [
  [
    /^(?<name>.+?) (?:is|are) (?<land>an? [a-z -]+) in (?<region>[A-Za-z ]+)\.$/,
    ([any], { name, land, region }) =>
      any !== undefined &&
      name === countryAtStart(any.countryCode, any.country) &&
      CALLED[landKind(any.countryCode) ?? ''] === land &&
      region !== any.country,
  ],
  [
    /^(?<name>.+?) lies? in (?<region>[A-Za-z ]+)\.$/,
    ([any], { name, region }) =>
      any !== undefined && name === countryAtStart(any.countryCode, any.country) && region !== any.country,
  ],
  [
    new RegExp(`^(?:Its|Their) capital has the same name and ${PEOPLE}\\.$`),
    (ofCountry, { people = '' }) =>
      ofCountry.some((town) => town.name === town.country && isCapital(town) && isPeople(town, people)),
  ],
  [
    new RegExp(`^(?:Its|Their) capital and largest ${KIND} is (?<largest>.+), with ${PEOPLE}\\.$`),
    (ofCountry, found) => capitalOf(ofCountry, found.largest ?? '') && largestOf(ofCountry, found),
  ],
  [
    new RegExp(
      `^(?:Its|Their) capital is (?<capital>.+); the largest ${KIND} is (?<largest>.+), with ${PEOPLE}\\.$`,
    ),
    (ofCountry, found) => capitalOf(ofCountry, found.capital ?? '') && largestOf(ofCountry, found),
  ],
  [
    new RegExp(`^(?:Its|Their) capital is (?<capital>.+?)(?:, with ${PEOPLE})?\\.$`),
    (ofCountry, { capital = '', people }) =>
      capitalOf(ofCountry, capital) &&
      (people === undefined || ofCountry.some((town) => town.name === capital && isPeople(town, people))),
  ],
  [
    new RegExp(`^(?:Its|Their) largest ${KIND} is (?<largest>.+), with ${PEOPLE}\\.$`),
    (ofCountry, found) => largestOf(ofCountry, found),
  ],
  [
    /^There (?:is a guide|are guides) to (?<names>.+?)(?: and (?<more>\d+) other places?)?\.$/,
    ([any], { names = '', more = '0' }) => {
      const written = (guides.get(any?.countryCode ?? '') ?? []).length;
      const named = namedIn(names);
      return named.length + Number(more) === written && named.every((name) => any && guidedCalled(any, name));
    },
  ],
];
const guidedCalled = (any: Town, name: string) =>
  (townsCalled.get(`${name}|${any.countryCode}`) ?? []).some(({ guide }) => guide !== null);

describe('what the demo says of countries', () => {
  const texts = [...world.byCountry].map(
    ([country, ofCountry]) => [ofCountry, countryText(ofCountry, guidedTowns(world, country))] as const,
  );

  it('DES-10: every sentence of all 235 countries is true of it', () => {
    const wrong = texts.flatMap(([ofCountry, sentences]) =>
      sentences
        .filter(({ text }) => {
          const reading = COUNTRY_SENTENCES.find(([pattern]) => pattern.test(text));
          return !reading?.[1](ofCountry, reading[0].exec(text)?.groups ?? {});
        })
        .map(({ text }) => text),
    );
    expect(wrong).toEqual([]);
    expect(texts).toHaveLength(235);
  });

  it('DES-10: a country says these sentences, and nothing else', () => {
    const said = demoCountries(world, NOW).map(({ description }) => description);
    expect(said).toEqual(texts.map(([, sentences]) => paragraph(sentences)));
    expect(new Set(said).size).toBe(235);
  });

  it('DES-10: islands have no land border, and landlocked countries no town on the sea', () => {
    const codes = Object.keys(countries);
    const isIsland = (code: string) => landKind(code)?.startsWith('island') === true;
    // Indonesia shares three of its islands.
    expect(codes.filter((code) => isIsland(code) && (countryRow(code)?.neighbours.length ?? 0) > 0)).toEqual([
      'ID',
    ]);
    expect(codes.filter((code) => isIsland(code) && isLandlocked(code))).toEqual([]);
    expect(towns.filter(({ countryCode, isOnSea: isSaid }) => isSaid && isLandlocked(countryCode))).toEqual(
      [],
    );
  });
});
