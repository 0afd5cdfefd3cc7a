import { DECLINE_REASON_KEYS, DECLINE_REASONS, type DeclineReason } from '@atoll/contracts/quote-request';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { shownErrors } from '@atoll/platform/shown-errors';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { SelectField, TextAreaField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useId, useState, type FormEvent } from 'react';
import { useDeclineMutation } from '../shared/requests.api';
import * as s from './decline.module.css';

const TEXT_MAX = 500;
const REASONS = [
  { value: '', label: 'Choose a reason' },
  ...DECLINE_REASON_KEYS.map((value) => ({ value, label: DECLINE_REASONS[value] })),
];

interface Props {
  readonly requestId: string;
  readonly traveler: string;
}

interface FormProps extends Props {
  readonly onDone: () => void;
}

function DeclineForm({ requestId, traveler, onDone }: FormProps) {
  const [decline, { error, isLoading }] = useDeclineMutation();
  const [lacksReason, setLacksReason] = useState(false);
  const dispatch = useAppDispatch();
  const problem = error && shownErrors(toAppError(error), ['reason', 'text']);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const reason = DECLINE_REASON_KEYS.find((key): key is DeclineReason => key === values.get('reason'));
    setLacksReason(!reason);
    if (!reason) return;
    const text = values.get('text');
    const body = { reason, text: typeof text === 'string' ? text.trim() : '' };
    const { error: refused } = await decline({ requestId, body });
    if (refused) return;
    dispatch(showToast({ text: `You have declined. ${traveler} is told.` }));
    onDone();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DialogBody className={s.body}>
        <p>
          {traveler} reads your reason, and somebody else may be asked. This cannot be undone: afterwards you
          cannot send a quote.
        </p>
        {problem?.message && (
          <Notice tone="danger" role="alert">
            {problem.message}
          </Notice>
        )}
        <SelectField
          name="reason"
          label="Reason"
          options={REASONS}
          defaultValue=""
          error={lacksReason ? 'Please choose a reason' : problem?.fields['reason']}
        />
        <TextAreaField
          name="text"
          label={`A word to ${traveler} (optional)`}
          maxLength={TEXT_MAX}
          error={problem?.fields['text']}
        />
      </DialogBody>
      <DialogFoot className={s.foot}>
        <Button variant="quiet" onClick={onDone}>
          Keep the request
        </Button>
        <Button type="submit" variant="danger" busy={isLoading}>
          Decline for good
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Says no to a request, after asking first. */
export function Decline({ requestId, traveler }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Decline
      </Button>
      <Dialog open={isOpen} onClose={close} labelledBy={id} kind="modal" size="s">
        <DialogHead title={`Decline ${traveler}’s request?`} />
        <DeclineForm requestId={requestId} traveler={traveler} onDone={close} />
      </Dialog>
    </>
  );
}
