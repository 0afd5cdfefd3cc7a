import { Type, type Static } from 'typebox';

/** What a step of a canary must not do, and what happens where it does. */
export const CanaryGuard = Type.Object(
  {
    /** From this share of failed loads on, in per cent, the step has failed. */
    errorPercent: Type.Number({ exclusiveMinimum: 0, maximum: 100 }),
    /** Fewer loads than this say nothing: neither that a step failed, nor that it went well. */
    loads: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    /** `pause` leaves the share as it is until a person decides; `rollback` ends the canary. */
    then: Type.Enum(['pause', 'rollback']),
  },
  { additionalProperties: false },
);
export type CanaryGuard = Static<typeof CanaryGuard>;

/** Five errors in a hundred loads, judged from twenty loads on. */
export const USUAL_GUARD: CanaryGuard = { errorPercent: 5, loads: 20, then: 'pause' };

/** For so long so many get a release, in per cent of the visitors. */
export const CanaryStep = Type.Object(
  {
    percent: Type.Number({ exclusiveMinimum: 0, maximum: 100 }),
    minutes: Type.Integer({ minimum: 1, maximum: 10_080 }),
    /** `USUAL_GUARD` where none is named. */
    guard: Type.Optional(CanaryGuard),
  },
  { additionalProperties: false },
);
export type CanaryStep = Static<typeof CanaryStep>;

export const CANARY_STEPS_MAX = 10;

/** Steps whose shares grow; after the last one, if it is 100, everybody gets the release. */
export const CanarySteps = Type.Array(CanaryStep, { minItems: 1, maxItems: CANARY_STEPS_MAX });

/** Where a canary in steps stands. */
export const CanaryProgress = Type.Object({
  steps: CanarySteps,
  /** Which of them runs, from 0. */
  step: Type.Integer(),
  /** ISO 8601. */
  stepSince: Type.String(),
  /** What was counted in this step. */
  seen: Type.Object({ loads: Type.Integer(), errors: Type.Integer() }),
  /** Why it was paused, with the figures; null while it goes on. */
  paused: Type.Union([Type.String(), Type.Null()]),
});
export type CanaryProgress = Static<typeof CanaryProgress>;

/** Why these steps are none; null where they are. */
export function stepsProblem(steps: readonly CanaryStep[]): string | null {
  const grows = steps.every(({ percent }, at) => percent > (steps[at - 1]?.percent ?? 0));
  return grows ? null : 'The share of a canary grows with each step.';
}
