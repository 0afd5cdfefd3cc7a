import { MESSAGE_MAX } from '@atoll/contracts/quote-request';
import { wholeNumberText } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { TextAreaField } from '@atoll/ui/field';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import * as s from './thread.module.css';

interface Props {
  /** Who reads it. */
  readonly to: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** Where files are attached; tells whether one is not there yet. */
  readonly files: (onBusy: (isBusy: boolean) => void) => ReactNode;
}

/** Where one writes. A line break is part of a message: Ctrl or Cmd and Enter send it. */
export function Composer({ to, text, onText, onSend, files }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [isEarly, setEarly] = useState(false);
  const isTooLong = text.trim().length > MESSAGE_MAX;
  function submit(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    setEarly(isBusy);
    if (!isTooLong && !isBusy) onSend();
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    submit(event);
  }
  return (
    <form className={s.composer} onSubmit={submit}>
      <TextAreaField
        name="message"
        label={`Write to ${to}`}
        value={text}
        // Not cut while it is pasted: the rest would be lost.
        error={isTooLong ? `At most ${wholeNumberText(MESSAGE_MAX)} letters, please` : null}
        rows={3}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={press}
      />
      {files(setBusy)}
      {isEarly && isBusy && (
        <p className={s.note} role="alert">
          A file is not there yet. Wait for it, or leave it out.
        </p>
      )}
      <div className={s.send}>
        <p className={s.note}>Unread for ten minutes, it goes to {to} by mail.</p>
        <Button type="submit" size="small" icon="arrow-up">
          Send
        </Button>
      </div>
    </form>
  );
}
