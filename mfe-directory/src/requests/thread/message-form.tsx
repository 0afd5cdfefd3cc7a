import { MESSAGE_MAX } from '@atoll/contracts/quote-request';
import { Button } from '@atoll/ui/button';
import { TextAreaField } from '@atoll/ui/field';
import { useState, type FormEvent, type ReactNode } from 'react';
import * as s from './thread.module.css';

interface MessageFormProps {
  /** The agent's first name. */
  readonly agent: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** Where files are attached; tells whether one is not there yet. */
  readonly files: (onBusy: (isBusy: boolean) => void) => ReactNode;
}

/** Writes to an agent. */
export function MessageForm({ agent, text, onText, onSend, files }: MessageFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [isEarly, setEarly] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setEarly(isBusy);
    if (!isBusy) onSend();
  }
  return (
    <form className={s.form} aria-label={`Write to ${agent}`} data-needs-script="" onSubmit={submit}>
      <TextAreaField
        label={`Write to ${agent}`}
        hint={`Unread for ten minutes, it goes to ${agent} by e-mail as well.`}
        name="message"
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {files(setBusy)}
      {isEarly && isBusy && (
        <p className="small muted" role="alert">
          A file is not there yet. Wait for it, or leave it out.
        </p>
      )}
      <Button type="submit" className={s.send}>
        Send
      </Button>
    </form>
  );
}
