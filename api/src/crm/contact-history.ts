import type { ContactDocument, StoredEvent } from './contact.model';

/** What happened before is hardly ever read. */
const HISTORY_MAX = 100;

/** The history with one more event. */
export function withEvent(
  { history }: Pick<ContactDocument, 'history'>,
  text: string,
  at: Date,
): StoredEvent[] {
  return [...history, { at, text }].slice(-HISTORY_MAX);
}
