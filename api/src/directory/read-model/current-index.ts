import type { FastifyBaseLogger } from 'fastify';
import { EVERYTHING, type Change, type Changes } from '../../shared/changes/changes';
import type { DirectoryDocuments } from './directory-documents';
import { DirectoryIndex } from './directory-index';
import type { FindMissedWrites } from './missed-writes';

/** So long ago a write may have begun whose announcement nobody has heard. */
const RECONCILE_OVERLAP_MS = 2 * 60_000;

/** The index of this instance, kept current. */
export interface CurrentIndex {
  /** The index; the first call loads it, and all wait until it is there. */
  readonly ready: () => Promise<DirectoryIndex>;
  /** The index for who must not wait; null until it is there. */
  readonly loaded: () => DirectoryIndex | null;
  /** Finds what was written without being announced, and announces it, so that pages hear of it too. */
  readonly reconcile: () => Promise<void>;
  /** Waits until what was heard is applied. */
  readonly settled: () => Promise<void>;
  /** Waits for what is being read, and stops listening. */
  readonly close: () => Promise<void>;
}

export interface KeepIndexDeps {
  readonly documents: DirectoryDocuments;
  readonly findMissed: FindMissedWrites;
  readonly changes: Changes;
  readonly log: FastifyBaseLogger;
}

export function keepIndex({ documents, findMissed, changes, log }: KeepIndexDeps): CurrentIndex {
  let loading: Promise<DirectoryIndex> | null = null;
  let loaded: DirectoryIndex | null = null;
  let turn: Promise<void> = Promise.resolve();
  let reconciledMs = Date.now();
  let waiting: Change[] = [];

  async function load(): Promise<DirectoryIndex> {
    const index = new DirectoryIndex();
    const startedMs = performance.now();
    await documents.readAll(index);
    loaded = index;
    log.info(
      { agents: index.table.size, ms: Math.round(performance.now() - startedMs) },
      'directory is loaded',
    );
    return index;
  }

  function ready(): Promise<DirectoryIndex> {
    if (loading) return loading;
    const begun = load();
    loading = begun;
    // A failure is told to those who wait; the next request loads again.
    begun.catch(() => (loading = null));
    return begun;
  }

  async function apply(): Promise<void> {
    if (!loading) {
      // What is loaded later has it.
      waiting = [];
      return;
    }
    const index = await loading;
    const batch = waiting;
    waiting = [];
    const keys = (kind: Change['kind']) => [
      ...new Set(batch.filter((change) => change.kind === kind).map(({ key }) => key)),
    ];
    try {
      if (batch.some(({ key }) => key === EVERYTHING)) await documents.readAll(index);
      else
        await documents.readChanged(index, {
          agents: keys('agent'),
          cities: keys('city'),
          countries: keys('country'),
          cards: keys('card'),
        });
    } catch (error) {
      waiting = [...batch, ...waiting];
      throw error;
    }
  }

  /** One after the other, in the order of the changes. */
  function applySoon(): void {
    turn = turn
      .then(apply)
      .catch((err: unknown) => log.warn({ err }, 'changes of the directory are not applied yet'));
  }

  const unsubscribe = changes.onChange((heard) => {
    waiting.push(...heard);
    applySoon();
    return turn;
  });

  return {
    ready,
    loaded: () => loaded,
    reconcile: async () => {
      const index = await ready();
      if (waiting.length > 0) applySoon();
      await turn;
      const nowMs = Date.now();
      const missed = await findMissed(index, new Date(reconciledMs - RECONCILE_OVERLAP_MS));
      for (const change of missed) await changes.around(change, () => Promise.resolve());
      reconciledMs = nowMs;
    },
    settled: () => turn,
    close: async () => {
      unsubscribe();
      await Promise.allSettled([loading, turn]);
    },
  };
}
