import { PMTiles, TileType, type Header } from 'pmtiles';
import type { MapBounds } from '../map.model';
import { shippedFile } from '../testing/shipped-file';
import { Basemap, schemaOf } from './basemap';
import { groundOf, isDrawnAt, OPENSTREETMAP_CREDIT, SAN_FRANCISCO, streetsIn } from './ground';

const PROTOMAPS = { vector_layers: [{ id: 'earth' }, { id: 'roads' }, { id: 'buildings' }] };
const OURS = { vector_layers: [{ id: 'land' }, { id: 'borders' }, { id: 'countries' }, { id: 'towns' }] };
const PERTH = { west: 115.77, south: -31.956, east: 115.841, north: -31.884 };
const WORLD = { west: -180, south: -85.05, east: 180, north: 85.05 };

/** Every address has this header and metadata, but the map's own basemap has those of a simple world. */
function archives(bounds: MapBounds, metadata: unknown, changes: Partial<Header> = {}): void {
  jest.spyOn(Basemap.own(), 'maxZoom').mockResolvedValue(6);
  jest.spyOn(PMTiles.prototype, 'getHeader').mockResolvedValue({
    minZoom: 0,
    maxZoom: 15,
    minLon: bounds.west,
    minLat: bounds.south,
    maxLon: bounds.east,
    maxLat: bounds.north,
    tileType: TileType.Mvt,
    ...changes,
  } as Header);
  jest.spyOn(PMTiles.prototype, 'getMetadata').mockResolvedValue(metadata);
}

let number = 0;
/** An address that no other test has asked. */
function choose(attribution = '© Somebody') {
  number += 1;
  return { url: `https://tiles.example/${number}.pmtiles`, attribution };
}

afterEach(() => {
  groundOf(undefined).forget();
  jest.restoreAllMocks();
});

it('MAP-27: without a setting it is the simplified world with the streets of San Francisco', async () => {
  archives(WORLD, OURS);
  const { world, streets, refusal } = await groundOf(undefined).open();
  expect(world).toEqual({ archive: Basemap.own(), maxZoom: 6, credit: null });
  expect(streets).toEqual([
    expect.objectContaining({ bounds: SAN_FRANCISCO.bounds, minZoom: 10, credit: OPENSTREETMAP_CREDIT }),
  ]);
  expect(refusal).toBeNull();
});

it('MAP-27: what is written here of San Francisco is what its file says', async () => {
  const file = new PMTiles(shippedFile('san-francisco.pmtiles'));
  const { minLon, minLat, maxLon, maxLat, maxZoom } = await file.getHeader();
  const bounds = { west: minLon, south: minLat, east: maxLon, north: maxLat };
  expect({ bounds, maxZoom }).toEqual(SAN_FRANCISCO);
  expect(schemaOf(await file.getMetadata())).toBe('protomaps');
});

it('MAP-27: an extract in the Protomaps schema lies over the world, from where its tiles are about its own size', async () => {
  archives(PERTH, PROTOMAPS);
  const choice = choose();
  const { world, streets } = await groundOf(choice).open();
  expect(world?.archive).toBe(Basemap.own());
  expect(streets.map(({ archive }) => archive.url)).toEqual([
    expect.stringMatching(/san-francisco/),
    choice.url,
  ]);
  expect(streets.at(-1)).toMatchObject({ bounds: PERTH, minZoom: 11, maxZoom: 15, credit: '© Somebody' });
});

it('MAP-27: a file of the whole world in the Protomaps schema is used alone', async () => {
  archives(WORLD, PROTOMAPS);
  const { world, streets } = await groundOf(choose()).open();
  expect(world).toBeNull();
  expect(streets).toEqual([expect.objectContaining({ minZoom: 0, maxZoom: 15 })]);
});

it('MAP-27: a file in our own layers replaces the world, as it did', async () => {
  archives(WORLD, OURS);
  const choice = choose();
  const { world, streets } = await groundOf(choice).open();
  expect(world).toMatchObject({ archive: Basemap.at(choice.url), maxZoom: 15, credit: '© Somebody' });
  expect(streets).toEqual([]);
});

it.each([
  ['has other layers', { vector_layers: [{ id: 'transportation' }] }, {}, 'its layers are neither'],
  ['holds pictures', {}, { tileType: TileType.Png }, 'no vector tiles'],
])(
  'MAP-27: a file that %s is refused in one sentence, and the map stays',
  async (_what, metadata, header, why) => {
    archives(WORLD, metadata, header);
    const { world, refusal, streets } = await groundOf(choose()).open();
    expect(world?.archive).toBe(Basemap.own());
    expect(streets).toHaveLength(1);
    expect(refusal?.message).toContain(why);
    expect(refusal?.message).not.toContain('\n');
  },
);

it('MAP-27: an address that answers with anything else is refused as well', async () => {
  archives(WORLD, PROTOMAPS);
  jest
    .mocked(PMTiles.prototype.getHeader)
    .mockRejectedValue(new Error('Wrong magic number for PMTiles archive'));
  const choice = choose();
  const { world, refusal } = await groundOf(choice).open();
  expect(world?.archive).toBe(Basemap.own());
  expect(refusal?.message).toBe(
    `The map at ${choice.url} is not shown, because it cannot be used: Wrong magic number for PMTiles archive`,
  );
});

it('MAP-05: the own world that cannot be read is an error, and asked for again', async () => {
  archives(WORLD, OURS);
  jest.spyOn(Basemap.own(), 'maxZoom').mockRejectedValueOnce(new Error('offline'));
  await expect(groundOf(undefined).open()).rejects.toThrow('offline');
  await expect(groundOf(undefined).open()).resolves.toMatchObject({ refusal: null });
});

describe('MAP-27: where streets are', () => {
  const perth = {
    ...{ archive: Basemap.own(), bounds: PERTH, minZoom: 11, maxZoom: 15, credit: '' },
  };
  const around = (longitude: number, latitude: number) => ({
    west: longitude - 0.01,
    south: latitude - 0.01,
    east: longitude + 0.01,
    north: latitude + 0.01,
  });

  it.each([
    ['in the extract', around(115.8, -31.92), 13, 'drawn'],
    ['farther out than its tiles', around(115.8, -31.92), 11.5, 'closer'],
    ['beside it', around(116.2, -31.92), 13, 'none'],
    ['once more round the world', around(115.8 - 360, -31.92), 13, 'drawn'],
  ])('MAP-27: %s', (_where, view, zoom, detail) => {
    expect(streetsIn([perth], view, zoom).detail).toBe(detail);
  });

  it('MAP-27: a world that ends before its streets has none', () => {
    const coarse = { ...perth, bounds: WORLD, minZoom: 0, maxZoom: 6 };
    expect(streetsIn([coarse], around(10, 50), 13).detail).toBe('none');
    expect(streetsIn([{ ...coarse, maxZoom: 15 }], around(10, 50), 13).detail).toBe('drawn');
  });

  it('MAP-27: names of the simplified world leave where streets have their own, tile by tile', () => {
    const metres = (degrees: number) => (degrees / 180) * 20_037_508.342_789;
    const x = metres(115.8);
    const y = -3_752_000;
    expect(isDrawnAt([perth], [x, y, x, y], 13)).toBe(true);
    expect(isDrawnAt([perth], [x, y, x, y], 11.9)).toBe(false);
    expect(isDrawnAt([perth], [metres(116.2), y, metres(116.2), y], 13)).toBe(false);
    expect(isDrawnAt([perth], [x, y, metres(116.2), y], 13)).toBe(true);
  });
});
