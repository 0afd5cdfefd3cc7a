import type { Attachment } from '@atoll/contracts/attachment';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import * as s from './message.module.css';

interface MessageLogProps {
  /** Names it: 'Messages with Inês Marques'. */
  readonly label: string;
  /** Items of the list, the newest last. */
  readonly children: ReactNode;
}

/** What was said, in a box that scrolls; whatever comes last is in sight. */
export function MessageLog({ label, children }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  // By its height, not by how many there are: one that was not taken grows by what can be done about it.
  useEffect(() => {
    if (!log.current || log.current.scrollHeight === height.current) return;
    height.current = log.current.scrollHeight;
    log.current.scrollTop = height.current;
  });
  return (
    // It scrolls, so the keyboard must reach it.
    <div ref={log} className={s.log} role="log" aria-label={label} tabIndex={0}>
      <ol className={s.messages}>{children}</ol>
    </div>
  );
}

interface MessageProps {
  /** Who wrote it, for those who do not see on which side it stands. */
  readonly from: string;
  readonly isOwn: boolean;
  /** Empty where it is only files. */
  readonly text: string;
  /** What came with it, below the words. */
  readonly files?: ReactNode;
  /** When it was written. */
  readonly at: ReactNode;
  /** Whether the other side has seen it; said of one's own. */
  readonly isRead: boolean;
}

/** One message; one's own stand at the other side. */
export function Message({ from, isOwn, text, files, at, isRead }: MessageProps) {
  return (
    <li className={classNames(s.message, isOwn && s.own)}>
      <p className={text ? s.bubble : 'visually-hidden'}>
        <span className="visually-hidden">{from}: </span>
        {text}
      </p>
      {files}
      <p className={s.note}>
        {at}
        {isOwn && (isRead ? ', read' : ', delivered')}
      </p>
    </li>
  );
}

interface Outgoing {
  readonly clientId: string;
  readonly text: string;
  /** What goes with it. */
  readonly files: readonly Attachment[];
  /** Why it did not arrive; null while it is on its way. */
  readonly problem: string | null;
}

interface OutgoingMessagesProps {
  readonly messages: readonly Outgoing[];
  readonly onResend: (message: Outgoing) => void;
  readonly onDiscard: (message: Outgoing) => void;
}

/** Messages on their way; one that did not arrive keeps its text and can be sent again. */
export function OutgoingMessages({ messages, onResend, onDiscard }: OutgoingMessagesProps) {
  return messages.map((message) => {
    const { clientId, text, files, problem } = message;
    return (
      <li key={clientId} className={classNames(s.message, s.own)}>
        <p className={classNames(s.bubble, problem !== null && s.failed)}>
          <span className="visually-hidden">You: </span>
          {text}
          {text && files.length > 0 && '\n'}
          {files.map(({ name }) => name).join(', ')}
        </p>
        {problem === null ? (
          <p className={s.note}>Sending…</p>
        ) : (
          <div className={s.refused}>
            <p role="alert">Not sent. {problem}</p>
            <Button size="small" variant="quiet" onClick={() => onResend(message)}>
              Send again
            </Button>
            <Button size="small" variant="text" onClick={() => onDiscard(message)}>
              Discard
            </Button>
          </div>
        )}
      </li>
    );
  });
}
