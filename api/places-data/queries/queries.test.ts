import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CityOption } from '@atoll/contracts/place';
import { fold } from '@atoll/contracts/fold';
import { loadPlacesIndex, type PlacesIndex } from '../../src/places/places-index';
import { KNOWN_MISSES } from './known-misses';

interface Row {
  readonly section: string;
  readonly query: string;
  readonly expected: string;
}

function readTable(): Row[] {
  let section = '';
  const lines = readFileSync(join(__dirname, 'queries.txt'), 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3);
    const [query, expected] = line.split(' | ');
    return line.startsWith('#') || !query || !expected ? [] : [{ section, query, expected }];
  });
}

function isRight(expected: string, first: CityOption | undefined): boolean {
  if (expected === '-') return first === undefined;
  // The table always names the country, also of a place that is called like it.
  const label = first ? [first.name, first.region, first.country].filter(Boolean).join(', ') : '';
  return expected.startsWith('(') ? label.includes(expected) : fold(label) === fold(expected);
}

/** Every fourth row was kept aside until the search was done. */
const HELD_OUT_EACH = 4;
const LEAST_SHARE = 0.97;
const LEAST_SHARE_OF_SECTION = 0.92;
const ROWS = readTable();

describe('the table of queries', () => {
  let places: PlacesIndex;
  beforeAll(async () => {
    places = await loadPlacesIndex();
  });
  const missesOf = (rows: readonly Row[]) =>
    rows
      .filter(({ query, expected }) => !isRight(expected, places.find(query, 5)[0]))
      .map(({ query }) => query);
  const shareOf = (rows: readonly Row[]) => 1 - missesOf(rows).length / rows.length;

  it('PLC-01: has at least 400 rows, and misses those that are listed and no others', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(400);
    expect(missesOf(ROWS).sort()).toEqual([...KNOWN_MISSES].sort());
  });

  it('PLC-01, PLC-02, PLC-03: at least 97 % are right, in the rows kept aside as in the others', () => {
    const isKeptAside = (_: Row, index: number) => index % HELD_OUT_EACH === HELD_OUT_EACH - 1;
    expect(shareOf(ROWS.filter(isKeptAside))).toBeGreaterThanOrEqual(LEAST_SHARE);
    expect(shareOf(ROWS.filter((row, index) => !isKeptAside(row, index)))).toBeGreaterThanOrEqual(
      LEAST_SHARE,
    );
  });

  it.each([
    ['PLC-01', "names in the traveler's language"],
    ['PLC-02', 'typing mistakes'],
    ['PLC-03', 'airports'],
    ['PLC-03', 'landmarks'],
    ['PLC-03', 'regions and islands'],
    ['PLC-04', 'city and area'],
  ])('%s: %s', (_row, section) => {
    const rows = ROWS.filter((row) => row.section === section);
    expect(rows.length).toBeGreaterThan(20);
    expect(shareOf(rows)).toBeGreaterThanOrEqual(LEAST_SHARE_OF_SECTION);
  });
});
