import { durationLines, slowestFiles } from './durations';

it('shows the ten slowest files, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ name: `f${index}`, durationMs: index * 1000 }));
  const slowest = slowestFiles(files);
  expect(slowest.map(({ name }) => name)).toEqual([
    'f11',
    'f10',
    'f9',
    'f8',
    'f7',
    'f6',
    'f5',
    'f4',
    'f3',
    'f2',
  ]);
  expect(durationLines(slowest)[0]).toBe('     11.0 s  f11');
});
