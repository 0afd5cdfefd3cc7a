import type { FastifyBaseLogger } from 'fastify';
import type { Release } from '@atoll/contracts/registry';
import { RefusedRelease } from './refused-release';
import { readReleaseFiles } from './release-files';
import { readReleaseRecord } from './release-record';
import type { ReleaseStore } from './release-store';
import type { ReleasesRepository } from './releases.repository';

export interface Publisher {
  /** Imports a build folder and makes it what the site serves. Throws RefusedRelease with the reason. */
  readonly publishRelease: (folder: string) => Promise<Release>;
  /**
   * Publishes the folders whose release is not known yet. One that is known keeps the pointer where it is, so that a
   * rollback survives a restart. A folder that is refused is logged, and the others go on.
   */
  readonly publishUnknown: (folders: readonly string[]) => Promise<void>;
}

export interface PublisherDeps {
  readonly repository: ReleasesRepository;
  readonly store: ReleaseStore;
  readonly log: FastifyBaseLogger;
}

/** Brings built folders into the store and the registry, in that order: a pointer never names missing files. */
export function createPublisher({ repository, store, log }: PublisherDeps): Publisher {
  async function storeFiles(folder: string, release: Release): Promise<void> {
    const files = await readReleaseFiles(folder, release);
    if (!(await store.has(release.app, release.hash))) await store.put(release.app, release.hash, files);
  }

  async function publishRelease(folder: string): Promise<Release> {
    const release = await readReleaseRecord(folder);
    await storeFiles(folder, release);
    await repository.save(release);
    await repository.activate(release.app, release.hash);
    log.info({ app: release.app, hash: release.hash, version: release.version }, 'release published');
    return release;
  }

  async function publishIfUnknown(folder: string): Promise<void> {
    const release = await readReleaseRecord(folder);
    const isKnown = await repository.find(release.app, release.hash);
    if (!isKnown) await publishRelease(folder);
    // The database outlived the folder (a new disk, another machine): bring the files back, leave the pointer.
    else if (!(await store.has(release.app, release.hash))) await storeFiles(folder, release);
  }

  return {
    publishRelease,
    publishUnknown: async (folders) => {
      for (const folder of folders) {
        try {
          await publishIfUnknown(folder);
        } catch (error) {
          if (!(error instanceof RefusedRelease)) throw error;
          log.error({ folder }, `${folder} was not published. ${error.message}`);
        }
      }
    },
  };
}
