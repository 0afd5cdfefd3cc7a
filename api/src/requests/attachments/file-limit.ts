import type { Connection } from 'mongoose';
import { sharedLimit, type StoredLimit } from '../../shared/limits/rate-limit';

/** Counts the files that come from an address, of all conversations together. */
export function fileLimit(database: Connection): StoredLimit {
  return sharedLimit(database, {
    name: 'request-files',
    most: 60,
    windowSeconds: 600,
    complaint: 'Too many files were sent from this address',
  });
}
