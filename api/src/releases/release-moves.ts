import type { Preparation } from '../shared/releases/running-releases';
import type { ReleasePointer } from './release-pointer';
import type { ReleasesRepository } from './releases.repository';

export interface ReleaseMoves {
  /** `ReleasesRepository.change`, after everybody concerned was ready for the releases that it brings. */
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
export function createReleaseMoves(repository: ReleasesRepository): ReleaseMoves {
  const preparations: Preparation[] = [];
  return {
    beforeRun: (prepare) => {
      preparations.push(prepare);
    },
    move: async (app, step) => {
      const current = await repository.pointer(app);
      const running = runningIn(current);
      const next = runningIn(step(current)).filter((hash) => !running.includes(hash));
      await Promise.all(next.flatMap((hash) => preparations.map((prepare) => prepare({ app, hash }))));
      return repository.change(app, step);
    },
  };
}
