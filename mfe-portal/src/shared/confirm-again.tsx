import { toAppError } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useConfirmAgainMutation, useSecondFactorQuery } from './second-factor.api';

interface Answer {
  readonly error?: unknown;
}

function isConfirmationMissing({ error }: Answer): boolean {
  if (error === undefined) return false;
  const problem = toAppError(error);
  return problem.kind === 'api' && problem.code === 'CONFIRM_AGAIN';
}

interface Props {
  readonly open: boolean;
  /** True where the password was right. */
  readonly onEnd: (isConfirmed: boolean) => void;
}

function ConfirmDialog({ open, onEnd }: Props) {
  const id = useId();
  const { data: factor } = useSecondFactorQuery(undefined, { skip: !open });
  const [confirm, { error, isLoading, reset }] = useConfirmAgainMutation();

  function end(isConfirmed: boolean): void {
    reset();
    onEnd(isConfirmed);
  }
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const value = (name: string) => {
      const found = typed.get(name);
      return typeof found === 'string' ? found : '';
    };
    const code = value('code');
    const answer = await confirm({ current_password: value('current_password'), ...(code && { code }) });
    if (answer.error === undefined) end(true);
  }
  return (
    <Dialog open={open} onClose={() => end(false)} labelledBy={id} kind="modal" size="s">
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogHead title="Is it you?" subtitle="This cannot be taken back, so give your password again." />
        <DialogBody>
          {error !== undefined && (
            <Notice tone="danger" role="alert">
              {toAppError(error).message}
            </Notice>
          )}
          <TextField
            label="Your password"
            name="current_password"
            type="password"
            autoComplete="current-password"
            required
          />
          {factor?.isOn && (
            <TextField label="Code of your app" name="code" autoComplete="one-time-code" required />
          )}
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={() => end(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={isLoading}>
            Go on
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/**
 * For operations that need the password to have been given in the last ten minutes: `confirmed` sends one, asks for the
 * password where the API wants it, and sends it again. The dialog belongs into the page.
 */
export function useConfirmAgain(): {
  readonly confirmed: <A extends Answer>(send: () => Promise<A>) => Promise<A>;
  readonly dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<{ readonly end: (isConfirmed: boolean) => void } | null>(null);
  return {
    confirmed: async (send) => {
      const answer = await send();
      if (!isConfirmationMissing(answer)) return answer;
      const isConfirmed = await new Promise<boolean>((resolve) => setWaiting({ end: resolve }));
      setWaiting(null);
      return isConfirmed ? send() : answer;
    },
    dialog: <ConfirmDialog open={waiting !== null} onEnd={(isConfirmed) => waiting?.end(isConfirmed)} />,
  };
}
