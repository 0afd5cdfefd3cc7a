import { useState } from 'react';
import { AskDialog } from '@atoll/ui/ask-dialog';
import * as s from '../own/own-request.module.css';
import type { KeptPlan } from './kept-plans';

interface ChoosePlanProps {
  /** What is used in it. */
  readonly title: string;
  readonly plans: readonly KeptPlan[];
  readonly onChoose: (plan: KeptPlan | 'new') => void;
  readonly onClose: () => void;
}

/** Asks which of several plans is meant, or a new one. */
export function ChoosePlan({ title, plans, onChoose, onClose }: ChoosePlanProps) {
  const [chosen, setChosen] = useState<KeptPlan | 'new'>(plans[0] ?? 'new');
  const choices = [
    ...plans.map((plan) => ({ key: plan.id, label: plan.title, choice: plan })),
    { key: 'new', label: 'A new plan', choice: 'new' as const },
  ];
  return (
    <AskDialog
      isOpen
      title={`Use “${title}”`}
      confirm="Use it there"
      isBusy={false}
      problem={null}
      onConfirm={() => onChoose(chosen)}
      onClose={onClose}
    >
      <fieldset>
        <legend>In which plan?</legend>
        {choices.map(({ key, label, choice }) => (
          <label key={key} className={s.choice}>
            <input
              type="radio"
              name="own-plan"
              checked={chosen === choice}
              onChange={() => setChosen(choice)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </AskDialog>
  );
}
