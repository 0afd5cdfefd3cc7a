import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { problemText } from '@atoll/platform/form-errors';
import { forgetPlan } from './kept-plans';
import { useRemovePlanMutation } from './plans.api';

interface RemovePlanProps {
  readonly id: string;
  readonly token: string;
}

/** Removes one's own plan, after a question. */
export function RemovePlan({ id, token }: RemovePlanProps) {
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error }] = useRemovePlanMutation();
  const navigate = useNavigate();

  async function confirm(): Promise<void> {
    const { error: refused } = await remove(token);
    if (refused) return;
    forgetPlan(id);
    void navigate('/request');
  }

  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        Remove this plan
      </Button>
      <AskDialog
        isOpen={isOpen}
        title="Remove this plan?"
        confirm="Remove it"
        cancel="Keep it"
        isDangerous
        isBusy={isLoading}
        problem={problemText(error)}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        <p>Its page is gone then. Requests that were made from it keep what they say.</p>
      </AskDialog>
    </>
  );
}
