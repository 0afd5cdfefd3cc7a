import type { Preparation } from '../shared/releases/running-releases';
import { AppError } from '../shared/errors/app-error';
import type { ReleasePointer } from './release-pointer';
import type { KeptReleases } from './kept-releases';
import type { ReleaseStore } from './release-store';
import type { ReleasesRepository } from './releases.repository';

export interface ReleaseMoves {
  /**
   * `ReleasesRepository.change`, after everybody concerned was ready for the releases that it brings. Throws CONFLICT
   * where the files of one of them are gone, and OVERLOADED where the store is away.
   */
  readonly move: ReleasesRepository['change'];
  readonly beforeRun: (prepare: Preparation) => void;
}

function runningIn({ hash, canary }: ReleasePointer): string[] {
  return [hash, canary?.hash ?? null].filter((each) => each !== null);
}

/**
 * Moves pointers so that the next document is complete: a release is prepared before the registry names it. Other
 * instances see it when it is there, and go on with the one before until they are ready too.
 */
export function createReleaseMoves(
  repository: ReleasesRepository,
  store: Pick<ReleaseStore, 'fetch'>,
  kept: Pick<KeptReleases, 'isRemoved'>,
): ReleaseMoves {
  const preparations: Preparation[] = [];

  async function prepare(app: string, hash: string): Promise<void> {
    const release = await repository.find(app, hash);
    if (!release || (await kept.isRemoved(app, hash)) || !(await store.fetch(release)))
      throw new AppError('CONFLICT', {
        message: `The files of ${hash} are gone: publish it again before it runs.`,
      });
    await Promise.all(preparations.map((prepareFor) => prepareFor({ app, hash })));
  }

  return {
    beforeRun: (preparation) => {
      preparations.push(preparation);
    },
    move: async (app, step) => {
      const current = await repository.pointer(app);
      const running = runningIn(current);
      const next = runningIn(step(current)).filter((hash) => !running.includes(hash));
      await Promise.all(next.map((hash) => prepare(app, hash)));
      return repository.change(app, step);
    },
  };
}
