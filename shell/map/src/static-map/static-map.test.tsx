/** @jest-environment node */
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
  expect(view.match(/<circle/g)).toHaveLength(20);
});

it('north is up and east is right', () => {
  const view = draw([
    { latitude: 38.8, longitude: -9.2 },
    { latitude: 38.7, longitude: -9.1 },
  ]);
  const [first, second] = [...view.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(first?.[0]).toBeLessThan(second?.[0] ?? 0);
  expect(first?.[1]).toBeLessThan(second?.[1] ?? 0);
});

it('an atoll is drawn in the sea', () => {
  const view = renderToString(<StaticMap name="Maafushi" center={{ latitude: 3.94, longitude: 73.49 }} />);
  expect(view).toContain('<ellipse');
});
