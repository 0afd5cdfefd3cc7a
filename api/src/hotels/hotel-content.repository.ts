import type { Connection } from 'mongoose';
import { hotelContentModel, type HotelContent } from './hotel-content.model';

export interface HotelContentRepository {
  /** What is known of these hotels, by id; unknown ones are absent. */
  readonly findMany: (hotelIds: readonly string[]) => Promise<Map<string, HotelContent>>;
  /** Writes new or changed contents; writing the same again changes nothing. */
  readonly saveMany: (contents: readonly HotelContent[]) => Promise<void>;
}

/** Hotel contents in MongoDB: one query for a page of hotels, one bulk write for those seen first. */
export function createHotelContentRepository(connection: Connection): HotelContentRepository {
  const contents = hotelContentModel(connection);
  return {
    findMany: async (hotelIds) => {
      if (hotelIds.length === 0) return new Map();
      const found = await contents.find({ _id: { $in: [...hotelIds] } }).lean<HotelContent[]>();
      return new Map(found.map((content) => [content._id, content]));
    },
    saveMany: async (changed) => {
      if (changed.length === 0) return;
      // Upserts by key and unordered: two instances that see a hotel first write the same content.
      await contents.bulkWrite(
        changed.map(({ _id, ...content }) => ({
          updateOne: { filter: { _id }, update: { $set: content }, upsert: true },
        })),
        { ordered: false },
      );
    },
  };
}
