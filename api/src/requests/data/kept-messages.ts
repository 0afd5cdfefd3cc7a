import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import type { MessageDocument, Party } from '../models/message-fields';
import { isDuplicate } from '../../shared/mongo/is-duplicate';

/** A message to be kept, with what its kind has besides. */
export type NewMessage<Row extends MessageDocument> = Omit<MessageDocument, '_id' | 'read_at' | 'mailed_at'> &
  Partial<Omit<Row, keyof MessageDocument>>;

/** The messages of one kind of conversation. `Key` is what a conversation's are found by, as each of them has it. */
export interface KeptMessages<Key extends object, Row extends MessageDocument & Key> {
  readonly keyOf: (row: Key) => Key;
  /** The oldest first. */
  readonly ofThread: (key: Key) => Promise<Row[]>;
  /** Of conversations that a filter of their keys finds, the oldest first. */
  readonly find: (filter: object) => Promise<Row[]>;
  readonly ofAuthor: (authorId: string) => Promise<Row[]>;
  /** The message as it is kept, and whether it is new: one that is sent again is the one that is there. */
  readonly add: (key: Key, message: NewMessage<Row>) => Promise<{ row: Row; isNew: boolean }>;
  /** Whether a message of this conversation has the file. */
  readonly holdsFile: (key: Key, fileId: string) => Promise<boolean>;
  /** Notes that a side has seen what the others wrote; false where there was nothing new. */
  readonly read: (key: Key, reader: Party, at: Date) => Promise<boolean>;
  /** Unread ones of before this moment that nobody was told of by mail. */
  readonly unmailed: (before: Date) => Promise<Row[]>;
  readonly mailed: (ids: readonly string[], at: Date) => Promise<void>;
  readonly remove: (filter: object) => Promise<void>;
  /** Says of an account's messages that it is gone. */
  readonly forgetAuthor: (authorId: string) => Promise<void>;
}

/** Whether somebody has yet to see a message. What the site writes waits for nobody. */
export function isUnreadFor(
  reader: Party,
  { author, read_at }: Pick<MessageDocument, 'author' | 'read_at'>,
): boolean {
  return read_at === null && author !== reader && author !== 'site';
}

/** Messages in MongoDB. `keyOf` takes a conversation's key out of what has it. */
export function keptMessages<Key extends object, Row extends MessageDocument & Key>(
  model: Model<Row>,
  keyOf: (row: Key) => Key,
): KeptMessages<Key, Row> {
  // What this writes and asks for is in every kind of message, which the types of mongoose do not see.
  const messages = model as unknown as Model<MessageDocument>;
  const find = (filter: object) => messages.find(filter).sort({ at: 1, _id: 1 }).lean<Row[]>();
  return {
    keyOf,
    find,
    ofThread: (key) => find(key),
    ofAuthor: (authorId) => find({ author_id: authorId }),
    add: async (key, message) => {
      const { author, client_id } = message;
      try {
        const row = await messages.create({
          _id: randomUUID(),
          ...key,
          ...message,
          read_at: null,
          mailed_at: null,
        });
        return { row: row.toObject() as unknown as Row, isNew: true };
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const same = { ...key, author, client_id };
        return { row: await messages.findOne(same).lean<Row>().orFail(), isNew: false };
      }
    },
    holdsFile: async (key, fileId) => (await messages.exists({ ...key, 'attachments.id': fileId })) !== null,
    read: async (key, reader, at) => {
      const ofOthers: object = { ...key, author: { $nin: [reader, 'site'] }, read_at: null };
      const { modifiedCount } = await messages.updateMany(ofOthers, { read_at: at });
      return modifiedCount > 0;
    },
    unmailed: (before) =>
      find({ read_at: null, mailed_at: null, author: { $ne: 'site' }, at: { $lte: before } }),
    mailed: async (ids, at) =>
      void (await messages.updateMany({ _id: { $in: [...ids] } }, { mailed_at: at })),
    remove: async (filter) => void (await messages.deleteMany(filter)),
    forgetAuthor: async (authorId) =>
      void (await messages.updateMany({ author_id: authorId }, { author_id: null })),
  };
}
