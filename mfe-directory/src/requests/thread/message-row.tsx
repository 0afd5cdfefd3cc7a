import type { MessageView } from '@atoll/contracts/quote-request';
import { Message } from '@atoll/ui/message';
import { MessageFiles } from './thread-files';
import { LocalTime } from '../local-time';
import * as s from './thread.module.css';

interface MessageRowProps {
  readonly message: MessageView;
  /** The agent's first name. */
  readonly agent: string;
  readonly token: string;
  readonly agentId: string;
}

/** A message that has arrived; what the site says stands in no bubble. */
export function MessageRow({ message, agent, token, agentId }: MessageRowProps) {
  const { author, text, attachments, at, isRead } = message;
  if (author === 'site')
    return (
      <li>
        <p className={s.ofSite}>
          <span className="visually-hidden">Atoll: </span>
          {text}
        </p>
        <p className="small muted">
          <LocalTime iso={at} />
        </p>
      </li>
    );
  const isOwn = author === 'traveler';
  return (
    <Message
      from={isOwn ? 'You' : agent}
      isOwn={isOwn}
      text={text}
      files={<MessageFiles {...{ token, agentId }} files={attachments} />}
      at={<LocalTime iso={at} />}
      isRead={isRead}
    />
  );
}
