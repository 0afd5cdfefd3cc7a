import { AskDialog } from '@atoll/ui/ask-dialog';
import { TextAreaField } from '@atoll/ui/field';
import { useState } from 'react';

interface LockProps {
  /** Whose account; null while the dialog is closed. */
  readonly email: string | null;
  /** True where it is done. */
  readonly onLock: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks why, which the owner of the account is mailed. */
export function LockDialog({ email, onLock, onClose }: LockProps) {
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function lock(): Promise<void> {
    if (reason.trim() === '') return setProblem('Say why: the owner of the account is mailed this.');
    setBusy(true);
    const isDone = await onLock(reason);
    setBusy(false);
    if (!isDone) return;
    setReason('');
    onClose();
  }
  return (
    <AskDialog
      isOpen={email !== null}
      title={`Lock ${email ?? ''}`}
      confirm="Lock"
      cancel="Cancel"
      isDangerous
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void lock()}
      onClose={onClose}
    >
      <p>It is signed out everywhere, and cannot sign in. What it has on the site stays.</p>
      <TextAreaField
        label="Reason"
        name="reason"
        hint="Mailed to the owner of the account."
        maxLength={500}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(null);
        }}
      />
    </AskDialog>
  );
}

interface RemoveProps {
  readonly email: string | null;
  readonly onRemove: () => Promise<boolean>;
  readonly onClose: () => void;
}

export function RemoveDialog({ email, onRemove, onClose }: RemoveProps) {
  const [isBusy, setBusy] = useState(false);
  async function remove(): Promise<void> {
    setBusy(true);
    await onRemove();
    setBusy(false);
    onClose();
  }
  return (
    <AskDialog
      isOpen={email !== null}
      title={`Delete the account of ${email ?? ''}?`}
      confirm="Delete for good"
      cancel="Cancel"
      isDangerous
      isBusy={isBusy}
      problem={null}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        Everything that is kept of it goes with it: profile, requests, contacts, pictures. Nothing brings it
        back.
      </p>
    </AskDialog>
  );
}
