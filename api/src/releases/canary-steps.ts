import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../shared/errors/app-error';
import { advanced } from './canary-plan';
import type { ReleaseCounts } from './release-counts';
import type { ReleaseMoves } from './release-moves';
import type { ReleasesRepository } from './releases.repository';

export interface CanaryStepsDeps {
  readonly repository: ReleasesRepository;
  readonly move: ReleaseMoves['move'];
  readonly counts: ReleaseCounts;
  readonly log: FastifyBaseLogger;
  readonly now?: () => Date;
}

/** Lets canaries in steps grow, pause or end. Every instance does it: only one of them moves a pointer. */
export function createCanarySteps({
  repository,
  move,
  counts,
  log,
  now = () => new Date(),
}: CanaryStepsDeps) {
  async function advance(app: string, hash: string): Promise<void> {
    const counted = await counts.of(app, hash);
    const at = now();
    try {
      const { history } = await move(app, (pointer) =>
        // Another instance may have been faster, or somebody has begun another canary.
        pointer.canary?.hash === hash ? advanced(pointer, counted, at) : pointer,
      );
      const event = history.at(-1);
      if (event?.at.getTime() === at.getTime()) log.info({ app, hash, event }, 'a canary has moved');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.error({ app, hash }, `a canary stays as it is: ${error.message}`);
    }
  }

  return {
    advanceAll: async () => {
      for (const { app, canary } of await repository.pointers())
        if (canary?.plan?.paused === null) await advance(app, canary.hash);
    },
  };
}
