import { sourceOfRemote, type FirstScreens } from './first-screens';
import type { RunningRelease } from '../shared/releases/running-releases';

export interface ReleaseSwitch {
  /**
   * The release that a page of this remote is made of: the one that the registry names, or while its process still
   * starts, the one that everybody got before. Scripts and first screen of a page are so always of one release.
   */
  readonly onPage: (remote: RunningRelease) => RunningRelease;
  /** Told what everybody gets by now, canaries left out, once its processes are ready or have failed. */
  readonly settled: (everybodys: readonly RunningRelease[]) => void;
}

/** Lets the release before go on until the next one can render, or has failed to: no page waits for a process. */
export function createReleaseSwitch(firstScreens: FirstScreens, releasesDir: string): ReleaseSwitch {
  const before = new Map<string, RunningRelease>();
  return {
    onPage: (remote) => {
      const { entry } = remote;
      return firstScreens.isSettled(sourceOfRemote(entry, releasesDir))
        ? remote
        : (before.get(entry.name) ?? remote);
    },
    settled: (everybodys) => {
      for (const remote of everybodys) before.set(remote.entry.name, remote);
    },
  };
}
