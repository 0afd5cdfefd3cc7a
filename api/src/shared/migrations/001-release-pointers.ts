import type { Migration } from './migration';

/** Pointers of before record 9 had no revision, and a history of hashes without what ran afterwards. */
export const releasePointers: Migration = {
  number: 1,
  name: 'release pointers have a revision, and their history says what ran',
  run: async (database, onStep) => {
    const pointers = database.collection<{
      _id: string;
      history?: { hash: string; active?: string | null }[];
    }>('release_pointers');
    for await (const { _id, history = [] } of pointers.find({ revision: { $exists: false } })) {
      const events = history.map((event) => ({ ...event, active: event.active ?? event.hash }));
      // Over the very state that was read: an instance of the version before may move it meanwhile.
      await pointers.updateOne(
        { _id, revision: { $exists: false } },
        { $set: { revision: 0, history: events } },
      );
      await onStep();
    }
  },
};
