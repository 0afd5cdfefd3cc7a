const [FEWEST, FIRST, MOST] = [20, 50, 200];
/** A job is heard of when a part of it is written, which must be well within the second and a half that its lock lasts. */
const [QUICK_MS, SLOW_MS] = [300, 800];

export interface Pace {
  /** How many agents to write next. */
  readonly size: () => number;
  /** Runs a step, and learns from how long it took. */
  readonly step: <T>(run: () => Promise<T>) => Promise<T>;
}

/** Many agents at once while the machine is idle, and few while it is busy. */
export function createPace(): Pace {
  let size = FIRST;
  return {
    size: () => size,
    step: async (run) => {
      const startedMs = performance.now();
      const result = await run();
      const ms = performance.now() - startedMs;
      if (ms < QUICK_MS) size = Math.min(MOST, size * 2);
      else if (ms > SLOW_MS) size = Math.max(FEWEST, Math.floor(size / 2));
      return result;
    },
  };
}
