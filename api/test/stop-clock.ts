const CLOCKS: readonly FakeableAPI[] = [
  'Date',
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

/** Stops these until the test's end; all others go on. */
function stop(stopped: readonly FakeableAPI[], now: number): void {
  jest.useFakeTimers({ doNotFake: CLOCKS.filter((clock) => !stopped.includes(clock)), now });
}

/** Stops the clock until the test's end, and gives what moves it by milliseconds. Timers go on. */
export function stopClock(): (byMs: number) => void {
  stop(['Date'], Date.now());
  return (byMs) => void jest.setSystemTime(Date.now() + byMs);
}

/** Stops what is done again and again until the test's end, and gives what lets that many milliseconds of it pass. */
export function stopIntervals(): (ms: number) => void {
  stop(['setInterval', 'clearInterval'], Date.now());
  return (ms) => jest.advanceTimersByTime(ms);
}

afterEach(() => jest.useRealTimers());
