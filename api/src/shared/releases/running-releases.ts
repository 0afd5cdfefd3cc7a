import type { RegistryEntry } from '@atoll/contracts/registry';

/** A release that the registry says runs, with the manifest that the browser would otherwise have to fetch. */
export interface RunningRelease {
  readonly entry: RegistryEntry;
  /** Undefined where the browser has to, because it changes while the release runs: a dev server's. */
  readonly manifest: unknown;
}

/** Who asks for a page: nothing but a random name that says nothing about a person. */
export interface Visitor {
  readonly id: string;
  /** The Set-Cookie header that makes the browser keep the name; null where it has one. */
  readonly setCookie: string | null;
}

/** A release that is about to run, for everybody or as a canary. */
export interface NextRelease {
  readonly app: string;
  readonly hash: string;
}

/** Gets something ready for a release. The pointer waits for it; it must end in its own time and never reject. */
export type Preparation = (release: NextRelease) => Promise<void>;

/** What runs, for the features that are not about releases themselves. The releases feature answers it. */
export interface RunningReleases {
  /**
   * What runs now for a visitor, in the order of REMOTES; without one, for everybody who gets no canary. While the
   * database is away: what ran last.
   */
  readonly running: (visitor?: string) => Promise<readonly RunningRelease[]>;
  /** What runs now for anybody: also the canaries. */
  readonly everyRunning: () => Promise<readonly RunningRelease[]>;
  /** True when visitors did not all get the same at the last look at the registry. */
  readonly hasCanary: () => boolean;
  readonly visitorOf: (cookieHeader: string | undefined) => Visitor;
  /** Registers who has to be ready before a release runs. */
  readonly beforeRun: (prepare: Preparation) => void;
}
