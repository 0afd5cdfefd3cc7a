import type { KeptMessages } from '../data/kept-messages';
import type { MessageDocument } from '../models/message-fields';

/** As long as a message may be unread before its reader is told by mail. */
const UNREAD_MS = 10 * 60_000;

export interface MailUnreadDeps<Key extends object, Row extends MessageDocument & Key> {
  readonly messages: Pick<KeptMessages<Key, Row>, 'unmailed' | 'mailed' | 'keyOf'>;
  /** Tells the other side of what this one has written. */
  readonly mail: (key: Key, author: Row['author']) => Promise<void>;
  readonly now: () => Date;
}

/** Tells each side of a conversation once of what it has not read for ten minutes. */
export function mailUnread<Key extends object, Row extends MessageDocument & Key>({
  messages,
  mail,
  now,
}: MailUnreadDeps<Key, Row>): () => Promise<void> {
  return async () => {
    const at = now();
    const threads = new Map<string, Row[]>();
    for (const each of await messages.unmailed(new Date(at.getTime() - UNREAD_MS))) {
      const thread = JSON.stringify([messages.keyOf(each), each.author]);
      threads.set(thread, [...(threads.get(thread) ?? []), each]);
    }
    for (const [first, ...more] of threads.values()) {
      if (!first) continue;
      await mail(messages.keyOf(first), first.author);
      await messages.mailed(
        [first, ...more].map(({ _id }) => _id),
        at,
      );
    }
  };
}
