/** Work that is done again and again, one time after the other. */
export interface Repeated {
  /** Begins after `delayMs`. A failure is told, and the work done again at its time. */
  readonly start: (onFailure: (error: unknown) => void, delayMs?: number) => void;
  /** Waits for what is being done. */
  readonly stop: () => Promise<void>;
}

/** Repeats the work `everyMs` after its end, until it says 'done' or is stopped. */
export function repeat(work: () => Promise<'again' | 'done'>, everyMs: number): Repeated {
  let isOpen = true;
  let timer: NodeJS.Timeout | undefined;
  let latest: Promise<void> = Promise.resolve();
  const next = (onFailure: (error: unknown) => void, delayMs: number) => {
    timer = setTimeout(() => {
      latest = work()
        .catch((error: unknown) => {
          onFailure(error);
          return 'again' as const;
        })
        .then((then) => {
          if (isOpen && then === 'again') next(onFailure, everyMs);
        });
    }, delayMs);
  };
  return {
    start: (onFailure, delayMs = 0) => next(onFailure, delayMs),
    stop: async () => {
      isOpen = false;
      clearTimeout(timer);
      await latest;
    },
  };
}
