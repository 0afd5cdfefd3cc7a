import { countOf } from '@atoll/contracts/words';
import type { MessageDocument } from '../models/message-fields';

/** What a list shows of a conversation's latest message; files without words are counted. Null without one. */
export function lastMessage<Author extends MessageDocument['author']>(
  said: readonly (MessageDocument & { readonly author: Author })[],
): { readonly text: string; readonly at: string; readonly author: Author } | null {
  const last = said.at(-1);
  if (!last) return null;
  const { text, attachments = [], at, author } = last;
  return { text: text || countOf(attachments.length, 'file', 'files'), at: at.toISOString(), author };
}
