import { distanceKm } from '@atoll/contracts/distance';
import { CityGuide, SIGHT_KINDS } from '@atoll/contracts/city-guide';
import { slugify } from '@atoll/contracts/slug';
import { Value } from 'typebox/value';
import { nearestOther, sightGroups } from '../../src/directory/destinations/guide-pages/sight-groups';
import { demoCities } from '../cities';
import { readDemoWorld } from '../world/world';
import { guideKey, WRITTEN_GUIDES, type WrittenGuide } from './guide-data';

/** The words of agents' specialities, and some more. */
const GOOD_FOR =
  'beach business cruise culture diving family food groups honeymoon hiking nature nightlife pilgrimage safari shopping ski wellness wildlife'.split(
    ' ',
  );
const ADVERTISING =
  /nestled|vibrant|hidden gem|bustling|must-see|must see|breathtaking|tapestry|boasts|rich history|world-class|iconic|stunning|unforgettable|paradise|melting pot|something for everyone|whether you/i;

const at = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => ({
  latitude: lat,
  longitude: lng,
});
const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** The rules of the guides; each says what breaks it. */
const RULES: readonly (readonly [rule: string, broken: (guide: WrittenGuide) => readonly string[]])[] = [
  ['no words of advertising', (guide) => ADVERTISING.exec(JSON.stringify(guide)) ?? []],
  [
    'a summary of 80 to 420 characters',
    ({ summary }) => (isWithin(summary.length, 80, 420) ? [] : [summary]),
  ],
  ['3 to 5 highlights', ({ highlights }) => (isWithin(highlights.length, 3, 5) ? [] : highlights)],
  ['highlights of at most 60 characters', ({ highlights }) => highlights.filter((each) => each.length > 60)],
  ['4 to 8 sights', ({ sights }) => (isWithin(sights.length, 4, 8) ? [] : [String(sights.length)])],
  [
    'kinds of sights that have a drawing',
    ({ sights }) =>
      sights.map(({ kind }) => kind).filter((kind) => !SIGHT_KINDS.some((each) => each === kind)),
  ],
  [
    'sights within 60 km',
    (guide) => guide.sights.filter((sight) => distanceKm(at(guide), at(sight)) > 60).map(({ name }) => name),
  ],
  [
    'sights told in 150 characters',
    ({ sights }) => sights.map(({ about }) => about).filter((about) => about.length > 150),
  ],
  [
    'quarters told in 130 characters',
    ({ areas }) => areas.map(({ about }) => about).filter((about) => about.length > 130),
  ],
  [
    'known words for what it is good for',
    ({ goodFor }) => goodFor.filter((each) => !GOOD_FOR.includes(each)),
  ],
  [
    'months from 1 to 12',
    ({ bestMonths }) =>
      bestMonths.length > 0 && bestMonths.every((month) => isWithin(month, 1, 12))
        ? []
        : [String(bestMonths)],
  ],
  [
    'day trips of 5 to 350 km',
    ({ dayTrips }) => dayTrips.filter(({ km }) => !isWithin(km, 5, 350)).map(({ name }) => name),
  ],
  [
    'sights with ids of their own',
    ({ sights }) =>
      sights
        .map(({ name }) => slugify(name))
        .filter((id, index, ids) => id === '' || ids.indexOf(id) !== index),
  ],
];

describe('the written guides', () => {
  it.each(RULES)('DES-05: have %s', (_, broken) => {
    const wrong = WRITTEN_GUIDES.map((guide) => [guide.name, ...broken(guide)]);
    expect(wrong.filter(({ length }) => length > 1)).toEqual([]);
  });

  it('DES-05: are 255, each of a city of its own', () => {
    expect(new Set(WRITTEN_GUIDES.map(guideKey)).size).toBe(255);
  });
});

describe('the guides of the demo', () => {
  const world = readDemoWorld();
  const cities = demoCities(world, 100, new Date(2020, 10, 25));
  const guided = cities.filter(({ guide }) => guide);
  const towns = [...world.towns, ...world.guidedOnly];
  const townOf = (key: string) => towns.find((town) => town.guide === key);

  it('DES-05: every guide has a city, of its country and within 30 km, whether an agent works there or not', () => {
    const lost = WRITTEN_GUIDES.filter((guide) => {
      const city = guided.find(({ _id }) => _id === townOf(guideKey(guide))?.slug);
      return (
        !city ||
        city.country_code !== guide.countryCode ||
        city.description !== guide.summary ||
        distanceKm(at(city), at(guide)) > 30
      );
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(guided).toHaveLength(255);
    expect(new Set(cities.map(({ _id }) => _id)).size).toBe(cities.length);
  });

  it('DES-05: every guide keeps its contract', () => {
    expect(guided.filter(({ guide }) => !Value.Check(CityGuide, guide)).map(({ _id }) => _id)).toEqual([]);
  });

  it('DIR-17: towns that only have a guide come after all others, and move no address', () => {
    expect(world.guidedOnly.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['petra', 'fira', 'goreme']),
    );
    expect(townOf('Galway|IE')).toMatchObject({ slug: 'gaillimh', name: 'Galway' });
    expect(townOf('Kochi|IN')?.slug).toBe('kochi-kerala-india');
    expect(world.towns.find(({ slug }) => slug === 'kochi')).toMatchObject({ countryCode: 'JP' });
  });

  it('DIR-03: what a guide page calls by itself has no other sight close to it', () => {
    const alone = guided.flatMap(({ name, lat, lng, guide }) => {
      if (!guide) return [];
      const groups = sightGroups(guide, { latitude: lat, longitude: lng });
      return groups
        .filter(({ way }) => way.length === 1)
        .flatMap(({ way }) => way.map((sight) => [name, sight.name, nearestOther(guide, sight)?.km ?? 99]));
    });
    expect(alone.length).toBeGreaterThan(100);
    expect(alone.filter(([, , km]) => Number(km) <= 1.5)).toEqual([]);
  });

  it('DES-05: quarters lie within 15 km, day trips about as far as the guide says, and some of both are known', () => {
    const far = WRITTEN_GUIDES.flatMap((written) => {
      const guide = world.guideTo({ guide: guideKey(written) })?.guide;
      const km = ({ lat, lng }: { readonly lat: number | null; readonly lng: number | null }) =>
        distanceKm(at(written), { latitude: lat ?? NaN, longitude: lng ?? NaN });
      return [
        ...(guide?.quarters ?? []).filter((quarter) => km(quarter) > 15),
        ...(guide?.day_trips ?? []).filter((trip) => km(trip) > trip.km * 1.2),
      ].map(({ name }) => `${written.name}: ${name}`);
    });
    expect(far).toEqual([]);
    const all = guided.flatMap(({ guide }) => guide ?? []);
    const known = (places: readonly { readonly lat: number | null }[]) =>
      places.filter(({ lat }) => lat !== null);
    expect(known(all.flatMap(({ quarters }) => quarters)).length).toBeGreaterThan(900);
    expect(known(all.flatMap(({ day_trips }) => day_trips)).length).toBeGreaterThan(650);
  });
});
