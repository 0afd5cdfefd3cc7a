import Feature from 'ol/Feature.js';
import type Style from 'ol/style/Style.js';
import type { StyleFunction } from 'ol/style/Style.js';
import { groundStyle, labelStyle, waterStyle } from './flat-style';
import { readMapColours } from './map-colours';
import { RIVER_WIDTHS_PX, riverWidthPx } from './water-rules';

const colours = readMapColours(document.documentElement);
const resolutionAt = (zoom: number) => 156_543.033_928 / 2 ** zoom;

function drawn(style: StyleFunction, properties: object, zoom: number): Style | undefined {
  const found = style(new Feature(properties), resolutionAt(zoom));
  return Array.isArray(found) ? found[0] : (found ?? undefined);
}

it.each(['urban', 'glaciers'])('PLC-06: %s lie on the land', (layer) => {
  const style = groundStyle(colours);
  const over = drawn(style, { layer }, 12)?.getZIndex() ?? 0;
  expect(over).toBeGreaterThan(drawn(style, { layer: 'land' }, 12)?.getZIndex() ?? Infinity);
});

it('PLC-06: a river is a line that grows with the zoom and with its rank, and a lake covers it', () => {
  const style = waterStyle(colours);
  const seine = { layer: 'rivers', rank: 4, name: 'Seine' };
  const width = (zoom: number) => drawn(style, seine, zoom)?.getStroke()?.getWidth();
  expect(width(3)).toBeUndefined();
  expect(width(12)).toBeCloseTo(4);
  expect(width(14)).toBeGreaterThan(width(12) ?? Infinity);
  expect(riverWidthPx(9, 12)).toBeLessThan(riverWidthPx(2, 12));
  expect(riverWidthPx(4, 18)).toBe(RIVER_WIDTHS_PX.at(-1)?.[1]);
  const river = drawn(style, seine, 12)?.getZIndex() ?? Infinity;
  expect(drawn(style, { layer: 'lakes' }, 12)?.getZIndex()).toBeGreaterThan(river);
});

it('PLC-06: reefs are drawn as long as their place is right enough', () => {
  const style = waterStyle(colours);
  expect(drawn(style, { layer: 'reefs' }, 8)).toBeDefined();
  expect(drawn(style, { layer: 'reefs' }, 14)).toBeUndefined();
});

it.each([
  ['towns', { rank: 3, name: 'Versailles' }, 'Versailles'],
  ['airports', { rank: 4, code: 'ORY', name: 'Orly' }, 'ORY'],
  ['lakenames', { rank: 4, name: 'Lake Geneva' }, 'Lake Geneva'],
  ['rivers', { rank: 4, name: 'Seine' }, 'Seine'],
])('PLC-06: %s have their names at zoom 12', (layer, properties, text) => {
  expect(
    drawn(labelStyle(colours), { layer, ...properties }, 12)
      ?.getText()
      ?.getText(),
  ).toBe(text);
});

it('PLC-06: where two names have no room, the larger town keeps its own: OpenLayers prefers the higher index', () => {
  const style = labelStyle(colours);
  const order = (layer: string, rank: number) =>
    drawn(style, { layer, rank, name: 'x', code: 'XXX' }, 13)?.getZIndex() ?? 0;
  expect(order('towns', 2)).toBeGreaterThan(order('towns', 7));
  expect(order('towns', 2)).toBeGreaterThan(order('airports', 2));
  expect(order('airports', 2)).toBeGreaterThan(order('rivers', 2));
});
