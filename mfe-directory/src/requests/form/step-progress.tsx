import type { Step } from './form-fields';
import * as s from './request-form.module.css';

const NAMES = { 1: 'Where and when', 2: 'Who and budget', 3: 'To whom' } as const;
const STEPS = [1, 2, 3] as const;

/** Where somebody is on a phone, which shows one step at a time. */
export function StepProgress({ step, isKept }: { readonly step: Step; readonly isKept: boolean }) {
  return (
    <div className={s.progress}>
      <ol aria-hidden="true">
        {STEPS.map((one) => (
          <li key={one} data-done={one <= step} />
        ))}
      </ol>
      <p className="small muted" role="status">
        Step {step} of 3: {NAMES[step]}.{isKept && ' What you type is kept on this device.'}
      </p>
    </div>
  );
}
