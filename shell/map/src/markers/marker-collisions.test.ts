import { shapesOf } from './marker-collisions';

const BOX = { width: 400, height: 300 };
const at = (id: string, x: number, y: number, width = 60) => ({ id, at: { x, y }, width });

it('labels that do not touch are all labels', () => {
  const shapes = shapesOf([at('a', 100, 100), at('b', 200, 100), at('c', 100, 200)], BOX, []);
  expect([...shapes.values()]).toEqual(['label', 'label', 'label']);
});

it('of two that overlap the better ranked keeps its label, the other becomes a dot', () => {
  const shapes = shapesOf([at('better', 100, 100), at('worse', 130, 110)], BOX, []);
  expect(Object.fromEntries(shapes)).toEqual({ better: 'label', worse: 'dot' });
});

it('the chosen and the pointed-at marker always have their labels', () => {
  const markers = [at('a', 100, 100), at('b', 110, 100), at('c', 120, 100)];
  expect(Object.fromEntries(shapesOf(markers, BOX, ['b', 'c']))).toEqual({
    a: 'dot',
    b: 'label',
    c: 'label',
  });
});

it('a dot takes no room from those that come after it', () => {
  const shapes = shapesOf([at('a', 100, 100), at('b', 140, 100), at('c', 170, 100)], BOX, []);
  expect(shapes.get('c')).toBe('label');
});

it('markers outside the map, or before its first frame, are not shown', () => {
  const shapes = shapesOf([at('far', 900, 100), { id: 'unplaced', at: null, width: 60 }], BOX, []);
  expect([...shapes.values()]).toEqual(['outside', 'outside']);
});

it('twenty markers on one spot leave one label and no two labels ever overlap', () => {
  const crowd = Array.from({ length: 20 }, (_, index) => at(`${index}`, 200 + (index % 3), 150));
  const shapes = [...shapesOf(crowd, BOX, []).values()];
  expect(shapes.filter((shape) => shape === 'label')).toHaveLength(1);
});

it('a ring is never a dot, and takes the room round its point', () => {
  const at = { x: 200, y: 200 };
  const markers = [
    { id: 'ring', at, width: 84, isRing: true },
    { id: 'other ring', at: { x: 210, y: 200 }, width: 58, isRing: true },
    { id: 'label below', at: { x: 200, y: 240 }, width: 40 },
    { id: 'label far below', at: { x: 200, y: 300 }, width: 40 },
  ];
  const shapes = shapesOf(markers, { width: 500, height: 500 }, []);
  expect(Object.fromEntries(shapes)).toEqual({
    ring: 'label',
    'other ring': 'label',
    'label below': 'dot',
    'label far below': 'label',
  });
});
