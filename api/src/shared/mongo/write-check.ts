import { within } from '@atoll/contracts/within';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import { isDatabaseReady } from './connection';
import { writeCheckModel } from './write-check.model';

/** However often readiness is asked for, by a stranger as well, it costs one small write in this time. */
const KEPT_MS = 1_000;
const WRITE_TIMEOUT_MS = 3_000;

/** What is wrong with the database, as a sentence for `/readyz`; null where it answers and takes writes. */
export type DatabaseComplaint = () => Promise<string | null>;

/** Writes a document to know whether writes succeed; why they do not is logged when that begins, and when it ends. */
export function createDatabaseComplaint(connection: Connection, log: FastifyBaseLogger): DatabaseComplaint {
  const checks = writeCheckModel(connection);
  let latest: { readonly atMs: number; readonly complaint: Promise<string | null> } | undefined;
  let isWritable = true;

  function note(error: Error | null): boolean {
    if (error && isWritable) log.error({ err: error }, 'not ready: the database takes no writes');
    if (!error && !isWritable) log.warn('ready: the database takes writes again');
    isWritable = error === null;
    return isWritable;
  }

  async function complain(): Promise<string | null> {
    if (!(await isDatabaseReady(connection))) return 'The database does not answer.';
    const write = checks.updateOne({ _id: 'readiness' }, { $set: { at: new Date() } }, { upsert: true }).then(
      () => null,
      (error: Error) => error,
    );
    const error = await within(write, WRITE_TIMEOUT_MS, () => new Error('The write took too long.'));
    return note(error) ? null : 'The database takes no writes.';
  }

  return () => {
    if (!latest || Date.now() - latest.atMs > KEPT_MS) latest = { atMs: Date.now(), complaint: complain() };
    return latest.complaint;
  };
}
