import type { Connection as Database } from 'mongoose';
import { connectionModel, type ConnectionDocument, type HotelAgentConnection } from './connection.model';

/** Who works together. Only an accepted connection of a hotel and an agent lets its two sides write to each other. */
export interface Connections {
  /** In every state; null where there is none. */
  readonly find: (id: string) => Promise<ConnectionDocument | null>;
  /** Of a hotel and an agent; null where it is not accepted, or there is none. */
  readonly findAccepted: (id: string) => Promise<HotelAgentConnection | null>;
  /** An account's accepted ones of a hotel and an agent, the latest first. */
  readonly acceptedOf: (userId: string) => Promise<HotelAgentConnection[]>;
  /** In every state, what came last first. */
  readonly ofAccount: (userId: string) => Promise<ConnectionDocument[]>;
  /** How many wait for an account to accept or decline them. */
  readonly countAsking: (userId: string) => Promise<number>;
  readonly removeOf: (userId: string) => Promise<void>;
}

const ACCEPTED = { state: 'accepted', hotel_user_id: { $ne: null } } as const;
const of = (userId: string) => ({ $or: [{ asker_id: userId }, { asked_id: userId }] });

/** Connections as they are kept. */
export function createConnections(database: Database): Connections {
  const connections = connectionModel(database);
  return {
    find: (id) => connections.findById(id).lean<ConnectionDocument>(),
    findAccepted: (id) => connections.findOne({ _id: id, ...ACCEPTED }).lean<HotelAgentConnection>(),
    acceptedOf: (userId) =>
      connections
        .find({ ...of(userId), ...ACCEPTED })
        .sort({ asked_at: -1, _id: 1 })
        .lean<HotelAgentConnection[]>(),
    ofAccount: (userId) =>
      connections.find(of(userId)).sort({ changed_at: -1, _id: 1 }).lean<ConnectionDocument[]>(),
    countAsking: (userId) => connections.countDocuments({ asked_id: userId, state: 'asked' }),
    removeOf: async (userId) => void (await connections.deleteMany(of(userId))),
  };
}
