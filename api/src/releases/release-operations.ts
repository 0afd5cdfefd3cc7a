import type { FastifyBaseLogger } from 'fastify';
import type { CanaryStep } from '@atoll/contracts/release-canary';
import type { RunningAnswer } from '@atoll/contracts/release-summary';
import { AppError } from '../shared/errors/app-error';
import {
  activated,
  disabled,
  enabled,
  rolledBack,
  withCanary,
  type ReleasePointer,
  type Step,
} from './release-pointer';
import { resumed, withSteps } from './canary-plan';
import type { ReleaseCounts } from './release-counts';
import type { ReleaseMoves } from './release-moves';
import type { ReleasesRepository } from './releases.repository';

/** What is done to which release, by whom and why. */
export interface Operation {
  readonly app: string;
  readonly hash: string;
  readonly who: string;
  readonly reason: string | null;
  /** The version that they have seen; absent where it does not matter to them. */
  readonly seen?: number;
}

/** What can be done to a published release. Each throws NOT_FOUND for an unknown one and CONFLICT with the reason. */
export interface ReleaseOperations {
  readonly activate: (operation: Operation) => Promise<RunningAnswer>;
  readonly rollback: (operation: Operation) => Promise<RunningAnswer>;
  /** 0 ends the canary. */
  readonly canary: (operation: Operation, percent: number) => Promise<RunningAnswer>;
  /** A canary that grows by itself. */
  readonly steps: (operation: Operation, steps: readonly CanaryStep[]) => Promise<RunningAnswer>;
  /** Lets a paused canary go on. */
  readonly resume: (operation: Operation) => Promise<RunningAnswer>;
  readonly disable: (operation: Operation) => Promise<RunningAnswer>;
  readonly enable: (operation: Operation) => Promise<RunningAnswer>;
}

/** Throws CONFLICT where somebody has decided on something that is not so any more. */
function expectSeen({ app, seen }: Operation, { revision }: ReleasePointer): void {
  if (seen === undefined || seen === revision) return;
  throw new AppError('CONFLICT', {
    message: `Somebody else has changed what runs of ${app} meanwhile: look at it again.`,
  });
}

export interface ReleaseOperationsDeps {
  readonly repository: ReleasesRepository;
  readonly move: ReleaseMoves['move'];
  readonly counts: ReleaseCounts;
  readonly log: FastifyBaseLogger;
}

/** Moves pointers on behalf of people. Every move and its event are one write. */
export function createReleaseOperations(deps: ReleaseOperationsDeps): ReleaseOperations {
  const { repository, move, counts, log } = deps;

  async function run(
    name: string,
    operation: Operation,
    change: (pointer: ReleasePointer, step: Step) => ReleasePointer,
    moving: ReleaseMoves['move'] = move,
  ): Promise<RunningAnswer> {
    const { app, hash, who, reason } = operation;
    if (!(await repository.find(app, hash))) {
      throw new AppError('NOT_FOUND', { message: `${app} has no release ${hash}.` });
    }
    const step = { hash, at: new Date(), who, reason };
    const pointer = await moving(app, (current) => {
      expectSeen(operation, current);
      return change(current, step);
    });
    log.info({ app, hash, who, reason, active: pointer.hash }, `release: ${name}`);
    const { canary, revision: version } = pointer;
    return {
      active: pointer.hash,
      canary: canary && { hash: canary.hash, percent: canary.percent },
      version,
    };
  }

  return {
    activate: (operation) => run('activate', operation, (pointer, step) => activated(pointer, step)),
    rollback: (operation) => run('rollback', operation, (pointer, step) => rolledBack(pointer, step)),
    canary: (operation, percent) =>
      run('canary', operation, (pointer, step) => withCanary(pointer, step, percent)),
    steps: async (operation, steps) => {
      const counted = await counts.of(operation.app, operation.hash);
      return run('canary', operation, (pointer, step) => withSteps(pointer, step, steps, counted));
    },
    resume: async (operation) => {
      const counted = await counts.of(operation.app, operation.hash);
      return run('resume', operation, (pointer, step) => resumed(pointer, step, counted));
    },
    // At once: what has to go does not wait for what comes in its place.
    disable: (operation) => run('disable', operation, disabled, repository.change),
    enable: (operation) => run('enable', operation, enabled),
  };
}
