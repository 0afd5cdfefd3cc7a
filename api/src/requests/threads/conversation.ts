import { AppError } from '../../shared/errors/app-error';
import type { Party } from '../models/message-fields';

/** A conversation of two sides as one of them has it. `Key` is what its messages, files and reports are found by. */
export interface Conversation<Key extends object> {
  readonly key: Key;
  readonly side: Party;
  /** The account that writes; null for a traveler without one. */
  readonly authorId: string | null;
  /** Who has ended it; null while it goes on. */
  readonly blockedBy: Party | null;
  /** Why nothing can be written any more; null where it can. */
  readonly closedBecause: (now: Date) => string | null;
}

export const ENDED = 'This conversation was ended, so nothing can be written any more.';

/** Throws CONFLICT, with the reason, where nothing can be written any more. */
export function refuseClosed({ closedBecause }: Conversation<object>, now: Date): void {
  const complaint = closedBecause(now);
  if (complaint) throw new AppError('CONFLICT', { message: complaint });
}
