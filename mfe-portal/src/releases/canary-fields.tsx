import {
  CANARY_STEPS_MAX,
  stepsProblem,
  USUAL_GUARD,
  type CanaryStep,
} from '@atoll/contracts/release-canary';
import { Button } from '@atoll/ui/button';
import { FieldGroup, SelectField, TextField } from '@atoll/ui/field';
import * as s from './releases-page.module.css';

/** A canary in steps as it is typed. */
export interface CanaryDraft {
  readonly steps: readonly { readonly percent: string; readonly minutes: string }[];
  readonly errorPercent: string;
  readonly loads: string;
  readonly then: 'pause' | 'rollback';
}

export const FIRST_PLAN: CanaryDraft = {
  steps: [
    { percent: '5', minutes: '30' },
    { percent: '25', minutes: '60' },
    { percent: '100', minutes: '60' },
  ],
  errorPercent: String(USUAL_GUARD.errorPercent),
  loads: String(USUAL_GUARD.loads),
  then: USUAL_GUARD.then,
};

export function stepsOf({ steps, errorPercent, loads, then }: CanaryDraft): CanaryStep[] {
  const guard = { errorPercent: Number(errorPercent), loads: Number(loads), then };
  return steps.map(({ percent, minutes }) => ({ percent: Number(percent), minutes: Number(minutes), guard }));
}

function isWhole(text: string): boolean {
  return Number.isInteger(Number(text)) && Number(text) >= 1;
}

function isShare(text: string): boolean {
  return Number(text) > 0 && Number(text) <= 100;
}

/** What is wrong with what was typed, in one sentence; null where nothing is. */
export function planProblem(draft: CanaryDraft): string | null {
  if (!draft.steps.every(({ percent }) => isShare(percent)) || !isShare(draft.errorPercent))
    return 'A share is above 0 and at most 100 per cent.';
  if (!draft.steps.every(({ minutes }) => isWhole(minutes) && Number(minutes) <= 10_080))
    return 'A step takes 1 to 10,080 whole minutes, which is a week.';
  if (!isWhole(draft.loads)) return 'The guard needs at least one load.';
  return stepsProblem(stepsOf(draft));
}

const THEN = [
  { value: 'pause', label: 'Pause until somebody decides' },
  { value: 'rollback', label: 'Take it back' },
];

interface Props {
  readonly draft: CanaryDraft;
  readonly onChange: (draft: CanaryDraft) => void;
}

/** The steps of a canary and what ends it. */
export function CanaryFields({ draft, onChange }: Props) {
  const { steps } = draft;
  const setStep = (at: number, change: Partial<CanaryDraft['steps'][number]>) =>
    onChange({ ...draft, steps: steps.map((step, index) => (index === at ? { ...step, ...change } : step)) });
  return (
    <div className={s.plan}>
      {steps.map(({ percent, minutes }, at) => (
        <FieldGroup key={at} legend={`Step ${at + 1}`} className={s.step}>
          <TextField
            label="Per cent"
            name={`percent-${at}`}
            inputMode="decimal"
            value={percent}
            onChange={({ target }) => setStep(at, { percent: target.value })}
          />
          <TextField
            label="Minutes"
            name={`minutes-${at}`}
            inputMode="numeric"
            value={minutes}
            onChange={({ target }) => setStep(at, { minutes: target.value })}
          />
          {steps.length > 1 && (
            <Button
              variant="quiet"
              aria-label={`Remove step ${at + 1}`}
              onClick={() => onChange({ ...draft, steps: steps.filter((_step, index) => index !== at) })}
            >
              Remove
            </Button>
          )}
        </FieldGroup>
      ))}
      {steps.length < CANARY_STEPS_MAX && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange({ ...draft, steps: [...steps, { percent: '', minutes: '60' }] })}
        >
          Add a step
        </Button>
      )}
      <FieldGroup legend="Guard" className={s.guard}>
        <TextField
          label="Failed loads, per cent"
          name="errorPercent"
          inputMode="decimal"
          value={draft.errorPercent}
          onChange={({ target }) => onChange({ ...draft, errorPercent: target.value })}
        />
        <TextField
          label="Judged from so many loads"
          name="loads"
          inputMode="numeric"
          value={draft.loads}
          onChange={({ target }) => onChange({ ...draft, loads: target.value })}
        />
        <SelectField
          label="Then"
          name="then"
          options={THEN}
          value={draft.then}
          onChange={({ target }) =>
            onChange({ ...draft, then: target.value === 'rollback' ? 'rollback' : 'pause' })
          }
        />
      </FieldGroup>
    </div>
  );
}
