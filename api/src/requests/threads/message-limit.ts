import type { Connection } from 'mongoose';
import { clientOf } from '../../shared/http/client-address';
import { sharedLimit } from '../../shared/limits/rate-limit';

/** Counts a message of whoever writes from an address. Throws RATE_LIMITED where that is one too many. */
export type MessageLimit = (ip: string) => Promise<void>;

export function messageLimit(database: Connection): MessageLimit {
  const limit = sharedLimit(database, {
    name: 'request-messages',
    most: 60,
    windowSeconds: 60,
    complaint: 'Too many messages were sent from this address',
  });
  return (ip) => limit.count(clientOf(ip));
}
