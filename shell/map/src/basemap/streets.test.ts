import Feature from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import type RenderFeature from 'ol/render/Feature.js';
import type Style from 'ol/style/Style.js';
import type { StyleFunction } from 'ol/style/Style.js';
import { PMTiles } from 'pmtiles';
import { HOUSES_FROM_ZOOM } from '../view-rules';
import { Basemap } from './basemap';
import { streetLabelStyle, streetStyle } from './flat-streets';
import type { Streets } from './ground';
import { shippedFile } from '../testing/shipped-file';
import { readMapColours } from './map-colours';
import { AREAS, LABELS, LINES } from './street-rules';
import { tiltedStyle } from './tilted-style';

const colours = readMapColours(document.documentElement);
const resolutionAt = (zoom: number) => 156_543.033_928 / 2 ** zoom;

async function shapesOf(z: number, x: number, y: number): Promise<RenderFeature[]> {
  const tile = await new PMTiles(shippedFile('san-francisco.pmtiles')).getZxy(z, x, y);
  return new MVT().readFeatures(tile?.data ?? new ArrayBuffer(0));
}

function drawn(style: StyleFunction, feature: Feature | RenderFeature, zoom: number): Style[] {
  return [style(feature, resolutionAt(zoom)) ?? []].flat();
}

const SHAPES = {
  area: () => new Polygon([]),
  line: () => new LineString([]),
  point: () => new Point([0, 0]),
};
const shape = (kind: keyof typeof SHAPES, properties: object) =>
  new Feature({ geometry: SHAPES[kind](), ...properties });

describe('MAP-27: a real tile of the shipped city', () => {
  const CIVIC_CENTER = [14, 2620, 6332] as const;

  it('MAP-27: has its ground, water, parks, streets of each kind and houses drawn', async () => {
    const style = streetStyle(colours);
    const shapes = await shapesOf(...CIVIC_CENTER);
    const layers = new Map<string, number>();
    for (const each of shapes.filter((one) => drawn(style, one, 16).length > 0)) {
      const key = `${String(each.get('layer'))} ${String(each.get('kind'))}`;
      layers.set(key, (layers.get(key) ?? 0) + 1);
    }
    expect([...layers.keys()]).toEqual(
      expect.arrayContaining([
        'earth earth',
        'landuse park',
        'roads highway',
        'roads major_road',
        'roads minor_road',
        'roads path',
        'roads rail',
        'buildings building',
      ]),
    );
    expect(layers.get('roads minor_road')).toBeGreaterThan(50);
  });

  it('MAP-27: has the names of its streets and quarters', async () => {
    const style = streetLabelStyle(colours, 'en');
    const names = (await shapesOf(...CIVIC_CENTER)).flatMap((one) =>
      drawn(style, one, 16).map((each) => each.getText()?.getText()),
    );
    expect(names).toEqual(expect.arrayContaining(['Market Street', 'Civic Center']));
  });
});

it('MAP-27: houses are drawn only where the data have them, and from where they read as houses', () => {
  const house = shape('area', { layer: 'buildings', kind: 'building' });
  const style = streetStyle(colours);
  expect(drawn(style, house, HOUSES_FROM_ZOOM - 0.1)).toEqual([]);
  expect(
    drawn(style, house, HOUSES_FROM_ZOOM + 0.1)[0]
      ?.getFill()
      ?.getColor(),
  ).toBe(colours.building);
});

it('MAP-27: a road has its edge below it, a bridge lies over the road, and a tunnel is dashes', () => {
  const style = streetStyle(colours);
  const road = (changes: object) =>
    drawn(style, shape('line', { layer: 'roads', kind: 'major_road', ...changes }), 15);
  const [edge, line] = road({});
  const level = line?.getZIndex() ?? 0;
  expect(edge?.getZIndex()).toBeLessThan(level);
  expect(edge?.getStroke()?.getWidth()).toBeGreaterThan(line?.getStroke()?.getWidth() ?? Infinity);
  // The style of a road is used again for the next one.
  const [bridge] = road({ is_bridge: true });
  expect(bridge?.getZIndex()).toBeGreaterThan(level);
  const tunnel = road({ is_tunnel: true });
  expect(tunnel).toHaveLength(1);
  expect(tunnel[0]?.getStroke()?.getLineDash()).not.toBeNull();
});

it.each([
  ['ja', { name: 'Tokyo', 'name:ja': '東京' }, '東京'],
  ['zh-Hant-TW', { name: 'Tokyo', 'name:zh': '东京' }, '东京'],
  ['en-GB', { name: '東京', 'name:en': 'Tokyo' }, 'Tokyo'],
  ['fr', { name: '東京', 'name:en': 'Tokyo' }, '東京'],
])('MAP-27: a page in %s has names of its own, else the place’s', (language, names, expected) => {
  const town = shape('point', { layer: 'places', kind: 'locality', min_zoom: 3, ...names });
  const [style] = drawn(streetLabelStyle(colours, language), town, 12);
  expect(style?.getText()?.getText()).toBe(expected);
});

it('MAP-27: a name waits for the zoom that the data give it, and a larger town comes first', () => {
  const style = streetLabelStyle(colours, 'en');
  const town = (rank: number) =>
    shape('point', { layer: 'places', kind: 'locality', min_zoom: 9, population_rank: rank, name: 'x' });
  expect(drawn(style, town(4), 9.9)).toEqual([]);
  const order = (rank: number) => drawn(style, town(rank), 10)[0]?.getZIndex() ?? 0;
  expect(order(12)).toBeGreaterThan(order(4));
});

describe('MAP-27: the tilted map', () => {
  const streets: Streets = {
    archive: Basemap.at('https://tiles.example/city.pmtiles'),
    bounds: { west: 115.77, south: -31.956, east: 115.841, north: -31.884 },
    minZoom: 11,
    maxZoom: 15,
    credit: '',
  };
  const world = { archive: Basemap.own(), maxZoom: 6, credit: null };

  it('MAP-27: has every rule of the flat one, over the world and under its names', () => {
    const { layers } = tiltedStyle(colours, { world, streets: [streets], refusal: null });
    const ids = layers.map(({ id }) => id);
    const isDrawn = (id: string) => ids.some((each) => each.startsWith(`streets-0-${id}`));
    expect([...AREAS, ...LINES].filter(({ id }) => !isDrawn(id))).toEqual([]);
    expect(LABELS.filter(({ id }) => !ids.includes(`streets-0-names-${id}`))).toEqual([]);
    expect(ids.indexOf('borders')).toBeLessThan(ids.indexOf('streets-0-earth'));
    expect(ids.indexOf('streets-0-houses')).toBeLessThan(ids.indexOf('towns'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('MAP-27: has houses of the data as bodies with their height, and no others', () => {
    const { layers } = tiltedStyle(colours, { world, streets: [streets], refusal: null });
    expect(layers.filter(({ type }) => type === 'fill-extrusion')).toEqual([
      expect.objectContaining({
        id: 'streets-0-houses',
        'source-layer': 'buildings',
        minzoom: HOUSES_FROM_ZOOM - 1,
      }),
    ]);
    const without = tiltedStyle(colours, { world, streets: [], refusal: null });
    expect(without.layers.some(({ type }) => type === 'fill-extrusion')).toBe(false);
  });

  it('MAP-27: asks for an extract inside its bounds only, and stretches its deepest tiles', () => {
    const { sources } = tiltedStyle(colours, { world, streets: [streets], refusal: null });
    expect(sources['streets-0']).toMatchObject({
      bounds: [115.77, -31.956, 115.841, -31.884],
      minzoom: 11,
      maxzoom: 15,
    });
  });

  it('MAP-27: of streets of the whole world nothing of the simplified one is drawn', () => {
    const { sources, layers } = tiltedStyle(colours, { world: null, streets: [streets], refusal: null });
    expect(Object.keys(sources)).toEqual(['streets-0']);
    expect(layers[0]).toMatchObject({ type: 'background', paint: { 'background-color': colours.water } });
  });
});
