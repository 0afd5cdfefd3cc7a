import mongoose, { type Model } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Inserts the documents whose ids are not there yet; what is there stays as it is. Returns how many were missing. */
export async function insertMissing<T>({ collection }: Model<T>, documents: readonly T[]): Promise<number> {
  if (documents.length === 0) return 0;
  try {
    const { insertedCount } = await collection.insertMany(
      documents as Parameters<typeof collection.insertMany>[0],
      { ordered: false },
    );
    return insertedCount;
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
    const failures = [error.writeErrors].flat();
    if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
    return documents.length - failures.length;
  }
}
