/** @jest-environment ../../scripts/jest/plain-globals.mjs */
import { readFileSync } from 'node:fs';
import MVT from 'ol/format/MVT.js';
import { PMTiles, type Source } from 'pmtiles';
import { SHORE_TILE_ZOOM } from '../src/view-rules';
import { buildBasemap } from './basemap';
import { CURATED_ISLANDS } from './curated-islands';
import { tileOf } from './tile-numbers';
import { MAX_TILE_ZOOM } from './tiles';

/** The sources of the whole world are read and cut for a few tiles. */
const BUILD_TIMEOUT_MS = 240_000;
const MAX_BYTES = 6_000_000;
const CITIES = [
  { name: 'Paris', position: [2.349, 48.853], river: 'Seine', town: 'Versailles', airport: 'CDG' },
  { name: 'Madrid', position: [-3.703, 40.417], river: 'Tajo', town: 'Alcobendas', airport: 'MAD' },
  { name: 'Chicago', position: [-87.65, 41.85], river: 'Des Plaines', town: 'Evanston', airport: 'ORD' },
  { name: 'Ulaanbaatar', position: [106.906, 47.908], river: 'Herlen', town: 'Ulan Bator', airport: 'ULN' },
  { name: 'Cairo', position: [31.249, 30.063], river: 'Nile', town: 'Giza', airport: 'CAI' },
  { name: 'Kyoto', position: [135.754, 35.021], river: null, town: 'Uji', airport: 'KIX' },
  { name: 'Hallstatt', position: [13.649, 47.562], river: 'Traun', town: 'Hallstatt', airport: 'VIE' },
  { name: 'Maafushi', position: [73.489, 3.943], river: null, town: 'Maafushi', airport: 'MLE' },
] as const;

const builtFile = (name: string) => readFileSync(new URL(`./built/${name}`, import.meta.url));

function archive(name: string): PMTiles {
  const bytes = builtFile(name);
  const source: Source = {
    getKey: () => name,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
  return new PMTiles(source);
}

const basemap = archive('basemap.pmtiles');

function tileAbove([longitude, latitude]: readonly [number, number], z: number) {
  return { z, ...tileOf(longitude, latitude, z) };
}

/** Names and codes by layer in the deepest tiles within so many degrees of a place. */
async function shownNear([longitude, latitude]: readonly [number, number], degrees = 1) {
  const first = tileOf(longitude - degrees, latitude + degrees, MAX_TILE_ZOOM);
  const last = tileOf(longitude + degrees, latitude - degrees, MAX_TILE_ZOOM);
  const shown = new Map<string, Set<string>>();
  for (let x = first.x; x <= last.x; x += 1) {
    for (let y = first.y; y <= last.y; y += 1) {
      const tile = await basemap.getZxy(MAX_TILE_ZOOM, x, y);
      for (const feature of new MVT().readFeatures(tile?.data ?? new ArrayBuffer(0))) {
        const layer = String(feature.get('layer'));
        const names = shown.get(layer) ?? new Set();
        shown.set(layer, names.add(String(feature.get('code') ?? feature.get('name'))));
      }
    }
  }
  return shown;
}

it.each(CITIES)(
  'PLC-06: $name lies by its river, its towns and its airport',
  async ({ name, position, river, town, airport }) => {
    const shown = await shownNear(position);
    expect(shown.get('towns')).toContain(town);
    expect(shown.get('airports')).toContain(airport);
    expect([...(shown.get('rivers') ?? [])]).toEqual(expect.arrayContaining(river ? [river] : []));
    expect(shown.has(name === 'Maafushi' ? 'reefs' : 'urban')).toBe(true);
  },
);

it('PLC-06: the Alps have their glaciers, and a large lake its name', async () => {
  const alps = await shownNear([8, 46.5]);
  expect(alps.has('glaciers')).toBe(true);
  expect((await shownNear([135.754, 35.021])).get('lakenames')).toContain('Lake Biwa');
});

it(
  'PLC-06: the committed files are what the command makes now',
  async () => {
    const cities = CITIES.flatMap(({ position }) =>
      Array.from({ length: SHORE_TILE_ZOOM + 1 }, (_, z) => tileAbove(position, z)),
    );
    const built = buildBasemap(({ z, x, y }) =>
      cities.some((tile) => tile.z === z && tile.x === x && tile.y === y),
    );
    const shores = archive('shores.pmtiles');
    const differing: string[] = [];
    for (const [committed, tiles] of [
      [basemap, built.basemap.tiles],
      [shores, built.shores.tiles],
    ] as const) {
      for (const { z, x, y, bytes } of tiles) {
        const stored = await committed.getZxy(z, x, y);
        if (!stored || !Buffer.from(stored.data).equals(bytes)) differing.push(`${z}/${x}/${y}`);
      }
    }
    expect(differing).toEqual([]);
    expect(JSON.parse(builtFile('islands.json').toString('utf8'))).toEqual(built.islands);
  },
  BUILD_TIMEOUT_MS,
);

it('MAP-19: the five islands are in the committed outlines', () => {
  const { features } = JSON.parse(builtFile('islands.json').toString('utf8')) as {
    features: { properties: { name?: string } }[];
  };
  const names = features.map(({ properties }) => properties.name);
  expect(names).toEqual(expect.arrayContaining(CURATED_ISLANDS.map(({ name }) => name)));
});

it('everything together is small enough to be committed and to be read by ranges', () => {
  const files = ['basemap.pmtiles', 'shores.pmtiles', 'islands.json'];
  const bytes = files.reduce((sum, name) => sum + builtFile(name).length, 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
});
