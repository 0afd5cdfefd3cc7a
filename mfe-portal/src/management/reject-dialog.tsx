import { selectUser, showToast, toAppError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { TextAreaField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { Applicant, Decided } from './applicant';

interface Props<Item extends Applicant> {
  /** Who is to be rejected; null while the dialog is closed. */
  readonly item: Item | null;
  /** 'hotel': who reads the reason. */
  readonly noun: string;
  readonly onReject: (item: Item, reason: string) => Decided;
  readonly onClose: () => void;
}

/** Asks for the reason, which the rejected reads, and rejects. */
export function RejectDialog<Item extends Applicant>({ item, noun, onReject, onClose }: Props<Item>) {
  const id = useId();
  const [problem, setProblem] = useState<unknown>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSending, setSending] = useState(false);
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectUser)?.id ?? null;
  const draft = `reject-${item?.id ?? ''}`;
  const typed = readDraft(draft, account)['reason'];

  function close(): void {
    setProblem(null);
    setMissing(null);
    onClose();
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!item || isSending) return;
    const reason = field.current?.value.trim() ?? '';
    if (reason === '') {
      setMissing('Please fill this in');
      field.current?.focus();
      return;
    }
    setSending(true);
    const { error } = await onReject(item, reason);
    setSending(false);
    if (error) return setProblem(error);
    forgetDraft(draft, account);
    dispatch(showToast({ text: `${item.name} is rejected` }));
    close();
  }

  return (
    <Dialog open={item !== null} onClose={close} labelledBy={id} kind="modal" size="s">
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogHead title={`Reject ${item?.name ?? ''}`} subtitle={`The ${noun} reads your reason.`} />
        <DialogBody>
          {problem !== null && (
            <Notice tone="danger" role="alert">
              {toAppError(problem).message}
            </Notice>
          )}
          <TextAreaField
            key={item?.id}
            label="Reason"
            name="reason"
            required
            ref={field}
            error={missing}
            maxLength={500}
            defaultValue={typeof typed === 'string' ? typed : ''}
            onChange={({ target }) => {
              setMissing(null);
              keepDraft(draft, account, { reason: target.value });
            }}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={isSending}>
            Reject
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
