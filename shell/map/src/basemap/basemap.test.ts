import { PMTiles } from 'pmtiles';
import { Basemap, schemaOf, simplifiedAbove } from './basemap';

const OTHER = 'https://tiles.example/world.pmtiles';

it("the map's own has its islands and shores; a deployment's has them itself", () => {
  const own = Basemap.own();
  expect(own.url).toMatch(/basemap\.pmtiles$/);
  expect(own.islandsUrl).toMatch(/islands\.json$/);
  expect(own.shores()?.url).toMatch(/shores\.pmtiles$/);
  expect(Basemap.at(OTHER)).toMatchObject({ url: OTHER, islandsUrl: null, shoresUrl: null });
});

it('both engines share what was read: the same address is the same basemap', () => {
  expect(Basemap.at(OTHER)).toBe(Basemap.at(OTHER));
  expect(Basemap.at(OTHER)).not.toBe(Basemap.own());
});

it.each([
  ['Protomaps', { vector_layers: [{ id: 'earth' }, { id: 'roads' }, { id: 'water' }] }, 'protomaps'],
  ['ours by name', { vector_layers: [{ id: 'land' }, { id: 'towns' }] }, 'own'],
  ['of our builder, which names no layers', { name: 'Atoll basemap' }, 'own'],
])('MAP-27: knows the layers: %s', (_whose, metadata, schema) => {
  expect(schemaOf(metadata)).toBe(schema);
});

it("MAP-27: somebody else's layers are refused in words", () => {
  expect(() => schemaOf({ vector_layers: [{ id: 'transportation' }] })).toThrow(
    /neither those of the Protomaps/,
  );
});

it("our own tiles of zoom 6 have nothing more to say above OpenLayers' zoom 9", () => {
  expect(simplifiedAbove(6)).toBe(9);
});

it('a tile is read once for both engines, each gets bytes of its own, and forgetting reads it anew', async () => {
  const read = jest
    .spyOn(PMTiles.prototype, 'getZxy')
    .mockImplementation(async () => ({ data: new Uint8Array([1, 2]).buffer }));
  const basemap = Basemap.at(OTHER);
  const [first, second] = await Promise.all([basemap.tile(5, 1, 2), basemap.tile(5, 1, 2)]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
  basemap.forget();
  await basemap.tile(5, 1, 2);
  expect(read).toHaveBeenCalledTimes(2);
});

it('a tile that could not be read is asked for again after forgetting', async () => {
  const read = jest.spyOn(PMTiles.prototype, 'getZxy').mockRejectedValueOnce(new Error('offline'));
  const basemap = Basemap.at('https://tiles.example/b.pmtiles');
  await expect(basemap.tile(0, 0, 0)).rejects.toThrow('offline');
  read.mockResolvedValueOnce(undefined);
  basemap.forget();
  await expect(basemap.tile(0, 0, 0)).resolves.toBeNull();
});

afterEach(() => jest.restoreAllMocks());
