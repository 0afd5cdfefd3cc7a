import type { CanaryStep } from '@atoll/contracts/release-canary';
import type { ReleaseAction } from '@atoll/contracts/release-summary';
import { AppError } from '../shared/errors/app-error';
import type { Health } from './load-counts';

/** One thing that happened, and what ran afterwards. */
export interface PointerEvent {
  readonly action: ReleaseAction;
  readonly hash: string;
  readonly at: Date;
  readonly who: string;
  readonly reason: string | null;
  readonly active: string | null;
}

/** A release that some of the visitors get. */
export interface Canary {
  readonly hash: string;
  readonly percent: number;
  readonly since: Date;
  /** Absent where a person decides when it grows. */
  readonly plan?: CanaryPlan;
}

/** How a canary grows by itself (canary-plan.ts). */
export interface CanaryPlan {
  readonly steps: readonly CanaryStep[];
  /** Which of them runs, from 0. */
  readonly step: number;
  readonly stepSince: Date;
  /** What had been counted when it began. */
  readonly before: Health;
  /** Why it does not go on, with the figures; null while it does. */
  readonly paused: string | null;
}

/** Everything about an app's releases that changes: which runs, for whom, and how that came. */
export interface ReleasePointer {
  /** The release that visitors get; null where none may run. */
  readonly hash: string | null;
  readonly canary: Canary | null;
  /** Counts the changes: one is written only over the state that it was computed from. */
  readonly revision: number;
  /** The active release that is new, and since when it runs. */
  readonly watch: { readonly hash: string; readonly since: Date } | null;
  /** Releases that a rollback took away. */
  readonly takenBack: readonly string[];
  readonly disabled: readonly string[];
  /** The oldest first. */
  readonly history: readonly PointerEvent[];
}

/** What somebody does to a release. */
export interface Step {
  readonly hash: string;
  readonly at: Date;
  readonly who: string;
  readonly reason: string | null;
}

const HISTORY_MAX = 200;

export const NEW_POINTER: ReleasePointer = {
  hash: null,
  canary: null,
  revision: 0,
  watch: null,
  takenBack: [],
  disabled: [],
  history: [],
};

export function conflict(message: string): AppError {
  return new AppError('CONFLICT', { message });
}

function without(list: readonly string[], hash: string): string[] {
  return list.filter((each) => each !== hash);
}

export function withEvent(pointer: ReleasePointer, action: ReleaseAction, step: Step): ReleasePointer {
  const event = { action, ...step, active: pointer.hash };
  return { ...pointer, history: [...pointer.history, event].slice(-HISTORY_MAX) };
}

function hasRun({ history }: ReleasePointer, hash: string): boolean {
  return history.some(({ active }) => active === hash);
}

/** The release that ran before and may run again; null where there is none. */
export function previousOf({ hash, canary, history, takenBack, disabled }: ReleasePointer): string | null {
  const away = new Set([hash, canary?.hash, ...takenBack, ...disabled]);
  return history.findLast(({ active }) => active !== null && !away.has(active))?.active ?? null;
}

function withoutCanary(pointer: ReleasePointer, hash: string): ReleasePointer {
  return pointer.canary?.hash === hash ? { ...pointer, canary: null } : pointer;
}

/** A canary that was to be compared with another release waits for a person: it must not replace what came meanwhile. */
function canaryBeside({ canary }: ReleasePointer, hash: string | null): Canary | null {
  if (!canary || canary.hash === hash) return null;
  if (!canary.plan || canary.plan.paused !== null) return canary;
  return { ...canary, plan: { ...canary.plan, paused: 'another release runs for everybody now' } };
}

function pointAt(pointer: ReleasePointer, hash: string | null, at: Date): ReleasePointer {
  // Only a first time is watched, and only where there is something to go back to: later, a person has decided.
  const isNew = hash !== null && !hasRun(pointer, hash) && !pointer.takenBack.includes(hash);
  return {
    ...pointer,
    hash,
    canary: canaryBeside(pointer, hash),
    watch: isNew && pointer.hash !== null ? { hash, since: at } : null,
    takenBack: hash === null ? pointer.takenBack : without(pointer.takenBack, hash),
  };
}

/** Makes a release what everybody gets. Nothing changes where it is that already. */
export function activated(
  pointer: ReleasePointer,
  step: Step,
  action: 'publish' | 'activate' = 'activate',
): ReleasePointer {
  const { hash } = step;
  if (pointer.disabled.includes(hash)) {
    throw conflict(`${hash} is disabled: enable it before it is activated.`);
  }
  if (pointer.hash === hash) return pointer;
  return withEvent(pointAt(withoutCanary(pointer, hash), hash, step.at), action, step);
}

/** Records that a release was stored without running it. */
export function stored(pointer: ReleasePointer, step: Step): ReleasePointer {
  return withEvent(pointer, 'publish', step);
}

function takenAway(
  pointer: ReleasePointer,
  step: Step,
  action: 'rollback' | 'automatic-rollback',
  target: string | null,
): ReleasePointer {
  const gone = target === null ? step.hash : pointer.hash;
  const takenBack = gone === null ? pointer.takenBack : [...without(pointer.takenBack, gone), gone];
  const cleared = withoutCanary({ ...pointer, takenBack }, step.hash);
  return withEvent(target === null ? cleared : pointAt(cleared, target, step.at), action, step);
}

/**
 * Takes a release back: the one that runs gives way to the one before it, a canary ends. Named for an earlier release,
 * it goes back to that one. A release that was taken back already stays away, so that a rollback that is sent twice
 * undoes nothing.
 */
export function rolledBack(
  pointer: ReleasePointer,
  step: Step,
  action: 'rollback' | 'automatic-rollback' = 'rollback',
): ReleasePointer {
  const { hash } = step;
  if (pointer.canary?.hash === hash) return takenAway(pointer, step, action, null);
  if (pointer.hash === hash) {
    const previous = previousOf(pointer);
    if (previous === null) throw conflict(`There is no earlier release to go back to from ${hash}.`);
    return takenAway(pointer, step, action, previous);
  }
  if (pointer.takenBack.includes(hash)) throw conflict(`${hash} was taken back already.`);
  if (pointer.disabled.includes(hash) || !hasRun(pointer, hash)) {
    throw conflict(`${hash} does not run, and it is no release to go back to.`);
  }
  return takenAway(pointer, step, action, hash);
}

/** There is one canary at a time: the one before it ends, and its history says so. */
function withoutOther(pointer: ReleasePointer, step: Step): ReleasePointer {
  const { canary } = pointer;
  if (!canary || canary.hash === step.hash) return pointer;
  const ended = { ...step, hash: canary.hash, reason: `${step.hash} is tried instead` };
  return withEvent({ ...pointer, canary: null }, 'canary-end', ended);
}

/** Throws CONFLICT where a release cannot be a canary. */
function expectCandidate(pointer: ReleasePointer, hash: string): void {
  if (pointer.disabled.includes(hash)) throw conflict(`${hash} is disabled: enable it first.`);
  if (pointer.hash === hash) throw conflict(`${hash} runs for everybody already.`);
  if (pointer.hash === null) throw conflict('A canary needs a release that everybody else gets.');
}

/** Gives a release to a share of the visitors, by a plan if there is one; 0 ends that. */
export function withCanary(
  pointer: ReleasePointer,
  step: Step,
  percent: number,
  plan?: CanaryPlan,
): ReleasePointer {
  const { hash, at } = step;
  expectCandidate(pointer, hash);
  if (percent === 0) {
    if (pointer.canary?.hash !== hash) throw conflict(`${hash} is no canary.`);
    return withEvent(withoutCanary(pointer, hash), 'canary-end', step);
  }
  const since = pointer.canary?.hash === hash ? pointer.canary.since : at;
  const takenBack = without(pointer.takenBack, hash);
  const canary = { hash, percent, since, ...(plan && { plan }) };
  return withEvent({ ...withoutOther(pointer, step), takenBack, canary }, 'canary', step);
}

/** Keeps a release from running until it is enabled; what it ran for gets the release before it, or nothing. */
export function disabled(pointer: ReleasePointer, step: Step): ReleasePointer {
  const { hash } = step;
  if (pointer.disabled.includes(hash)) return pointer;
  const away = withoutCanary({ ...pointer, disabled: [...pointer.disabled, hash] }, hash);
  const next = pointer.hash === hash ? pointAt(away, previousOf(away), step.at) : away;
  return withEvent(next, 'disable', step);
}

/** Allows a disabled release to be activated again; it does not run by that alone. */
export function enabled(pointer: ReleasePointer, step: Step): ReleasePointer {
  if (!pointer.disabled.includes(step.hash)) return pointer;
  return withEvent({ ...pointer, disabled: without(pointer.disabled, step.hash) }, 'enable', step);
}
