import type { ReleaseEvent, ReleaseSummary } from '@atoll/contracts/release-summary';

/** Which release of each remote ran together; null where a remote had none. */
export type Composition = Readonly<Record<string, string | null>>;

/** What a site tells of one remote to who releases it. */
export interface RemoteHistory {
  readonly remote: string;
  /** In any order. */
  readonly events: readonly Pick<ReleaseEvent, 'at' | 'active'>[];
  readonly releases: readonly Pick<ReleaseSummary, 'hash' | 'disabled' | 'filesRemoved'>[];
}

function canBeShown(composition: Composition, histories: readonly RemoteHistory[]): boolean {
  return histories.every(({ remote, releases }) => {
    const release = releases.find(({ hash }) => hash === composition[remote]);
    return release !== undefined && !release.disabled && !release.filesRemoved;
  });
}

function isSame(one: Composition, other: Composition): boolean {
  const remotes = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...remotes].every((remote) => one[remote] === other[remote]);
}

/**
 * The compositions that led to what runs now, the oldest first, as far as they are recorded and their releases can still
 * be shown to somebody. What was taken back again is left out: it broke nothing that is broken now, and halving needs a
 * way that becomes bad once.
 */
export function recordedCompositions(histories: readonly RemoteHistory[]): Composition[] {
  const changes = histories
    .flatMap(({ remote, events }) => events.map(({ at, active }) => ({ remote, at, active })))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const compositions: Composition[] = [];
  let current: Composition = {};
  for (const { remote, active } of changes) {
    if (current[remote] === active) continue;
    current = { ...current, [remote]: active };
    const now = current;
    const before = compositions.findIndex((each) => isSame(each, now));
    if (before >= 0) compositions.length = before + 1;
    else if (canBeShown(current, histories)) compositions.push(current);
  }
  return compositions;
}

/** Which remotes run another release in the second composition. */
export function changedBetween(
  one: Composition,
  two: Composition,
): { remote: string; hash: string | null }[] {
  return Object.entries(two)
    .filter(([remote, hash]) => one[remote] !== hash)
    .map(([remote, hash]) => ({ remote, hash }));
}
