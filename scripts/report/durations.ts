import type { Duration } from './outcome';

const SLOWEST_SHOWN = 10;

/** Does the work and says how long it took. */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<[T, Duration]> {
  const startedAtMs = performance.now();
  const result = await work();
  return [result, { name, durationMs: performance.now() - startedAtMs }];
}

/** The files that took longest, the slowest first. */
export function slowestFiles(files: readonly Duration[]): Duration[] {
  return [...files].sort((a, b) => b.durationMs - a.durationMs).slice(0, SLOWEST_SHOWN);
}

/** Lines such as `12.3 s api/src/a.test.ts`. */
export function durationLines(durations: readonly Duration[]): string[] {
  return durations.map(
    ({ name, durationMs }) => `  ${(durationMs / 1000).toFixed(1).padStart(7)} s  ${name}`,
  );
}
