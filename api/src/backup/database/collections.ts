import type { Db } from './driver';

/** Collections that no backup has, because what they say is true of the running site only; each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  job_locks: 'who runs a job now: after a restore nobody does',
  rate_limits: 'what was used of a limit in the last minutes: a restored site begins anew',
  write_checks: 'the document that readiness writes to know whether writes succeed',
  backup_marks: 'by which a running backup knows how far it has heard',
  restores: 'that a restore is under way',
};

/** Where a running backup writes its marks. */
export const MARKS = 'backup_marks';

/** Where a restore notes that it is under way. */
export const RESTORES = 'restores';

/** Whether documents of that collection belong into a backup. */
export function isBackedUp(collection: string): boolean {
  return !(collection in LEFT_OUT) && !collection.startsWith('system.');
}

/** The names of the collections of a database that belong into a backup, in a lasting order. */
export async function backedUpCollections(db: Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  return all
    .filter(({ name, type }) => type !== 'view' && isBackedUp(name))
    .map(({ name }) => name)
    .sort();
}
