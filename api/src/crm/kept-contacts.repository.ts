import type { Connection } from 'mongoose';
import { keptContactModel, type KeptContactDocument } from './contact.model';

/** Contacts that were put away for thirty days, by their owner. */
export interface KeptContactsRepository {
  /** Instead of what was kept under this id before. */
  readonly keep: (kept: KeptContactDocument) => Promise<void>;
  readonly find: (ownerId: string, id: string) => Promise<KeptContactDocument | null>;
  readonly forget: (ownerId: string, id: string) => Promise<void>;
  /** What was merged into a contact, the latest first. */
  readonly mergedInto: (ownerId: string, contactId: string) => Promise<KeptContactDocument[]>;
  readonly ofOwner: (ownerId: string) => Promise<KeptContactDocument[]>;
  readonly ofRequest: (requestId: string) => Promise<KeptContactDocument[]>;
  readonly removeOfOwner: (ownerId: string) => Promise<void>;
}

export function createKeptContactsRepository(connection: Connection): KeptContactsRepository {
  const kept = keptContactModel(connection);
  return {
    keep: async (document) => void (await kept.replaceOne({ _id: document._id }, document, { upsert: true })),
    find: (ownerId, id) => kept.findOne({ _id: id, owner_id: ownerId }).lean<KeptContactDocument>(),
    forget: async (ownerId, id) => void (await kept.deleteOne({ _id: id, owner_id: ownerId })),
    mergedInto: (ownerId, contactId) =>
      kept
        .find({ owner_id: ownerId, 'merge.into': contactId })
        .sort({ at: -1 })
        .lean<KeptContactDocument[]>(),
    ofOwner: (ownerId) => kept.find({ owner_id: ownerId }).lean<KeptContactDocument[]>(),
    ofRequest: (requestId) => kept.find({ 'contact.requests.id': requestId }).lean<KeptContactDocument[]>(),
    removeOfOwner: async (ownerId) => void (await kept.deleteMany({ owner_id: ownerId })),
  };
}
