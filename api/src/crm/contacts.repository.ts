import type { ContactFilter } from '@atoll/contracts/crm';
import { STAGES, type Stage } from '@atoll/contracts/crm-words';
import type { Connection } from 'mongoose';
import { contactModel, type ContactDocument } from './contact.model';
import { contactFilter, contactOrder } from './contact-filter';
import { inWritingOf, onceEach, writtenTags } from './own-tags';
import { isDuplicate } from '../shared/mongo/is-duplicate';

/** More of them with the same mail would not help to choose. */
const DUPLICATES_MAX = 5;
const TAGS_SHOWN_MAX = 100;

export type ContactChange = Partial<Omit<ContactDocument, '_id' | 'owner_id' | 'version'>>;

/** Which part of a list is asked for. */
export interface ListPart {
  readonly filter: ContactFilter;
  readonly today: string;
  readonly skip: number;
  readonly limit: number;
}

/** Contacts as they are kept; each is only ever reached together with its owner. */
export interface ContactsRepository {
  /** Null for foreign and unknown ids. */
  readonly find: (ownerId: string, id: string) => Promise<ContactDocument | null>;
  readonly has: (ownerId: string, id: string) => Promise<boolean>;
  readonly list: (ownerId: string, part: ListPart) => Promise<ContactDocument[]>;
  readonly count: (ownerId: string, part: Pick<ListPart, 'filter' | 'today'>) => Promise<number>;
  readonly countsByStage: (ownerId: string) => Promise<Record<Stage, number>>;
  readonly tagsOf: (ownerId: string) => Promise<string[]>;
  /** Tags as other contacts of the account have them already, whatever their case. */
  readonly inOwnWriting: (ownerId: string, tags: readonly string[], exceptId?: string) => Promise<string[]>;
  readonly hasSamples: (ownerId: string) => Promise<boolean>;
  /** False where there is one with this id. */
  readonly add: (contact: ContactDocument) => Promise<boolean>;
  /** The contact as changed; null where it has another version by now, or is not there. */
  readonly change: (
    ownerId: string,
    id: string,
    version: number,
    change: ContactChange,
  ) => Promise<ContactDocument | null>;
  /** False where it has another version by now. */
  readonly remove: (ownerId: string, id: string, version: number) => Promise<boolean>;
  /** Others with the same mail or phone. */
  readonly duplicatesOf: (contact: ContactDocument) => Promise<ContactDocument[]>;
  readonly newest: (ownerId: string, limit: number) => Promise<ContactDocument[]>;
  readonly ofRequest: (requestId: string) => Promise<ContactDocument[]>;
  readonly ofOwner: (ownerId: string) => Promise<ContactDocument[]>;
  readonly removeOfOwner: (ownerId: string) => Promise<void>;
  /** One after the other, for a file. */
  readonly stream: (
    ownerId: string,
    part: Pick<ListPart, 'filter' | 'today'>,
  ) => AsyncIterable<ContactDocument>;
}

/** What lists do not show stays in the database: notes and history are most of a contact. */
const ROW = '-notes -history -words -starts';

export function createContactsRepository(connection: Connection): ContactsRepository {
  const contacts = contactModel(connection);
  const filterOf = async (ownerId: string, { filter, today }: Pick<ListPart, 'filter' | 'today'>) => {
    const written = filter.tag === undefined ? [] : await writtenTags(contacts, ownerId);
    return contactFilter(ownerId, filter, { today, written });
  };
  return {
    find: (ownerId, id) => contacts.findOne({ _id: id, owner_id: ownerId }).lean<ContactDocument>(),
    has: async (ownerId, id) => (await contacts.exists({ _id: id, owner_id: ownerId })) !== null,
    list: async (ownerId, { filter, today, skip, limit }) =>
      contacts
        .find(await filterOf(ownerId, { filter, today }))
        .select(ROW)
        .sort(contactOrder(filter))
        .skip(skip)
        .limit(limit)
        .lean<ContactDocument[]>(),
    count: async (ownerId, part) => contacts.countDocuments(await filterOf(ownerId, part)),
    countsByStage: async (ownerId) => {
      const counts = await Promise.all(
        STAGES.map((stage) => contacts.countDocuments({ owner_id: ownerId, stage })),
      );
      return Object.fromEntries(STAGES.map((stage, index) => [stage, counts[index] ?? 0])) as Record<
        Stage,
        number
      >;
    },
    tagsOf: async (ownerId) => onceEach(await writtenTags(contacts, ownerId)).slice(0, TAGS_SHOWN_MAX),
    inOwnWriting: async (ownerId, tags, exceptId) =>
      tags.length === 0 ? [] : inWritingOf(await writtenTags(contacts, ownerId, exceptId), tags),
    hasSamples: async (ownerId) => (await contacts.exists({ owner_id: ownerId, is_sample: true })) !== null,
    add: async (contact) => {
      try {
        await contacts.create(contact);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    change: (ownerId, id, version, change) =>
      contacts
        .findOneAndUpdate(
          { _id: id, owner_id: ownerId, version },
          { $set: change, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<ContactDocument>(),
    remove: async (ownerId, id, version) => {
      const { deletedCount } = await contacts.deleteOne({ _id: id, owner_id: ownerId, version });
      return deletedCount > 0;
    },
    duplicatesOf: async ({ _id, owner_id, email, phone_key }) => {
      const either = [
        ...(email ? [{ owner_id, email }] : []),
        ...(phone_key ? [{ owner_id, phone_key }] : []),
      ];
      if (either.length === 0) return [];
      const found = await contacts
        .find({ $or: either })
        .select(ROW)
        .limit(DUPLICATES_MAX + 1)
        .lean<ContactDocument[]>();
      return found.filter((other) => other._id !== _id).slice(0, DUPLICATES_MAX);
    },
    newest: (ownerId, limit) =>
      contacts
        .find({ owner_id: ownerId })
        .select(ROW)
        .sort({ created_at: -1 })
        .limit(limit)
        .lean<ContactDocument[]>(),
    ofRequest: (requestId) => contacts.find({ 'requests.id': requestId }).lean<ContactDocument[]>(),
    ofOwner: (ownerId) => contacts.find({ owner_id: ownerId }).lean<ContactDocument[]>(),
    removeOfOwner: async (ownerId) => void (await contacts.deleteMany({ owner_id: ownerId })),
    stream: async function* (ownerId, part) {
      yield* contacts
        .find(await filterOf(ownerId, part))
        .sort(contactOrder(part.filter))
        .lean<ContactDocument>()
        .cursor({ batchSize: 500 });
    },
  };
}
