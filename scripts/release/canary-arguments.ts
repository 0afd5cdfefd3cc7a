import { CANARY_STEPS_MAX, USUAL_GUARD, type CanaryStep } from '@atoll/contracts/release-canary';
import { ReleaseError } from './release-error';

const STEP = /^(\d+(?:\.\d+)?)\/(\d+)$/;
const HOW = 'A canary is a share such as 10, or steps of share/minutes such as 5/30,25/60,100/60; 0 ends it.';

export interface GuardValues {
  readonly errors?: string | undefined;
  readonly loads?: string | undefined;
  readonly then?: string | undefined;
}

function numberOf(name: string, text: string | undefined, usual: number): number {
  const value = text === undefined ? usual : Number(text);
  if (value > 0) return value;
  throw new ReleaseError(`--${name} takes a number above 0, not ${text}.`);
}

function guardFrom({ errors, loads, then = USUAL_GUARD.then }: GuardValues): CanaryStep['guard'] {
  if (then !== 'pause' && then !== 'rollback')
    throw new ReleaseError(`--then is pause or rollback, not ${then}.`);
  return {
    errorPercent: numberOf('errors', errors, USUAL_GUARD.errorPercent),
    loads: numberOf('loads', loads, USUAL_GUARD.loads),
    then,
  };
}

function stepFrom(text: string, guard: CanaryStep['guard']): CanaryStep {
  const [, percent, minutes] = STEP.exec(text) ?? [];
  if (percent === undefined) throw new ReleaseError(HOW);
  return { percent: Number(percent), minutes: Number(minutes), guard };
}

/** What `pnpm releases canary … <share or steps>` asks for. Throws a ReleaseError where it says neither. */
export function canaryFrom(
  text: string,
  guardValues: GuardValues,
): { readonly percent: number } | { readonly steps: readonly CanaryStep[] } {
  if (!text.includes('/')) {
    if (text.trim() === '' || Number.isNaN(Number(text))) throw new ReleaseError(HOW);
    return { percent: Number(text) };
  }
  const steps = text.split(',');
  if (steps.length > CANARY_STEPS_MAX)
    throw new ReleaseError(`A canary has ${CANARY_STEPS_MAX} steps at most.`);
  const guard = guardFrom(guardValues);
  return { steps: steps.map((step) => stepFrom(step, guard)) };
}
