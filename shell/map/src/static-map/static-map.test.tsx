/** @jest-environment ../../scripts/jest/plain-globals.mjs */
import { renderToString } from 'react-dom/server';
import { StaticMap } from './static-map';

const LISBON = { latitude: 38.7223, longitude: -9.1393 };

function draw(markers: { latitude: number; longitude: number }[]) {
  return renderToString(<StaticMap name="Lisbon" center={LISBON} markers={markers} />);
}

it('comes from the server with its name, and without inline styles', () => {
  const view = draw([LISBON]);
  expect(view).toContain('aria-label="Map of Lisbon"');
  expect(view).not.toContain('style=');
});

it('MAP-11: draws 20 dots at most', () => {
  const view = draw(Array.from({ length: 30 }, (_, index) => ({ ...LISBON, longitude: index / 100 })));
  expect(view.match(/data-dot/g)).toHaveLength(20);
});

it('north is up and east is right', () => {
  const view = draw([
    { latitude: 38.8, longitude: -9.2 },
    { latitude: 38.7, longitude: -9.1 },
  ]);
  const [first, second] = [...view.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="5"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(first?.[0]).toBeLessThan(second?.[0] ?? 0);
  expect(first?.[1]).toBeLessThan(second?.[1] ?? 0);
});

it('the name lies below the middle, and above it where a hotel would hide it', () => {
  const below = (latitude: number) => {
    const view = draw([{ ...LISBON, latitude }]);
    const [, middle] = /cy="([\d.]+)" r="3"/.exec(view) ?? [];
    const [, name] = /y="([\d.]+)" text-anchor="middle">Lisbon/.exec(view) ?? [];
    return Number(name) - Number(middle);
  };
  expect(below(LISBON.latitude + 0.003)).toBeGreaterThan(0);
  expect(below(LISBON.latitude - 0.003)).toBeLessThan(0);
});

it('an atoll is drawn in the sea', () => {
  const view = renderToString(<StaticMap name="Maafushi" center={{ latitude: 3.94, longitude: 73.49 }} />);
  expect(view).toContain('<ellipse');
});

it('says how far it is from the centre, to scale', () => {
  // A degree of latitude is 111 km: the second dot lies 5.56 km north of the centre.
  const view = draw([LISBON, { ...LISBON, latitude: LISBON.latitude + 0.05 }]);
  const rings = [...view.matchAll(/class="ring" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)];
  const [[, , centre = NaN, radius = NaN] = []] = rings.map((ring) => ring.map(Number));
  const [, dot] = [...view.matchAll(/cy="([\d.]+)" r="5"/g)].map(([, y]) => Number(y));
  expect(view.match(/(\d+)<!-- --> km/)?.[1]).toBe('2');
  expect((centre - (dot ?? NaN)) / radius).toBeCloseTo(5.56 / 2, 1);
});

it('lies over a picture of the water around its middle, which has the colours of the theme', () => {
  const view = draw([LISBON]);
  // 39 degrees north and 9 west: left of the middle of the world, and above it.
  const [, z = NaN, x = NaN, y = NaN] = (
    /href="\/media\/map\/(\d+)\/(\d+)\/(\d+)\.webp"/.exec(view) ?? []
  ).map(Number);
  expect(x / 2 / 2 ** z).toBeCloseTo((180 - 9.1393) / 360, 3);
  expect(y / 2 / 2 ** z).toBeCloseTo(0.3833, 3);
  expect(view).toMatch(/<rect class="water"[^>]* mask="url\(#/);
});

it('its picture covers what a page shows beside it, also in a strip', () => {
  const view = draw([LISBON, { latitude: 38.8, longitude: -9.3 }]);
  const [, left = NaN, top = NaN, side = NaN] = (
    /<image [^>]*x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"/.exec(view) ?? []
  ).map(Number);
  expect(left).toBeLessThanOrEqual(-360);
  expect(left + side).toBeGreaterThanOrEqual(720);
  expect(top).toBeLessThanOrEqual(-160);
  expect(top + side).toBeGreaterThanOrEqual(360);
});
