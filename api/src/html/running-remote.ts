import type { RegistryEntry } from '@atoll/contracts/registry';

/** A remote that the registry says runs. */
export interface RunningRemote {
  readonly entry: RegistryEntry;
  /** Undefined where the browser has to fetch it. */
  readonly manifest: unknown;
}
