export interface RecentRead<Result> {
  /** What was read last, if that reading began at most the given time ago; else it is read anew. */
  readonly read: () => Promise<Result>;
  /** The next `read` reads anew: something has changed. */
  readonly forget: () => void;
}

/**
 * Lets many callers share a read: however many ask, it is made once in `maxAgeMs`. A failure is shared by those who
 * wait for it already, and remembered for nobody else.
 */
export function recent<Result>(
  readNow: () => Promise<Result>,
  maxAgeMs: number,
  nowMs: () => number = () => performance.now(),
): RecentRead<Result> {
  let latest: { readonly fromMs: number; readonly result: Promise<Result> } | null = null;

  function begin(): Promise<Result> {
    const started = { fromMs: nowMs(), result: readNow() };
    latest = started;
    started.result.catch(() => {
      if (latest === started) latest = null;
    });
    return started.result;
  }

  return {
    read: () => (latest && nowMs() - latest.fromMs <= maxAgeMs ? latest.result : begin()),
    forget: () => {
      latest = null;
    },
  };
}
