import { randomUUID } from 'node:crypto';
import type { MailListBody } from '@atoll/contracts/outreach';
import type { Connection } from 'mongoose';
import type { NewMember } from './added-members';
import {
  listMemberModel,
  mailListModel,
  type ListMemberDocument,
  type MailListDocument,
} from './mail-list.model';

export interface MailListsRepository {
  readonly all: () => Promise<{ list: MailListDocument; members: number }[]>;
  readonly find: (id: string) => Promise<MailListDocument | null>;
  readonly membersOf: (listId: string) => Promise<number>;
  readonly add: (body: MailListBody) => Promise<MailListDocument>;
  /** Null where it is another version by now, or is not there. */
  readonly change: (
    id: string,
    version: number,
    change: Partial<Pick<MailListDocument, 'name' | 'consent' | 'removed_at'>>,
  ) => Promise<MailListDocument | null>;
  readonly page: (
    listId: string,
    page: number,
    size: number,
  ) => Promise<{ members: ListMemberDocument[]; total: number }>;
  /** How many of them were not on the list. */
  readonly addMembers: (listId: string, members: readonly NewMember[]) => Promise<number>;
  readonly removeMember: (listId: string, memberId: string) => Promise<ListMemberDocument | null>;
  /** The next members behind one, by their ids. */
  readonly after: (listId: string, memberId: string, count: number) => Promise<ListMemberDocument[]>;
  readonly ofEmail: (email: string) => Promise<ListMemberDocument[]>;
  readonly forget: (email: string) => Promise<void>;
}

/** Mail lists and who is on them, in MongoDB. */
export function createMailListsRepository(connection: Connection): MailListsRepository {
  const lists = mailListModel(connection);
  const members = listMemberModel(connection);
  const membersOf = (list_id: string) => members.countDocuments({ list_id });
  return {
    all: async () => {
      const found = await lists.find().sort({ removed_at: 1, created_at: -1 }).lean<MailListDocument[]>();
      return Promise.all(found.map(async (list) => ({ list, members: await membersOf(list._id) })));
    },
    find: (id) => lists.findById(id).lean<MailListDocument>(),
    membersOf,
    add: async (body) => {
      const list = { _id: randomUUID(), ...body, removed_at: null, created_at: new Date(), version: 1 };
      await lists.create(list);
      return list;
    },
    change: (id, version, change) =>
      lists
        .findOneAndUpdate(
          { _id: id, version },
          { $set: change, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<MailListDocument>(),
    page: async (list_id, page, size) => {
      const [found, total] = await Promise.all([
        members
          .find({ list_id })
          .sort({ added_at: -1, _id: 1 })
          .skip((page - 1) * size)
          .limit(size)
          .lean<ListMemberDocument[]>(),
        membersOf(list_id),
      ]);
      return { members: found, total };
    },
    addMembers: async (list_id, added) => {
      if (added.length === 0) return 0;
      const added_at = new Date();
      const { upsertedCount } = await members.bulkWrite(
        added.map(({ email, name }) => ({
          updateOne: {
            filter: { _id: `${list_id}.${email}` },
            update: { $setOnInsert: { list_id, email, name, added_at } },
            upsert: true,
          },
        })),
        { ordered: false },
      );
      return upsertedCount;
    },
    removeMember: (list_id, memberId) =>
      members.findOneAndDelete({ _id: memberId, list_id }).lean<ListMemberDocument>(),
    after: (list_id, memberId, count) =>
      members
        .find({ list_id, _id: { $gt: memberId } })
        .sort({ _id: 1 })
        .limit(count)
        .lean<ListMemberDocument[]>(),
    ofEmail: (email) => members.find({ email }).lean<ListMemberDocument[]>(),
    forget: async (email) => void (await members.deleteMany({ email })),
  };
}
