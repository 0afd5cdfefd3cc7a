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
   * Publishes the folders whose release is not known yet. A known one keeps the pointer where it is, so that a
   * rollback survives a restart; with `followsFolders` it is activated if the folder changed since the last start,
   * so that a developer who takes a change back sees it. A folder that is refused is logged, the others go on.
   */
  readonly publishFolders: (folders: readonly string[]) => Promise<void>;
}

export interface PublisherDeps {
  readonly repository: ReleasesRepository;
  readonly store: ReleaseStore;
  readonly log: FastifyBaseLogger;
  /** For development. In production an instance that restarts with an older build must not move the pointer. */
  readonly followsFolders: boolean;
}

/** Brings built folders into the store and the registry, in that order: a pointer never names missing files. */
export function createPublisher({ repository, store, log, followsFolders }: PublisherDeps): Publisher {
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

  async function reviseKnown(folder: string, release: Release): Promise<void> {
    const { app, hash } = release;
    // The database outlived the files (a new disk, another machine): bring them back.
    if (!(await store.has(app, hash))) await storeFiles(folder, release);
    if (followsFolders && (await repository.lastFolderHash(app)) !== hash)
      await repository.activate(app, hash);
  }

  async function publishFolder(folder: string): Promise<void> {
    const release = await readReleaseRecord(folder);
    const isKnown = await repository.find(release.app, release.hash);
    if (isKnown) await reviseKnown(folder, release);
    else await publishRelease(folder);
    await repository.rememberFolderHash(release.app, release.hash);
  }

  return {
    publishRelease,
    publishFolders: async (folders) => {
      for (const folder of folders) {
        try {
          await publishFolder(folder);
        } catch (error) {
          if (!(error instanceof RefusedRelease)) throw error;
          log.error({ folder }, `${folder} was not published. ${error.message}`);
        }
      }
    },
  };
}
