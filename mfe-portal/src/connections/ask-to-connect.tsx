import { CONNECTION_NOTE_MAX, type Member } from '@atoll/contracts/connection';
import { selectUser, showToast, toAppError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { shownErrors } from '@atoll/platform/shown-errors';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { TextAreaField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useContext, useId, useState, type FormEvent } from 'react';
import { ChangedConnectionContext } from './changed-connection';
import { useAskToConnectMutation } from '../shared/connections.api';

interface FormProps {
  readonly member: Member;
  readonly onDone: () => void;
}

function AskForm({ member: { kind, id, name }, onDone }: FormProps) {
  const [ask, { error, isLoading }] = useAskToConnectMutation();
  const account = useAppSelector(selectUser)?.id ?? null;
  const dispatch = useAppDispatch();
  const { setChanged } = useContext(ChangedConnectionContext);
  const draft = `connect-${kind}-${id}`;
  const kept = readDraft(draft, account)['note'];
  const problem = error && shownErrors(toAppError(error), ['note']);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const typed = new FormData(event.currentTarget).get('note');
    const note = typeof typed === 'string' ? typed.trim() : '';
    const { data } = await ask({ kind, id, note });
    if (!data) return;
    forgetDraft(draft, account);
    setChanged(data);
    const text =
      data.state === 'accepted' ? `You and ${name} are connected.` : `${name} is asked, and gets a mail.`;
    dispatch(showToast({ text }));
    onDone();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DialogBody>
        <p>
          {kind === 'hotel'
            ? 'Once they accept, you can write to each other.'
            : 'Once they accept, they are among those you work with.'}
        </p>
        {problem?.message && (
          <Notice tone="danger" role="alert">
            {problem.message}
          </Notice>
        )}
        <TextAreaField
          name="note"
          label={`A word to ${name} (optional)`}
          maxLength={CONNECTION_NOTE_MAX}
          defaultValue={typeof kept === 'string' ? kept : ''}
          error={problem?.fields['note']}
          onChange={({ target }) => keepDraft(draft, account, { note: target.value })}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
        <Button type="submit" busy={isLoading}>
          Ask to connect
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Asks somebody to work together, with a word of one's own. */
export function AskToConnect({ member }: { readonly member: Member }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Connect with ${member.name}`}
        onClick={() => setOpen(true)}
      >
        Connect
      </Button>
      <Dialog open={isOpen} onClose={close} labelledBy={id} kind="modal" size="s">
        <DialogHead title={`Connect with ${member.name}?`} />
        <AskForm member={member} onDone={close} />
      </Dialog>
    </>
  );
}
