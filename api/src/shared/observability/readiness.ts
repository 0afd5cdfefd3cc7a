/** What the API still prepares after it began to listen, and that it is about to stop; `/readyz` says no meanwhile. */
export interface Readiness {
  /** Holds readiness back until the returned function is called. */
  readonly hold: () => () => void;
  readonly isReady: () => boolean;
  /** From now on nobody new should come, although everything is still answered. */
  readonly stop: () => void;
  readonly isStopping: () => boolean;
}

export function createReadiness(): Readiness {
  const held = new Set<symbol>();
  let isStopping = false;
  return {
    hold: () => {
      const key = Symbol('held');
      held.add(key);
      return () => void held.delete(key);
    },
    isReady: () => held.size === 0,
    stop: () => {
      isStopping = true;
    },
    isStopping: () => isStopping,
  };
}
