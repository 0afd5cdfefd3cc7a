import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import * as s from './jobs-page.module.css';

interface LookedAt {
  readonly id: string;
  readonly version: number;
}
type Send = (what: LookedAt) => Promise<{ readonly error?: unknown }>;

interface Props {
  /** What a screen reader says of it: 'send-mails'. */
  readonly name: string;
  readonly what: LookedAt;
  readonly againWords: string;
  readonly onAgain: Send;
  readonly onDrop: Send;
}

/** Has something that failed tried again, or drops it. */
export function AgainOrDrop({ name, what, againWords, onAgain, onDrop }: Props) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  async function run(send: Send, done: string): Promise<void> {
    setBusy(true);
    const { error } = await send(what);
    setBusy(false);
    dispatch(
      showToast(error === undefined ? { text: done } : { text: toAppError(error).message, tone: 'alert' }),
    );
  }
  return (
    <div className={s.actions}>
      <Button
        size="small"
        busy={isBusy}
        aria-label={`${againWords}: ${name}`}
        onClick={() => void run(onAgain, 'It is tried again')}
      >
        {againWords}
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={isBusy}
        aria-label={`Drop: ${name}`}
        onClick={() => void run(onDrop, 'It is dropped')}
      >
        Drop
      </Button>
    </div>
  );
}
