import type { Connection as Database } from 'mongoose';
import type { Changes } from '../shared/changes/changes';
import { isDuplicate } from '../shared/mongo/is-duplicate';
import { connectionModel, pairOf, type ConnectionDocument } from '../shared/connections/connection.model';

type Change = Partial<Omit<ConnectionDocument, '_id' | 'pair' | 'version'>>;

export interface ConnectionsRepository {
  readonly ofPair: (one: string, other: string) => Promise<ConnectionDocument | null>;
  /** False where the two have one already. */
  readonly add: (connection: ConnectionDocument) => Promise<boolean>;
  /** The connection as changed; null where it is not of this version any more. */
  readonly change: (id: string, version: number, change: Change) => Promise<ConnectionDocument | null>;
  /** Notes that this mail tells whoever is asked; false where another one has told them since that time. */
  readonly startTelling: (id: string, telling: { mail: string; at: Date; since: Date }) => Promise<boolean>;
}

/** Connections as they are asked for and answered. Each write is announced to the open pages of both sides. */
export function createConnectionsRepository(
  database: Database,
  changes: Pick<Changes, 'around'>,
): ConnectionsRepository {
  const connections = connectionModel(database);
  const announced = <T>(key: string, write: () => Promise<T>) =>
    changes.around([{ kind: 'connection', key, subjects: [] }], write);
  return {
    ofPair: (one, other) => connections.findOne({ pair: pairOf(one, other) }).lean<ConnectionDocument>(),
    add: (connection) =>
      announced(connection._id, async () => {
        try {
          await connections.create(connection);
          return true;
        } catch (error) {
          if (isDuplicate(error)) return false;
          throw error;
        }
      }),
    change: (id, version, change) =>
      announced(id, () =>
        connections
          .findOneAndUpdate(
            { _id: id, version },
            { $set: change, $inc: { version: 1 } },
            { returnDocument: 'after' },
          )
          .lean<ConnectionDocument>(),
      ),
    startTelling: async (id, { mail, at, since }) => {
      // The mail itself comes again where sending it has failed.
      const mayTell = [{ told_at: null }, { told_at: { $lte: since } }, { told_by: mail }];
      const { matchedCount } = await connections.updateOne(
        { _id: id, state: 'asked', $or: mayTell },
        { $set: { told_at: at, told_by: mail } },
      );
      return matchedCount > 0;
    },
  };
}
