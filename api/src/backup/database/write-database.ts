import type { Amount } from '../archive/manifest';
import { createSum, documentDigest } from '../archive/tally';
import { backedUpCollections } from './collections';
import type { Db } from './driver';
import { writable } from './raw-document';

/** A command takes 16 MB; a single document may be as large. */
const COMMAND_BYTES = 4 * 1024 * 1024;

function* inCommands(raws: readonly Buffer[]): Generator<Buffer[]> {
  let [group, bytes] = [[] as Buffer[], 0];
  for (const raw of raws) {
    if (group.length > 0 && bytes + raw.length > COMMAND_BYTES) {
      yield group;
      [group, bytes] = [[], 0];
    }
    group.push(raw);
    bytes += raw.length;
  }
  if (group.length > 0) yield group;
}

/** Inserts documents byte for byte. */
export async function insertDocuments(db: Db, collection: string, raws: readonly Buffer[]): Promise<void> {
  for (const group of inCommands(raws)) {
    const answer = await db.command({ insert: collection, documents: group.map(writable), ordered: true });
    const [problem] = (answer.writeErrors ?? []) as { readonly errmsg: string }[];
    if (problem) throw new Error(`${collection} could not be written: ${problem.errmsg}`);
  }
}

/** Whether no collection that belongs into a backup has a document. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  for (const collection of await backedUpCollections(db))
    if (await db.collection(collection).findOne({}, { projection: { _id: 1 } })) return false;
  return true;
}

export async function emptyDatabase(db: Db): Promise<void> {
  for (const collection of await backedUpCollections(db)) await db.collection(collection).drop();
}

/** What is in a database, in the same figures as a manifest has; collections without a document are left out. */
export async function databaseFigures(db: Db): Promise<Record<string, Amount>> {
  const figures: Record<string, Amount> = {};
  for (const collection of await backedUpCollections(db)) {
    const sum = createSum();
    for await (const raw of db.collection(collection).find({}, { raw: true, batchSize: 500 })) {
      const bytes = raw as unknown as Buffer;
      sum.add(documentDigest(bytes), bytes.length);
    }
    const amount = sum.amount();
    if (amount.count > 0) figures[collection] = amount;
  }
  return figures;
}
