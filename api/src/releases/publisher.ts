import type { FastifyBaseLogger } from 'fastify';
import type { Release } from '@atoll/contracts/registry';
import { AppError } from '../shared/errors/app-error';
import { buildFolder } from './build-folder';
import type { KeptReleases } from './kept-releases';
import { RefusedRelease } from './refused-release';
import { checkReleaseFiles, type ReleaseSource } from './release-files';
import type { ReleaseMoves } from './release-moves';
import { activated, stored, type ReleasePointer } from './release-pointer';
import { checkRecord } from './release-record';
import { contentProblem, type ProvidedModules } from './release-rules';
import type { ReleaseStore } from './release-store';
import type { ReleasesRepository } from './releases.repository';

export interface PublishOptions {
  /** Who publishes, for the history. */
  readonly who: string;
  /** False stores the release without running it. */
  readonly activate?: boolean;
  readonly reason?: string | null;
  /** Refuses a release of any other app. */
  readonly app?: string;
}

export interface Published {
  readonly release: Release;
  /** False where this release was known already. */
  readonly created: boolean;
  readonly active: boolean;
}

export interface Publisher {
  /**
   * Verifies a release, stores it, and makes it what the site serves. A known one changes nothing but the pointer, and
   * not even that after a rollback or `disable`: a repeated upload must not undo either. Throws RefusedRelease.
   */
  readonly publish: (source: ReleaseSource, options: PublishOptions) => Promise<Published>;
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
  readonly provided: ProvidedModules;
  readonly kept: Pick<KeptReleases, 'noteStored' | 'isRemoved'>;
  /** How pointers are moved; by default at once, as at start, when there is nobody to prepare. */
  readonly move?: ReleaseMoves['move'];
}

function isStoreAway(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'OVERLOADED';
}

const AT_START = { who: 'start' } as const;

function mayReturn({ takenBack, disabled }: ReleasePointer, hash: string): boolean {
  return !takenBack.includes(hash) && !disabled.includes(hash);
}

/** Brings releases into the store and the registry, in that order: a pointer never names missing files. */
export function createPublisher(deps: PublisherDeps): Publisher {
  const { repository, store, kept, log, followsFolders, provided, move = repository.change } = deps;

  async function storeFiles(source: ReleaseSource, release: Release): Promise<void> {
    const files = await checkReleaseFiles(source, release);
    const problem = await contentProblem(release, files);
    if (problem) throw new RefusedRelease(`${release.app} ${release.version} is refused: ${problem}.`);
    await store.put(release.app, release.hash, [...files.sizes.keys()], async (path) => {
      const bytes = await source.read(path);
      if (bytes) return bytes;
      throw new RefusedRelease(`${path} went away while the release was stored: publish it again.`);
    });
  }

  async function point({ app, hash }: Release, created: boolean, options: PublishOptions) {
    const { who, activate = true, reason = null } = options;
    const step = { hash, at: new Date(), who, reason };
    return move(app, (pointer) => {
      if (activate && mayReturn(pointer, hash)) return activated(pointer, step, 'publish');
      return created ? stored(pointer, step) : pointer;
    });
  }

  async function publish(source: ReleaseSource, options: PublishOptions): Promise<Published> {
    const release = checkRecord(await source.record(), provided);
    const { app, hash, version } = release;
    if (options.app !== undefined && options.app !== app)
      throw new RefusedRelease(`This is a release of ${app}, not of ${options.app}.`);
    const created = (await repository.find(app, hash)) === null;
    // The database may have outlived the files (a new disk, another machine): then they are brought back.
    const isWhole = async () => !(await kept.isRemoved(app, hash)) && (await store.has(app, hash));
    // What was to be removed may be half gone: its listing goes last.
    if (created || !(await isWhole())) await storeFiles(source, release);
    if (created) await repository.save(release);
    // Also where it was there already: somebody wants it, so it is not to be removed for its age.
    await kept.noteStored(app, hash);
    const active = (await point(release, created, options)).hash === hash;
    log.info({ app, hash, version, who: options.who, created, active }, 'release published');
    return { release, created, active };
  }

  async function publishFolder(folder: string): Promise<void> {
    const source = buildFolder(folder);
    const { app, hash } = checkRecord(await source.record(), provided);
    const isNew = (await repository.find(app, hash)) === null;
    const hasChanged = followsFolders && (await repository.lastFolderHash(app)) !== hash;
    await publish(source, { ...AT_START, activate: isNew || hasChanged });
    await repository.rememberFolderHash(app, hash);
  }

  return {
    publish,
    publishFolders: async (folders) => {
      for (const folder of folders) {
        try {
          await publishFolder(folder);
        } catch (error) {
          // A store that is away must not keep an instance from starting that has the files of what runs.
          if (!(error instanceof RefusedRelease) && !isStoreAway(error)) throw error;
          log.error({ folder }, `${folder} was not published. ${error.message}`);
        }
      }
    },
  };
}
