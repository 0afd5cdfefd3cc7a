import { PMTiles } from 'pmtiles';
import { Basemap, simplifiedAbove } from './basemap';

const OTHER = { url: 'https://tiles.example/world.pmtiles', attribution: '© Example' };

it("without a choice it is the map's own, with its islands", () => {
  const own = Basemap.of(undefined);
  expect(own.url).toMatch(/basemap\.pmtiles$/);
  expect(own.islandsUrl).toMatch(/islands\.json$/);
});

it("a deployment's basemap is read from its address, and has its islands itself", () => {
  expect(Basemap.of(OTHER)).toMatchObject({ url: OTHER.url, islandsUrl: null });
});

it('both engines share what was read: the same address is the same basemap', () => {
  expect(Basemap.of(OTHER)).toBe(Basemap.at(OTHER.url));
  expect(Basemap.of(OTHER)).not.toBe(Basemap.of(undefined));
});

it("our own tiles of zoom 6 have nothing more to say above OpenLayers' zoom 9", () => {
  expect(simplifiedAbove(6)).toBe(9);
});

it('a tile is read once for both engines, each gets bytes of its own, and forgetting reads it anew', async () => {
  const read = jest
    .spyOn(PMTiles.prototype, 'getZxy')
    .mockImplementation(async () => ({ data: new Uint8Array([1, 2]).buffer }));
  const basemap = Basemap.of(OTHER);
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
  const basemap = Basemap.of({ ...OTHER, url: 'https://tiles.example/b.pmtiles' });
  await expect(basemap.tile(0, 0, 0)).rejects.toThrow('offline');
  read.mockResolvedValueOnce(undefined);
  basemap.forget();
  await expect(basemap.tile(0, 0, 0)).resolves.toBeNull();
});

afterEach(() => jest.restoreAllMocks());
