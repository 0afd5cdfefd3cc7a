import Feature from 'ol/Feature.js';
import { SHORE_TILE_ZOOM, SHORES_FROM_ZOOM } from '../view-rules';
import { Basemap } from './basemap';
import { shoreStyle } from './flat-style';
import { readMapColours } from './map-colours';
import { tiltedStyle } from './tilted-style';

const colours = readMapColours(document.documentElement);
const groundOf = (archive: Basemap) => ({
  world: { archive, maxZoom: 5, credit: null },
  streets: [],
  refusal: null,
});

it('the flat map draws water over coarse land, then fine land, then borders', () => {
  const style = shoreStyle(colours);
  const order = ['sea', 'land', 'urban', 'borders'].map((layer) => {
    const drawn = style(new Feature({ layer }), 1);
    return drawn && !Array.isArray(drawn) ? drawn.getZIndex() : null;
  });
  expect(order).toEqual([0, 1, 2, 3]);
  expect(style(new Feature({ layer: 'unknown' }), 1)).toBeUndefined();
});

it('the tilted map draws them over the coarse land and under everything else', () => {
  const { layers, sources } = tiltedStyle(colours, groundOf(Basemap.own()));
  const ids = layers.map(({ id }) => id);
  expect(ids.slice(0, 8)).toEqual([
    'water',
    'land',
    'urban',
    'glaciers',
    'shores-sea',
    'shores-land',
    'shores-urban',
    'reefs',
  ]);
  expect(layers[4]).toMatchObject({ minzoom: SHORES_FROM_ZOOM - 1 });
  expect(sources.shores).toMatchObject({ minzoom: SHORE_TILE_ZOOM, maxzoom: SHORE_TILE_ZOOM });
});

it("a deployment's basemap has its shores itself", () => {
  const other = Basemap.at('https://tiles.example/a.pmtiles');
  expect(other.shores()).toBeNull();
  const { sources, layers } = tiltedStyle(colours, groundOf(other));
  expect(sources).not.toHaveProperty('shores');
  expect(layers.some(({ id }) => id.startsWith('shores'))).toBe(false);
});
