import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import { useWithdrawRequestMutation } from '../requests.api';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { problemText } from '@atoll/platform/form-errors';

interface WithdrawProps {
  readonly token: string;
  /** False while nobody has been asked, because it was not confirmed. */
  readonly isAsked: boolean;
}

/** Ends a request, after a question. */
export function Withdraw({ token, isAsked }: WithdrawProps) {
  const [isOpen, setOpen] = useState(false);
  const [withdraw, { isLoading, error }] = useWithdrawRequestMutation();
  async function confirm(): Promise<void> {
    const { error: refused } = await withdraw(token);
    if (!refused) setOpen(false);
  }
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        Withdraw this request
      </Button>
      <AskDialog
        isOpen={isOpen}
        title="Withdraw this request?"
        confirm="Withdraw it"
        cancel="Keep it"
        isDangerous
        isBusy={isLoading}
        problem={problemText(error)}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        <p>
          {isAsked
            ? 'The agents are told that you no longer look for this trip, and their quotes can no longer be accepted.'
            : 'No agent has been asked yet, so nobody is told.'}
        </p>
      </AskDialog>
    </>
  );
}
