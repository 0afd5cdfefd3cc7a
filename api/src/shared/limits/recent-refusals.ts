/** Another instance may begin a limit anew: what is known here is asked for again after this. */
const KNOWN_MS = 5_000;
const KNOWN_MAX = 10_000;

interface Known {
  /** When the limit begins anew. */
  readonly overAt: number;
  readonly askAgainAt: number;
}

export interface RecentRefusals {
  readonly add: (who: string, msBeforeNext: number) => void;
  /** Milliseconds until the limit begins anew; null where that has to be asked for. */
  readonly msLeft: (who: string) => number | null;
  readonly forget: (who: string) => void;
}

/** Who was refused just now, so that a flood of requests that are refused anyway costs no reads. */
export function createRecentRefusals(): RecentRefusals {
  const known = new Map<string, Known>();
  return {
    add: (who, msBeforeNext) => {
      // They are asked for again: nobody passes by that.
      if (known.size >= KNOWN_MAX) known.clear();
      const now = Date.now();
      known.set(who, {
        overAt: now + msBeforeNext,
        askAgainAt: now + Math.min(msBeforeNext, KNOWN_MS),
      });
    },
    msLeft: (who) => {
      const found = known.get(who);
      if (!found) return null;
      const now = Date.now();
      if (now < found.askAgainAt) return found.overAt - now;
      known.delete(who);
      return null;
    },
    forget: (who) => void known.delete(who),
  };
}
