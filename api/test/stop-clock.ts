const EVERYTHING_BUT_DATE: FakeableAPI[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

/** Stops the clock until the test's end, and gives what moves it by milliseconds. Timers go on. */
export function stopClock(): (byMs: number) => void {
  jest.useFakeTimers({ doNotFake: EVERYTHING_BUT_DATE, now: Date.now() });
  return (byMs) => void jest.setSystemTime(Date.now() + byMs);
}

afterEach(() => jest.useRealTimers());
