import type { CityOption } from '@atoll/contracts/place';
import { findInSources, type PlaceSource } from './place-sources';

const PARIS: CityOption = { name: 'Paris', country: 'France', latitude: 48.9, longitude: 2.4 };
const NAMES = ['built-in', 'map-search', 'geocoder', 'travel-data', 'popular-cities'] as const;

function log() {
  const lines: string[] = [];
  const write = ({ source }: { source: string }, text: string) => void lines.push(`${source}: ${text}`);
  return { lines, info: write, warn: write } as never as {
    lines: string[];
  } & Parameters<typeof findInSources>[2];
}

/** Sources that know nothing, but for those that are given. */
function sources(own: Partial<Record<PlaceSource['name'], PlaceSource['find']>>): PlaceSource[] {
  return NAMES.map((name) => ({ name, find: name in own ? (own[name] ?? null) : () => Promise.resolve([]) }));
}

it.each(NAMES.map((name, index) => [name, index] as const))(
  'TOU-11: %s is asked when those before it fail, and each one that was tried is logged in order',
  async (name, index) => {
    const failing = () => Promise.reject(new Error('out of order'));
    const own = Object.fromEntries(NAMES.slice(0, index).map((before) => [before, failing]));
    const lines = log();
    const found = await findInSources(
      sources({ ...own, [name]: () => Promise.resolve([PARIS]) }),
      'paris',
      lines,
    );
    expect(found).toEqual({ source: name, places: [PARIS] });
    expect(lines.lines).toEqual([
      ...NAMES.slice(0, index).map((before) => `${before}: place source failed`),
      `${name}: place source was asked`,
    ]);
  },
);

it('TOU-11: a source that the site does not have is skipped, and the log says so', async () => {
  const lines = log();
  await findInSources(sources({ 'map-search': null, geocoder: null }), 'nowhere', lines);
  expect(lines.lines).toEqual([
    'built-in: place source was asked',
    'map-search: place source is absent',
    'geocoder: place source is absent',
    'travel-data: place source was asked',
    'popular-cities: place source was asked',
  ]);
});

it('TOU-10: a place that nobody knows is found nowhere', async () => {
  expect(await findInSources(sources({}), 'nowhere', log())).toEqual({ source: null, places: [] });
});
