import { randomUUID } from 'node:crypto';
import type { Mailing, MailingBody, MailingState } from '@atoll/contracts/outreach';
import type { Connection } from 'mongoose';
import type { ListMemberDocument } from './mail-list.model';
import {
  mailingModel,
  recipientModel,
  type MailingDocument,
  type MailingRecipientDocument,
} from './mailing.model';

type Counts = Mailing['counts'];
type RecipientState = MailingRecipientDocument['state'];

export interface MailingsRepository {
  /** The last changed first. */
  readonly all: () => Promise<MailingDocument[]>;
  readonly find: (id: string) => Promise<MailingDocument | null>;
  readonly countsOf: (id: string) => Promise<Counts>;
  readonly add: (body: MailingBody) => Promise<MailingDocument>;
  /** Null where it is another version or in another state by now, or is not there. */
  readonly change: (
    id: string,
    version: number,
    from: readonly MailingState[],
    change: Partial<Omit<MailingDocument, '_id' | 'changed_at' | 'version'>>,
  ) => Promise<MailingDocument | null>;
  readonly remove: (id: string, version: number) => Promise<boolean>;
  readonly sending: () => Promise<MailingDocument[]>;
  /** Ends the sending of one that nobody stopped. */
  readonly end: (id: string) => Promise<void>;
  /** Makes somebody a recipient who waits, and leaves who is one already. */
  readonly addRecipient: (mailing: string, member: ListMemberDocument) => Promise<void>;
  readonly recipient: (id: string) => Promise<MailingRecipientDocument | null>;
  readonly settle: (id: string, state: RecipientState) => Promise<void>;
  readonly ofEmail: (email: string) => Promise<MailingRecipientDocument[]>;
  readonly forget: (email: string) => Promise<void>;
}

export const recipientIdOf = (mailing: string, email: string) => `${mailing}.${email}`;

const fieldsOf = ({ listId, linkWords, ...body }: MailingBody) => ({
  ...body,
  list_id: listId,
  link_words: linkWords,
});

/** Mails to lists, and where each stands with whom, in MongoDB. */
export function createMailingsRepository(connection: Connection): MailingsRepository {
  const mailings = mailingModel(connection);
  const recipients = recipientModel(connection);
  return {
    all: () => mailings.find().sort({ changed_at: -1 }).limit(200).lean<MailingDocument[]>(),
    find: (id) => mailings.findById(id).lean<MailingDocument>(),
    countsOf: async (mailing_id) => {
      const count = (state: RecipientState) => recipients.countDocuments({ mailing_id, state });
      const [sent, unwanted, failed, waiting] = await Promise.all([
        count('sent'),
        count('unwanted'),
        count('failed'),
        count('waiting'),
      ]);
      return { total: sent + unwanted + failed + waiting, sent, unwanted, failed, waiting };
    },
    add: async (body) => {
      const mailing = {
        ...{ _id: randomUUID(), ...fieldsOf(body), state: 'draft' as const },
        ...{ changed_at: new Date(), version: 1 },
      };
      await mailings.create(mailing);
      return mailing;
    },
    change: (id, version, from, change) =>
      mailings
        .findOneAndUpdate(
          { _id: id, version, state: { $in: [...from] } },
          { $set: { ...change, changed_at: new Date() }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<MailingDocument>(),
    remove: async (id, version) =>
      (await mailings.deleteOne({ _id: id, version, state: 'draft' })).deletedCount > 0,
    sending: () => mailings.find({ state: 'sending' }).lean<MailingDocument[]>(),
    end: async (_id) =>
      void (await mailings.updateOne(
        { _id, state: 'sending' },
        { $set: { state: 'sent', changed_at: new Date() }, $inc: { version: 1 } },
      )),
    addRecipient: async (mailing_id, { email, name }) => {
      const _id = recipientIdOf(mailing_id, email);
      await recipients.updateOne(
        { _id },
        { $setOnInsert: { mailing_id, email, name, state: 'waiting' } },
        { upsert: true },
      );
    },
    recipient: (id) => recipients.findById(id).lean<MailingRecipientDocument>(),
    settle: async (_id, state) => void (await recipients.updateOne({ _id }, { $set: { state } })),
    ofEmail: (email) => recipients.find({ email }).lean<MailingRecipientDocument[]>(),
    forget: async (email) => void (await recipients.deleteMany({ email })),
  };
}

/** The fields of a mailing that people edit, as they are kept. */
export const keptFields = fieldsOf;
