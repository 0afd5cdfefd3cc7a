import { LOST_REASON_KEYS, LOST_REASONS, LOST_TEXT_MAX } from '@atoll/contracts/crm-words';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { SelectField, TextAreaField } from '@atoll/ui/field';
import { useId, useState, type FormEvent } from 'react';
import { tooLong } from '../shared/too-long';
import type { Moving } from './use-move';
import * as s from './crm-form.module.css';

const REASONS = [
  { value: '', label: 'Choose a reason' },
  ...LOST_REASON_KEYS.map((value) => ({ value, label: LOST_REASONS[value] })),
];

function LostForm({ moving: { lose, keep } }: { readonly moving: Moving }) {
  const [long, setLong] = useState<string | null>(null);
  const [lacksReason, setLacksReason] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const reason = LOST_REASON_KEYS.find((key) => key === values.get('reason'));
    setLacksReason(!reason);
    const text = values.get('text');
    if (reason && long === null)
      lose({ stage: 'lost', reason, text: typeof text === 'string' ? text.trim() : '' });
  }
  return (
    <form onSubmit={submit} noValidate>
      <DialogBody className={s.fields}>
        <SelectField
          name="reason"
          label="Why"
          options={REASONS}
          defaultValue=""
          error={lacksReason ? 'Please say why' : null}
        />
        <TextAreaField
          name="text"
          label="In your own words (optional)"
          error={long}
          onChange={(event) => setLong(tooLong(event.target.value, LOST_TEXT_MAX))}
        />
      </DialogBody>
      <DialogFoot className={s.foot}>
        <Button variant="quiet" onClick={keep}>
          Keep where it is
        </Button>
        <Button type="submit">Move to Lost</Button>
      </DialogFoot>
    </form>
  );
}

/** Asks why a contact is lost before it moves. */
export function LostDialog({ moving }: { readonly moving: Moving }) {
  const id = useId();
  const { losing, keep } = moving;
  return (
    <Dialog open={losing !== null} onClose={keep} labelledBy={id} kind="modal" size="s">
      <DialogHead title={`Why is ${losing?.name ?? 'the contact'} lost?`} />
      <LostForm moving={moving} />
    </Dialog>
  );
}
