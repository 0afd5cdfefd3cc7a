import type { RequestStatus, RequestWish } from '@atoll/contracts/quote-request';
import type { Connection } from 'mongoose';
import {
  quoteRequestModel,
  REQUEST_DUES,
  UNCHANGED,
  type QuoteRequestDocument,
  type RequestDue,
  type WishChangeDocument,
} from '../models/quote-request.model';
import { isDuplicate } from '../../shared/mongo/is-duplicate';

/** As long as whoever wrote what is due takes to do it at most; afterwards the clock does it. */
export const LEASE_MS = 10_000;
/** Each time all who were asked get a mail. */
export const REOPENED_MAX = 3;

type Change = Partial<Omit<QuoteRequestDocument, '_id' | 'key'>>;

/** A wish that takes the place of another. */
export interface NewWish {
  readonly wish: RequestWish;
  readonly place: QuoteRequestDocument['place'];
  /** What agents are to be told; null where none has been asked. */
  readonly told: WishChangeDocument | null;
  readonly version: number;
  readonly at: Date;
}

export interface RequestsRepository {
  readonly find: (id: string) => Promise<QuoteRequestDocument | null>;
  readonly findByKey: (key: string) => Promise<QuoteRequestDocument | null>;
  /** False where its key is known already. */
  readonly add: (request: QuoteRequestDocument) => Promise<boolean>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** The request as changed; null where it is not in one of these states any more. */
  readonly change: (
    id: string,
    from: readonly RequestStatus[],
    change: Change,
  ) => Promise<QuoteRequestDocument | null>;
  /** Changes the wish; null where the request is in another state, or somebody else has changed it meanwhile. */
  readonly changeWish: (
    id: string,
    from: readonly RequestStatus[],
    change: NewWish,
  ) => Promise<QuoteRequestDocument | null>;
  /** A request whose agents are to be told of changes, taken for a while; null where there is none. */
  readonly takeUntold: (now: Date) => Promise<QuoteRequestDocument | null>;
  /** Notes that the agents know a version. */
  readonly told: (id: string, version: number) => Promise<void>;
  /**
   * Opens a request again that its traveler closed at this moment or later; null where it cannot be, or where those who
   * were asked are just being told that it is closed.
   */
  readonly reopen: (
    id: string,
    closedSince: Date,
    to: Pick<QuoteRequestDocument, 'status' | 'changed_at' | 'due' | 'due_at'>,
  ) => Promise<QuoteRequestDocument | null>;
  /** Gives requests of earlier releases what they lack. */
  readonly completeOld: () => Promise<void>;
  /** Lets an agent have the contact data. */
  readonly release: (id: string, agentId: string, at: Date) => Promise<QuoteRequestDocument | null>;
  /** Takes an acceptance back; null where there is none, or it stays by now. */
  readonly undoAcceptance: (id: string, now: Date) => Promise<QuoteRequestDocument | null>;
  /** Notes that everybody was told of what was accepted, and when its traveler is invited to review the agent. */
  readonly makeFinal: (id: string, reviewAt: Date | null) => Promise<void>;
  /** A request whose traveler is to be invited to a review, taken for a while; null where there is none. */
  readonly takeToReview: (now: Date) => Promise<QuoteRequestDocument | null>;
  /** Notes that its traveler was invited. */
  readonly invitedToReview: (id: string) => Promise<void>;
  /** Notes that something was said in it. */
  readonly touch: (id: string, at: Date) => Promise<void>;
  /** Says that something is done, unless something else has become due meanwhile. */
  readonly settle: (id: string, due: RequestDue) => Promise<void>;
  /** What is due of the next one, taken for a while, so that it is done once; null where nothing is. */
  readonly takeDue: (now: Date) => Promise<QuoteRequestDocument | null>;
  /** The newest first. */
  readonly ofTraveler: (travelerId: string) => Promise<QuoteRequestDocument[]>;
  /** Those of an address that are not closed, the newest first. */
  readonly openOfEmail: (email: string) => Promise<QuoteRequestDocument[]>;
  /** Ids of an account's requests and of those of a mailbox. */
  readonly idsOf: (asking: {
    readonly travelerId: string | null;
    readonly email: string | null;
  }) => Promise<string[]>;
  readonly findAll: (ids: readonly string[]) => Promise<QuoteRequestDocument[]>;
  /** Takes what an address has confirmed into its account. */
  readonly adopt: (email: string, travelerId: string) => Promise<void>;
}

export function createRequestsRepository(connection: Connection): RequestsRepository {
  const requests = quoteRequestModel(connection);
  const after = { returnDocument: 'after' } as const;
  return {
    find: (id) => requests.findById(id).lean<QuoteRequestDocument>(),
    findByKey: (key) => requests.findOne({ key }).lean<QuoteRequestDocument>(),
    add: async (request) => {
      try {
        await requests.create(request);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    remove: async (ids) => void (await requests.deleteMany({ _id: { $in: [...ids] } })),
    change: (id, from, change) =>
      requests
        .findOneAndUpdate({ _id: id, status: { $in: [...from] } }, { $set: change }, after)
        .lean<QuoteRequestDocument>(),
    changeWish: (id, from, { wish, place, told, version, at }) =>
      requests
        .findOneAndUpdate(
          { _id: id, status: { $in: [...from] }, wish_version: version - 1 },
          {
            $set: {
              ...{ wish, place, wish_version: version, changed_at: at },
              ...(told ? { tell_changes_at: new Date(at.getTime() + LEASE_MS) } : { told_version: version }),
            },
            ...(told && { $push: { wish_changes: told } }),
          },
          after,
        )
        .lean<QuoteRequestDocument>(),
    takeUntold: (now) =>
      requests
        .findOneAndUpdate(
          { tell_changes_at: { $lte: now } },
          { $set: { tell_changes_at: new Date(now.getTime() + LEASE_MS) } },
          after,
        )
        .lean<QuoteRequestDocument>(),
    told: async (id, version) => {
      await requests.updateOne({ _id: id, told_version: { $lt: version } }, { told_version: version });
      await requests.updateOne({ _id: id, wish_version: version }, { tell_changes_at: null });
    },
    reopen: (id, closedSince, to) =>
      requests
        .findOneAndUpdate(
          {
            ...{ _id: id, status: 'closed', closed_at: { $gte: closedSince }, due: null },
            reopened: { $lt: REOPENED_MAX },
          },
          { $set: { ...to, closed_reason: null, closed_at: null }, $inc: { reopened: 1 } },
          after,
        )
        .lean<QuoteRequestDocument>(),
    completeOld: async () =>
      void (await requests.updateMany({ wish_version: { $exists: false } }, UNCHANGED)),
    release: (id, agentId, at) =>
      requests
        .findOneAndUpdate(
          { _id: id, status: { $nin: ['new', 'closed'] } },
          { $addToSet: { released_to: agentId }, $set: { changed_at: at } },
          after,
        )
        .lean<QuoteRequestDocument>(),
    undoAcceptance: (id, now) =>
      requests
        .findOneAndUpdate(
          { _id: id, status: 'accepted', 'accepted.is_final': false, 'accepted.final_at': { $gt: now } },
          { $set: { status: 'quoted', accepted: null, due: null, due_at: null, changed_at: now } },
          after,
        )
        .lean<QuoteRequestDocument>(),
    makeFinal: async (id, reviewAt) =>
      void (await requests.updateOne(
        { _id: id, status: 'accepted' },
        { 'accepted.is_final': true, review_at: reviewAt },
      )),
    takeToReview: (now) =>
      requests
        .findOneAndUpdate(
          { review_at: { $lte: now } },
          { $set: { review_at: new Date(now.getTime() + LEASE_MS) } },
          after,
        )
        .lean<QuoteRequestDocument>(),
    invitedToReview: async (id) => void (await requests.updateOne({ _id: id }, { review_at: null })),
    touch: async (id, at) => void (await requests.updateOne({ _id: id }, { changed_at: at })),
    settle: async (id, due) => void (await requests.updateOne({ _id: id, due }, { due: null, due_at: null })),
    takeDue: (now) =>
      requests
        .findOneAndUpdate(
          { due: { $in: [...REQUEST_DUES] }, due_at: { $lte: now } },
          { $set: { due_at: new Date(now.getTime() + LEASE_MS) } },
          after,
        )
        .lean<QuoteRequestDocument>(),
    ofTraveler: (travelerId) =>
      requests.find({ traveler_id: travelerId }).sort({ created_at: -1 }).lean<QuoteRequestDocument[]>(),
    openOfEmail: (email) =>
      requests
        .find({ 'contact.email': email, status: { $ne: 'closed' } })
        .sort({ created_at: -1 })
        .lean<QuoteRequestDocument[]>(),
    idsOf: async ({ travelerId, email }) => {
      const either = [
        ...(travelerId === null ? [] : [{ traveler_id: travelerId }]),
        ...(email === null ? [] : [{ 'contact.email': email }]),
      ];
      return either.length === 0 ? [] : requests.distinct('_id', { $or: either });
    },
    findAll: (ids) => requests.find({ _id: { $in: [...ids] } }).lean<QuoteRequestDocument[]>(),
    adopt: async (email, travelerId) =>
      void (await requests.updateMany(
        // What nobody has confirmed may be a stranger's.
        { 'contact.email': email, traveler_id: null, confirmed_at: { $ne: null } },
        { traveler_id: travelerId },
      )),
  };
}
