import { LRUCache } from 'lru-cache';
import type { FastifyBaseLogger } from 'fastify';
import { REMOTES, type Registry, type RegistryEntry } from '@atoll/contracts/registry';
import type { ReleaseSummary } from '@atoll/contracts/release-summary';
import { isDatabaseOutage } from '../platform/mongo/database-outage';
import { toRegistryEntry } from './registry-entry';
import type { ReleaseStore } from './release-store';
import type { ActiveRelease, ReleasesRepository } from './releases.repository';

const LIST_MAX = 50;
const REMEMBERED_MAX = 100;

/** A running release with the manifest that the browser would otherwise have to fetch. */
export interface RunningRelease {
  readonly entry: RegistryEntry;
  readonly manifest: unknown;
}

export interface ReleasesService {
  /** What runs now, in the order of REMOTES. While the database is away: what ran last. */
  readonly running: () => Promise<RunningRelease[]>;
  readonly registry: () => Promise<Registry>;
  /** The newest releases of an app; empty where it has none. */
  readonly list: (app: string) => Promise<ReleaseSummary[]>;
}

export interface ReleasesDeps {
  readonly repository: ReleasesRepository;
  readonly store: ReleaseStore;
  readonly log: FastifyBaseLogger;
}

function orderOf({ app }: ActiveRelease): number {
  return (REMOTES as readonly string[]).indexOf(app);
}

/**
 * Reads the registry. The pointers are read every time, so that a change is in the next document (PLT-03); releases
 * never change and are remembered.
 */
export function createReleasesService({ repository, store, log }: ReleasesDeps): ReleasesService {
  const remembered = new LRUCache<string, RunningRelease>({ max: REMEMBERED_MAX });
  let latest: readonly ActiveRelease[] | null = null;

  async function activeReleases(): Promise<readonly ActiveRelease[]> {
    try {
      latest = (await repository.active()).sort((a, b) => orderOf(a) - orderOf(b));
    } catch (error) {
      if (!latest || !isDatabaseOutage(error)) throw error;
      log.warn({ err: error }, 'registry not readable: serving what ran last');
    }
    return latest;
  }

  async function load({ app, hash }: ActiveRelease): Promise<RunningRelease | null> {
    const release = await repository.find(app, hash);
    if (!release) return null;
    const manifest: unknown = JSON.parse((await store.read(app, hash, release.manifest)).toString('utf8'));
    return { entry: toRegistryEntry(release), manifest };
  }

  /** Null for a pointer whose release is gone: that remote shows its fallback, the site goes on. */
  async function runningRelease(active: ActiveRelease): Promise<RunningRelease | null> {
    const id = `${active.app}/${active.hash}`;
    const known = remembered.get(id);
    if (known) return known;
    try {
      const loaded = await load(active);
      if (loaded) remembered.set(id, loaded);
      else log.error({ id }, 'the active release was never recorded');
      return loaded;
    } catch (error) {
      log.error({ err: error, id }, 'the active release cannot be read');
      return null;
    }
  }

  async function running(): Promise<RunningRelease[]> {
    const releases = await Promise.all((await activeReleases()).map(runningRelease));
    return releases.filter((release) => release !== null);
  }

  return {
    running,
    registry: async () => ({ apps: (await running()).map(({ entry }) => entry) }),
    list: async (app) => {
      const [releases, active] = await Promise.all([repository.list(app, LIST_MAX), repository.active()]);
      const activeHash = active.find((pointer) => pointer.app === app)?.hash;
      return releases.map(({ hash, version, contract, publishedAt }) => ({
        hash,
        version,
        contract,
        publishedAt: publishedAt.toISOString(),
        active: hash === activeHash,
      }));
    },
  };
}
