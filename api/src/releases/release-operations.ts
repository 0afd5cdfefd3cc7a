import type { FastifyBaseLogger } from 'fastify';
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
import type { ReleaseMoves } from './release-moves';
import type { ReleasesRepository } from './releases.repository';

/** What is done to which release, by whom and why. */
export interface Operation {
  readonly app: string;
  readonly hash: string;
  readonly who: string;
  readonly reason: string | null;
}

/** What can be done to a published release. Each throws NOT_FOUND for an unknown one and CONFLICT with the reason. */
export interface ReleaseOperations {
  readonly activate: (operation: Operation) => Promise<RunningAnswer>;
  readonly rollback: (operation: Operation) => Promise<RunningAnswer>;
  /** 0 ends the canary. */
  readonly canary: (operation: Operation, percent: number) => Promise<RunningAnswer>;
  readonly disable: (operation: Operation) => Promise<RunningAnswer>;
  readonly enable: (operation: Operation) => Promise<RunningAnswer>;
}

/** Moves pointers on behalf of people. Every move and its event are one write. */
export function createReleaseOperations(
  repository: ReleasesRepository,
  move: ReleaseMoves['move'],
  log: FastifyBaseLogger,
): ReleaseOperations {
  async function run(
    name: string,
    { app, hash, who, reason }: Operation,
    change: (pointer: ReleasePointer, step: Step) => ReleasePointer,
  ): Promise<RunningAnswer> {
    if (!(await repository.find(app, hash))) {
      throw new AppError('NOT_FOUND', { message: `${app} has no release ${hash}.` });
    }
    const step = { hash, at: new Date(), who, reason };
    const pointer = await move(app, (current) => change(current, step));
    log.info({ app, hash, who, reason, active: pointer.hash }, `release: ${name}`);
    const { canary } = pointer;
    return { active: pointer.hash, canary: canary && { hash: canary.hash, percent: canary.percent } };
  }

  return {
    activate: (operation) => run('activate', operation, (pointer, step) => activated(pointer, step)),
    rollback: (operation) => run('rollback', operation, (pointer, step) => rolledBack(pointer, step)),
    canary: (operation, percent) =>
      run('canary', operation, (pointer, step) => withCanary(pointer, step, percent)),
    disable: (operation) => run('disable', operation, disabled),
    enable: (operation) => run('enable', operation, enabled),
  };
}
