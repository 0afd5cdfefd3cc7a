import type { CloseBody } from '@atoll/contracts/request-change';
import { useState } from 'react';
import { useCloseRequestMutation } from '../requests.api';
import { AskDialog } from '@atoll/ui/ask-dialog';
import * as s from './own-request.module.css';
import { problemText } from '@atoll/platform/form-errors';

const REASONS: readonly (readonly [CloseBody['reason'], string])[] = [
  ['found', 'I have found what I wanted'],
  ['other', 'Another reason'],
];

interface CloseDialogProps {
  readonly token: string;
  readonly onClose: () => void;
}

/** Asks why a request is closed, and closes it. */
export function CloseDialog({ token, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState<CloseBody['reason']>('found');
  const [close, { isLoading, error }] = useCloseRequestMutation();
  async function confirm(): Promise<void> {
    const { error: refused } = await close({ token, reason });
    if (!refused) onClose();
  }
  return (
    <AskDialog
      isOpen
      title="Close this request?"
      confirm="Close it"
      cancel="Keep it open"
      isBusy={isLoading}
      problem={problemText(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <fieldset>
        <legend>Why?</legend>
        {REASONS.map(([value, label]) => (
          <label key={value} className={s.choice}>
            <input
              type="radio"
              name="close-reason"
              checked={reason === value}
              onChange={() => setReason(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p>
        The agents are thanked and told, and nobody new is asked. Quotes stay here to be read, and for seven
        days you can open the request again.
      </p>
    </AskDialog>
  );
}
