/** @jest-environment ../../scripts/jest/plain-globals.mjs */
import { PMTiles, type Source } from 'pmtiles';
import { writeArchive, type Tile } from './pmtiles-writer';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Reads the archive as a browser does: by ranges. */
function reader(archive: Buffer): PMTiles {
  const source: Source = {
    getKey: () => 'archive',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(archive.subarray(offset, offset + length)).buffer,
    }),
  };
  return new PMTiles(source);
}

function archiveOf(tiles: Tile[]) {
  return writeArchive(tiles, { minZoom: 0, maxZoom: 5, metadata: { name: 'test' } });
}

async function textAt(archive: PMTiles, z: number, x: number, y: number) {
  const tile = await archive.getZxy(z, x, y);
  return tile ? new TextDecoder().decode(tile.data) : null;
}

it('a reader of the format finds every tile, and nothing where there is none', async () => {
  const tiles = [
    { z: 0, x: 0, y: 0, bytes: bytes('world') },
    { z: 5, x: 31, y: 0, bytes: bytes('corner') },
    { z: 3, x: 4, y: 2, bytes: bytes('middle') },
  ];
  const archive = reader(archiveOf(tiles));
  expect(await textAt(archive, 0, 0, 0)).toBe('world');
  expect(await textAt(archive, 5, 31, 0)).toBe('corner');
  expect(await textAt(archive, 3, 4, 2)).toBe('middle');
  expect(await textAt(archive, 3, 4, 3)).toBeNull();
  expect(await archive.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 5, numAddressedTiles: 3 });
  expect(await archive.getMetadata()).toEqual({ name: 'test' });
});

it('MAP-27: says where it reaches; the whole world unless it is told otherwise', async () => {
  const tiles = [{ z: 0, x: 0, y: 0, bytes: bytes('world') }];
  const facts = { minZoom: 0, maxZoom: 5, metadata: {} };
  const perth = [115.77, -31.956, 115.841, -31.884] as const;
  expect(await reader(writeArchive(tiles, { ...facts, bounds: perth })).getHeader()).toMatchObject({
    minLon: 115.77,
    minLat: -31.956,
    maxLon: 115.841,
    maxLat: -31.884,
  });
  expect(await reader(writeArchive(tiles, facts)).getHeader()).toMatchObject({ minLon: -180, maxLon: 180 });
});

it('equal tiles are stored once', async () => {
  const noise = Array.from({ length: 500 }, (_, index) => `${index * 7919}`).join('');
  const square = [0, 1].flatMap((x) => [0, 1].map((y) => ({ z: 1, x, y, bytes: bytes(noise) })));
  const archive = archiveOf(square);
  expect(archive.length).toBeLessThan(archiveOf(square.slice(0, 1)).length + 40);
  expect(await textAt(reader(archive), 1, 1, 1)).toBe(noise);
});

it('refuses a directory that would not fit into the first request', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    z: 10,
    x: (index * 271) % 1024,
    y: (index * 97) % 1021,
    bytes: bytes(`${index} `.repeat(1 + ((index * 31) % 97)) + Math.sin(index)),
  }));
  expect(() => archiveOf(many)).toThrow(/The directory of 20000 tiles/);
});
