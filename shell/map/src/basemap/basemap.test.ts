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

it("our own tiles of zoom 5 have nothing more to say above OpenLayers' zoom 9", () => {
  expect(simplifiedAbove(5)).toBe(9);
});
