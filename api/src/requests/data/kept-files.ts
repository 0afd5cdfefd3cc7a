import type { Model } from 'mongoose';
import type { FileDocument } from '../models/file-fields';
import type { Party } from '../models/message-fields';

/** Whose files: those that one side has put into one conversation. */
export type FilesOf<Key extends object> = Key & { readonly side: Party };

/** What is known of the files of one kind of conversation. `Key` is what a conversation's are found by. */
export interface KeptFiles<Key extends object, Row extends FileDocument & Key> {
  readonly add: (key: Key, file: FileDocument) => Promise<void>;
  /** Of any conversation and in any state. */
  readonly find: (id: string) => Promise<Row | null>;
  readonly count: (of: FilesOf<Key>) => Promise<number>;
  /** Those of these ids that are there, which are touched. */
  readonly take: (of: FilesOf<Key>, ids: readonly string[], at: Date) => Promise<Row[]>;
  readonly sent: (ids: readonly string[]) => Promise<void>;
  /** Marks one that was not sent as to be removed; false where it is none of theirs. */
  readonly drop: (of: FilesOf<Key>, id: string) => Promise<boolean>;
  /** What has to go, or was not sent before the first moment, or was sent before the second. */
  readonly due: (waitingBefore: Date, sentBefore: Date) => Promise<Row[]>;
  /** Marks one as to be removed, unless it was touched since it was read. */
  readonly letGo: (file: Pick<FileDocument, '_id' | 'state' | 'at'>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Of conversations that a filter of their keys finds. */
  readonly all: (filter: object) => Promise<Row[]>;
  readonly ofAuthor: (authorId: string) => Promise<Row[]>;
  readonly dropAll: (filter: object) => Promise<void>;
  /** Says of an account's files that it is gone. */
  readonly forgetAuthor: (authorId: string) => Promise<void>;
}

const GOING = { state: 'going' } as const;
const IS_THERE = { state: { $ne: GOING.state } };

/** What is known of files, in MongoDB. */
export function keptFiles<Key extends object, Row extends FileDocument & Key>(
  model: Model<Row>,
): KeptFiles<Key, Row> {
  // What this writes and asks for is in every kind of file, which the types of mongoose do not see.
  const files = model as unknown as Model<FileDocument>;
  const many = (filter: object) => files.find(filter).sort({ at: 1, _id: 1 }).lean<Row[]>();
  const all = (filter: object) => many({ ...filter, ...IS_THERE });
  return {
    all,
    add: async (key, file) => void (await files.create({ ...key, ...file })),
    find: (id) => files.findById(id).lean<Row>(),
    count: (of) => files.countDocuments({ ...of, ...IS_THERE }),
    take: async (of, ids, at) => {
      const own = { ...of, _id: { $in: [...ids] }, ...IS_THERE };
      await files.updateMany(own, { at });
      return many(own);
    },
    sent: async (ids) =>
      void (await files.updateMany({ _id: { $in: [...ids] }, state: 'waiting' }, { state: 'sent' })),
    drop: async (of, id) => {
      const { matchedCount } = await files.updateOne({ ...of, _id: id, state: 'waiting' }, GOING);
      return matchedCount > 0;
    },
    due: (waitingBefore, sentBefore) =>
      many({
        $or: [
          GOING,
          { state: 'waiting', at: { $lte: waitingBefore } },
          { state: 'sent', at: { $lte: sentBefore } },
        ],
      }),
    letGo: async ({ _id, state, at }) => void (await files.updateOne({ _id, state, at }, GOING)),
    remove: async (id) => void (await files.deleteOne({ _id: id })),
    ofAuthor: (authorId) => all({ author_id: authorId }),
    dropAll: async (filter) => void (await files.updateMany(filter, GOING)),
    forgetAuthor: async (authorId) =>
      void (await files.updateMany({ author_id: authorId }, { author_id: null })),
  };
}
