import type { Model } from 'mongoose';
import { kindOf, type LeftOutBecauseOf } from './audit-allowance';
import type { SecurityEvent } from './security-event';
import type { SecurityEventDocument } from './security-event.model';

/** Which events are counted in one entry: those of a kind, of a day, and of whoever had too many. */
type LeftOutEntry = Pick<SecurityEventDocument, 'at' | 'event' | 'email' | 'user_id' | 'address'>;

/** Where many clients, or many accounts, are counted together. */
const SEVERAL = 'several';

function entryOf(
  { event, email = null, userId = null, address }: SecurityEvent,
  because: LeftOutBecauseOf,
): LeftOutEntry {
  const day = new Date();
  day.setUTCHours(0, 0, 0, 0);
  const kind = kindOf(event);
  const nobody = { email: null, user_id: null };
  if (because === 'account') return { at: day, event: kind, email, user_id: userId, address: SEVERAL };
  return { at: day, event: kind, ...nobody, address: because === 'client' ? address : SEVERAL };
}

export interface LeftOut {
  readonly add: (event: SecurityEvent, because: LeftOutBecauseOf) => void;
  /** Writes what has been counted since the last time. */
  readonly write: () => Promise<void>;
}

/** Counts events that have no entry of their own: in memory, so that a flood of them costs no writes. */
export function countLeftOut(events: Model<SecurityEventDocument>): LeftOut {
  const counted = new Map<string, { readonly entry: LeftOutEntry; count: number }>();
  return {
    add: (event, because) => {
      const entry = entryOf(event, because);
      const key = JSON.stringify(entry);
      const known = counted.get(key) ?? { entry, count: 0 };
      known.count += 1;
      counted.set(key, known);
    },
    write: async () => {
      for (const [key, { entry, count }] of [...counted]) {
        // Taken before it is written, so that nobody writes it twice; given back where it was not.
        counted.delete(key);
        try {
          const filter = { ...entry, left_out: { $gt: 0 } };
          await events.updateOne(
            filter,
            { $inc: { left_out: count }, $setOnInsert: entry },
            { upsert: true },
          );
        } catch (error) {
          counted.set(key, { entry, count: count + (counted.get(key)?.count ?? 0) });
          throw error;
        }
      }
    },
  };
}
