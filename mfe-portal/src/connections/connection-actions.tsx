import type { ConnectionAction, ConnectionRow } from '@atoll/contracts/connection';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useContext, useState } from 'react';
import { ChangedConnectionContext } from './changed-connection';
import { useChangeConnectionMutation } from '../shared/connections.api';

interface Offer {
  readonly action: ConnectionAction;
  readonly words: string;
  readonly variant: 'primary' | 'quiet' | 'text';
  readonly done: (name: string) => string;
}

const ACCEPT: Offer = {
  ...{ action: 'accept', words: 'Accept', variant: 'primary' },
  done: (name) => `You and ${name} are connected.`,
};
const DECLINE: Offer = {
  ...{ action: 'decline', words: 'Decline', variant: 'quiet' },
  done: (name) => `You have declined what ${name} asked. You can undo that below.`,
};
const TAKE_BACK: Offer = {
  ...{ action: 'end', words: 'Take back', variant: 'quiet' },
  done: (name) => `You do not ask ${name} any more. You can undo that below.`,
};
const END: Offer = {
  ...{ action: 'end', words: 'End', variant: 'text' },
  done: (name) => `You and ${name} are not connected any more. You can undo that under Requests.`,
};
const UNDO: Offer = {
  ...{ action: 'undo', words: 'Undo', variant: 'quiet' },
  done: (name) => `It is as before with ${name}.`,
};

/** What can be done about a connection as it is. */
function offersOf({ state, isAsker, canUndo }: ConnectionRow): readonly Offer[] {
  if (state === 'asked') return isAsker ? [TAKE_BACK] : [ACCEPT, DECLINE];
  if (state === 'accepted') return [END];
  return canUndo ? [UNDO] : [];
}

/** The way to write to the other side, and what else can be done; each change can be taken back. */
export function ConnectionActions({ connection }: { readonly connection: ConnectionRow }) {
  const [change] = useChangeConnectionMutation();
  const [busy, setBusy] = useState<ConnectionAction | null>(null);
  const dispatch = useAppDispatch();
  const { setChanged } = useContext(ChangedConnectionContext);
  const { id, version, other, messages } = connection;

  async function run({ action, done }: Offer): Promise<void> {
    if (busy !== null) return;
    setBusy(action);
    const { data, error } = await change({ action, id, version });
    if (data) setChanged(data);
    setBusy(null);
    dispatch(
      showToast(
        error === undefined ? { text: done(other.name) } : { text: toAppError(error).message, tone: 'alert' },
      ),
    );
  }

  return (
    <>
      {messages !== null && (
        <Button size="small" variant="quiet" href={messages} aria-label={`Write to ${other.name}`}>
          Write
        </Button>
      )}
      {offersOf(connection).map((offer) => (
        <Button
          key={offer.words}
          size="small"
          variant={offer.variant}
          busy={busy === offer.action}
          aria-label={`${offer.words}: ${other.name}`}
          onClick={() => void run(offer)}
        >
          {offer.words}
        </Button>
      ))}
    </>
  );
}
