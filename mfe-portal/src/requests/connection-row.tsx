import type { ConnectionThread } from '@atoll/contracts/connection-thread';
import { Avatar } from '@atoll/ui/avatar';
import { Chip } from '@atoll/ui/chip';
import { ListedRequest } from './listed-request';
import * as s from './rows.module.css';
import { dayAndClock } from '../shared/time-words';
import * as words from './words.module.css';

interface Props {
  readonly thread: ConnectionThread;
  readonly now: number;
}

/** Where each side opens the conversation. */
function hrefOf({ side, connectionId }: ConnectionThread): string {
  const id = encodeURIComponent(connectionId);
  return side === 'hotel' ? `/hotel/agents/messages/${id}` : `/agent/messages/hotels/${id}`;
}

/** The conversation of a hotel and an agent as one row of a list. */
export function ConnectionRow({ thread, now }: Props) {
  const { side, other, unread, lastMessage } = thread;
  return (
    <ListedRequest
      className={unread > 0 ? s.unread : undefined}
      picture={<Avatar name={other.name} size="s" />}
      title={[other.name, other.place].filter(Boolean).join(', ')}
      href={hrefOf(thread)}
      // Among requests it has to be said; a hotel has agents alone.
      state={side === 'agent' && <Chip>Hotel</Chip>}
      unread={unread}
      side={lastMessage && <p className={words.quiet}>{dayAndClock(lastMessage.at, now)}</p>}
    >
      <p className={s.excerpt}>
        {lastMessage?.author === side && 'You: '}
        {lastMessage?.text ?? 'Nobody has written yet.'}
      </p>
    </ListedRequest>
  );
}
