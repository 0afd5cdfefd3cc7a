import { USUAL_GUARD, type CanaryGuard, type CanaryStep } from '@atoll/contracts/release-canary';
import { healthWords, type Health } from './load-counts';
import {
  activated,
  conflict,
  rolledBack,
  withCanary,
  withEvent,
  type Canary,
  type ReleasePointer,
  type Step,
} from './release-pointer';

const MINUTE_MS = 60_000;

/** Begins a canary in steps. `counted` is what browsers have reported of the release so far. */
export function withSteps(
  pointer: ReleasePointer,
  step: Step,
  steps: readonly CanaryStep[],
  counted: Health,
): ReleasePointer {
  const plan = { steps, step: 0, stepSince: step.at, before: counted, paused: null };
  return withCanary(pointer, step, steps[0]?.percent ?? 0, plan);
}

function hasFailed({ loads, errors }: Health, guard: CanaryGuard): boolean {
  return loads >= guard.loads && (errors / loads) * 100 >= guard.errorPercent;
}

function paused(pointer: ReleasePointer, canary: Canary, step: Step): ReleasePointer {
  const { plan } = canary;
  const stopped = plan && { ...canary, plan: { ...plan, paused: step.reason } };
  return withEvent({ ...pointer, canary: stopped ?? canary }, 'pause', step);
}

/** The next step, or after a last one of 100 % the release for everybody. */
function grown(pointer: ReleasePointer, { plan }: Canary, step: Step, counted: Health): ReleasePointer {
  if (!plan) return pointer;
  const next = plan.steps[plan.step + 1];
  if (next) {
    const after = { ...plan, step: plan.step + 1, stepSince: step.at, before: counted };
    return withCanary(pointer, step, next.percent, after);
  }
  return plan.steps.at(-1)?.percent === 100 ? activated(pointer, step) : pointer;
}

/**
 * Where a canary in steps stands at `now`, by what was counted: it is paused or taken back where its guard says so, and
 * grows when its time is over and enough loads went well. The very pointer where nothing is to be done.
 */
export function advanced(pointer: ReleasePointer, counted: Health, now: Date): ReleasePointer {
  const { canary } = pointer;
  const current = canary?.plan?.steps[canary.plan.step];
  if (!canary?.plan || !current || canary.plan.paused !== null) return pointer;
  const { stepSince, before } = canary.plan;
  const seen = { loads: counted.loads - before.loads, errors: counted.errors - before.errors };
  const guard = current.guard ?? USUAL_GUARD;
  const reason = `${healthWords(seen)} at ${current.percent} %`;
  const step = { hash: canary.hash, at: now, who: 'site', reason };
  if (hasFailed(seen, guard))
    return guard.then === 'rollback'
      ? rolledBack(pointer, step, 'automatic-rollback')
      : paused(pointer, canary, step);
  const isOver = now.getTime() - stepSince.getTime() >= current.minutes * MINUTE_MS;
  return isOver && seen.loads >= guard.loads ? grown(pointer, canary, step, counted) : pointer;
}

/** Lets a paused canary go on: its step begins anew. */
export function resumed(pointer: ReleasePointer, step: Step, counted: Health): ReleasePointer {
  const { canary } = pointer;
  if (canary?.hash !== step.hash || !canary.plan || canary.plan.paused === null)
    throw conflict(`${step.hash} is no canary that was paused.`);
  const plan = { ...canary.plan, paused: null, stepSince: step.at, before: counted };
  return withEvent({ ...pointer, canary: { ...canary, plan } }, 'resume', step);
}
