/** What the API still prepares after it began to listen; `/readyz` says no until all of it is there. */
export interface Readiness {
  /** Holds readiness back until the returned function is called. */
  readonly hold: () => () => void;
  readonly isReady: () => boolean;
}

export function createReadiness(): Readiness {
  const held = new Set<symbol>();
  return {
    hold: () => {
      const key = Symbol('held');
      held.add(key);
      return () => void held.delete(key);
    },
    isReady: () => held.size === 0,
  };
}
