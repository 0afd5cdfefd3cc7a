import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { REMOTES } from '@atoll/contracts/registry';
import { AppError } from '../shared/errors/app-error';
import type { KeptReleases } from './kept-releases';
import type { ReleaseStore } from './release-store';
import type { ReleasesRepository } from './releases.repository';

/** The files of releases that browsers ask for. */
export interface ServedFiles {
  readonly root: string;
  /**
   * Makes sure that the files of the release that a path such as `mfe-tours/<hash>/entry.js` names are in `root`, where
   * there is such a release. Throws NOT_FOUND where its files were removed, and OVERLOADED where nobody can tell.
   */
  readonly ready: (path: string) => Promise<void>;
}

export interface ServedFilesDeps {
  readonly repository: Pick<ReleasesRepository, 'find'>;
  readonly store: ReleaseStore;
  readonly kept: KeptReleases;
  readonly log: FastifyBaseLogger;
}

const RELEASE = /^([a-z-]+)\/([0-9a-f]{16})\//;
const KNOWN_MAX = 1_000;
/** How often it is noted that a release is still loaded; nothing is removed before 30 days without. */
const NOTED_EVERY_MS = 3_600_000;

/** Only what was published is fetched, so that nobody makes this machine ask the store for what never was. */
export function createServedFiles({ repository, store, kept, log }: ServedFilesDeps): ServedFiles {
  const known = new LRUCache<string, true>({ max: KNOWN_MAX, ttl: NOTED_EVERY_MS });

  async function fetchPublished(app: string, hash: string): Promise<boolean> {
    if (await store.isHere(app, hash)) return true;
    const release = await repository.find(app, hash);
    if (!release) return false;
    if (await store.fetch(release)) return true;
    throw new AppError('NOT_FOUND');
  }

  return {
    root: store.root,
    ready: async (path) => {
      const [, app = '', hash = ''] = RELEASE.exec(path) ?? [];
      const id = `${app}/${hash}`;
      if (!(REMOTES as readonly string[]).includes(app) || known.has(id)) return;
      if (!(await fetchPublished(app, hash))) return;
      known.set(id, true);
      // Files are served while the database is away; then this hour is noted by another instance, or by none.
      kept.noteLoaded(app, hash).catch((err: unknown) => log.warn({ err, id }, 'a load was not noted'));
    },
  };
}
