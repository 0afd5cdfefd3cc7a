import { civilDateOf, clockTimeOf } from '@atoll/contracts/dates';
import type { MessageView } from '@atoll/contracts/quote-request';
import { Icon } from '@atoll/ui/icon';
import { Message } from '@atoll/ui/message';
import type { ThreadPlace } from '../shared/thread-place';
import { MessageFiles } from './thread-files';
import * as s from './thread.module.css';
import { dayInWords } from '../shared/time-words';

interface MessageRowProps {
  readonly message: MessageView;
  /** Which of the two sides reads. */
  readonly side: 'agent' | 'hotel';
  /** The other side's name. */
  readonly other: string;
  readonly place: ThreadPlace;
}

/** One message; what the site tells of it is a quiet row. */
function MessageRow({ message, side, other, place }: MessageRowProps) {
  const { author, text, attachments, at, isRead } = message;
  if (author === 'site')
    return (
      <li className={s.event}>
        <Icon name="file-text" />
        <p>{text}</p>
        <time dateTime={at}>{clockTimeOf(new Date(at))}</time>
      </li>
    );
  const isOwn = author === side;
  return (
    <Message
      from={isOwn ? 'You' : other}
      isOwn={isOwn}
      text={text}
      files={<MessageFiles place={place} files={attachments} />}
      at={<time dateTime={at}>{clockTimeOf(new Date(at))}</time>}
      isRead={isRead}
    />
  );
}

interface Props extends Omit<MessageRowProps, 'message'> {
  readonly messages: readonly MessageView[];
  readonly now: number;
}

/** A thread's messages below the days on which they were written. */
export function ThreadMessages({ messages, now, ...rest }: Props) {
  const dayOf = ({ at }: MessageView) => civilDateOf(new Date(at));
  return messages.flatMap((message, index) => {
    const before = messages[index - 1];
    const isNewDay = !before || dayOf(before) !== dayOf(message);
    return [
      isNewDay && (
        <li key={dayOf(message)} className={s.day}>
          {dayInWords(message.at, now)}
        </li>
      ),
      <MessageRow key={message.id} {...rest} message={message} />,
    ];
  });
}
