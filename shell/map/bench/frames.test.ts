/** @jest-environment ../../scripts/jest/plain-globals.mjs */
import { framesOf, median, percentile, type TraceEvent } from './frames';

const page = { pid: 1, tid: 1 };
const frame = (ts: number, thread = page): TraceEvent => ({ name: 'BeginMainThreadFrame', ts, ...thread });
const task = (ts: number, dur: number, tdur: number, thread = page): TraceEvent => ({
  name: 'RunTask',
  ts,
  dur,
  tdur,
  ...thread,
});

it("a frame costs the thread's own time of the tasks that end before the next", () => {
  const events = [task(0, 5_000, 4_000), frame(1_000), task(9_000, 3_000, 2_000), frame(17_000)];
  expect(framesOf(events)).toEqual([6]);
});

it('only the page with the frames counts', () => {
  const other = { pid: 2, tid: 7 };
  const events = [frame(0), task(1_000, 1_000, 1_000), task(1_000, 9_000, 9_000, other), frame(16_000)];
  expect(framesOf([...events, frame(5_000, other)])).toEqual([1]);
});

it('half of the values are below the median, and 95 of 100 below the 95th percentile', () => {
  const values = Array.from({ length: 100 }, (_, index) => index);
  expect([median(values), percentile(values, 0.95)]).toEqual([50, 95]);
});
