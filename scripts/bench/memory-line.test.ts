import { memoryLine, reckonedBytes } from './memory-line';

it('goes through the smallest and the largest size, in whatever order they come', () => {
  const points = [
    { agents: 1_000, bytes: 1_500 },
    { agents: 100, bytes: 600 },
    { agents: 500, bytes: 9_999 },
  ];
  const line = memoryLine(points);
  expect(line).toEqual({ baseBytes: 500, bytesPerAgent: 1 });
  expect(reckonedBytes(line, 10_000)).toBe(10_500);
});

it('starts at nothing where one size was measured', () => {
  expect(memoryLine([{ agents: 200, bytes: 100 }])).toEqual({ baseBytes: 0, bytesPerAgent: 0.5 });
});

it.each([
  { title: 'no size', points: [] },
  {
    title: 'the same size twice',
    points: [
      { agents: 5, bytes: 1 },
      { agents: 5, bytes: 2 },
    ],
  },
])('refuses $title', ({ points }) => {
  expect(() => memoryLine(points)).toThrow('A line needs');
});
