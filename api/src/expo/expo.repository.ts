import type { ExpoEventBody } from '@atoll/contracts/expo';
import type { Connection } from 'mongoose';
import type { Change, Changes } from '../shared/changes/changes';
import { expoEventModel, type ExpoEventDocument } from './expo-event.model';

export interface ExpoRepository {
  /** Those whose last day is `today` or later, and all samples, whose days are moved when they are shown. */
  readonly comingFrom: (today: string) => Promise<ExpoEventDocument[]>;
  /** Null for an unknown event and one that was removed. */
  readonly find: (id: string) => Promise<ExpoEventDocument | null>;
  /** All of them, removed ones too, the latest first. */
  readonly all: () => Promise<ExpoEventDocument[]>;
  readonly findAny: (id: string) => Promise<ExpoEventDocument | null>;
  /** False where there is one with this id. */
  readonly add: (event: ExpoEventDocument) => Promise<boolean>;
  /** Null where the event has another version by now, or is not there. */
  readonly change: (
    id: string,
    version: number,
    change: Partial<Pick<ExpoEventDocument, 'event' | 'removed_at'>>,
  ) => Promise<ExpoEventDocument | null>;
}

/** An event shows in the list and on its own page. */
function changeOf(id: string): Change {
  return { kind: 'expo-event', key: id, subjects: ['expo', `expo:${id}`] };
}

/** The events of the expo in MongoDB. */
export function createExpoRepository(
  connection: Connection,
  changes: Pick<Changes, 'around'>,
): ExpoRepository {
  const events = expoEventModel(connection);
  return {
    comingFrom: (today) =>
      events
        .find({ removed_at: null, $or: [{ is_sample: true }, { 'event.endsOn': { $gte: today } }] })
        .lean<ExpoEventDocument[]>(),
    find: (id) => events.findOne({ _id: id, removed_at: null }).lean<ExpoEventDocument>(),
    findAny: (id) => events.findById(id).lean<ExpoEventDocument>(),
    all: () => events.find().lean<ExpoEventDocument[]>(),
    add: async (event) => {
      const { upsertedCount } = await changes.around(changeOf(event._id), () =>
        events.updateOne({ _id: event._id }, { $setOnInsert: event }, { upsert: true }),
      );
      return upsertedCount > 0;
    },
    change: (id, version, change) =>
      changes.around(changeOf(id), () =>
        events
          .findOneAndUpdate(
            { _id: id, version },
            { $set: { ...change, changed_at: new Date() }, $inc: { version: 1 } },
            { returnDocument: 'after' },
          )
          .lean<ExpoEventDocument>(),
      ),
  };
}

/** A new event, as it is kept. */
export function newEvent(id: string, event: ExpoEventBody, isSample: boolean): ExpoEventDocument {
  return { _id: id, event, is_sample: isSample, version: 1, removed_at: null, changed_at: new Date() };
}
