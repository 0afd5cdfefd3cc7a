import type { Connection } from 'mongoose';
import type { Changes } from '../shared/changes/changes';
import { AppError } from '../shared/errors/app-error';
import { houseChange, pageIdOf, type House } from '../shared/houses/houses';
import type { GalleryFields } from './gallery-changes';
import { hotelGalleryModel, type HotelGalleryDocument } from './hotel-gallery.model';

/** Two uploads at once and a change of the order follow each other. */
const WRITE_ATTEMPTS = 12;

/** What a write is made from what is there; null where nothing is written. */
type FieldsOf = (gallery: HotelGalleryDocument) => { fields: GalleryFields; isVersion: boolean } | null;

export interface HotelGalleryRepository {
  /** Null where the house has none yet. */
  readonly find: (houseId: string) => Promise<HotelGalleryDocument | null>;
  readonly findByPage: (pageId: string) => Promise<HotelGalleryDocument | null>;
  readonly ofAccount: (userId: string) => Promise<HotelGalleryDocument | null>;
  /** The house's gallery, an empty one where there was none. */
  readonly ensure: (house: House, isSample?: boolean) => Promise<HotelGalleryDocument>;
  /**
   * Writes what is made of the gallery as it is then, again where somebody else has written meanwhile. `isVersion` says
   * that owners who look at an older one must look again.
   */
  readonly write: (house: House, fieldsOf: FieldsOf) => Promise<HotelGalleryDocument>;
  /** Those with files to be removed by now, so many at most. */
  readonly due: (now: Date, most: number) => Promise<HotelGalleryDocument[]>;
  /** Writes what the job has done; false where somebody else has written meanwhile. */
  readonly settle: (gallery: HotelGalleryDocument, fields: GalleryFields) => Promise<boolean>;
  readonly drop: (gallery: HotelGalleryDocument) => Promise<void>;
  /** Of these houses, those that no agent may ask to be connected. */
  readonly notAskable: (houseIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Galleries of houses that show a page, with at least one picture. */
  readonly shown: () => Promise<HotelGalleryDocument[]>;
}

const FIRST = {
  ...{ version: 1, revision: 1, pictures: [], collections: [], cover_id: null, removed: [] },
  ...{ removal_due_at: null, is_left: false },
  settings: { isPageShown: true, mayAgentsAsk: true },
};

/** Galleries in MongoDB. What changes one is announced, because pages are made from it. */
export function createHotelGalleryRepository(
  connection: Connection,
  changes: Pick<Changes, 'around'>,
): HotelGalleryRepository {
  const galleries = hotelGalleryModel(connection);
  const find = (houseId: string) => galleries.findById(houseId).lean<HotelGalleryDocument>();

  async function ensure({ id, userId }: House, isSample = false): Promise<HotelGalleryDocument> {
    const first = { ...FIRST, user_id: userId, page_id: pageIdOf(id), is_sample: isSample };
    await galleries.updateOne({ _id: id }, { $setOnInsert: first }, { upsert: true });
    const found = await find(id);
    if (!found) throw new Error(`the gallery of ${id} was not written`);
    return found;
  }

  async function replaced(
    { _id, revision }: HotelGalleryDocument,
    fields: GalleryFields,
    isVersion: boolean,
  ): Promise<HotelGalleryDocument | null> {
    return galleries
      .findOneAndUpdate(
        { _id, revision },
        { $set: fields, $inc: { revision: 1, ...(isVersion && { version: 1 }) } },
        { returnDocument: 'after' },
      )
      .lean<HotelGalleryDocument>();
  }

  return {
    find,
    findByPage: (pageId) => galleries.findOne({ page_id: pageId }).lean<HotelGalleryDocument>(),
    ofAccount: (userId) => galleries.findOne({ user_id: userId }).lean<HotelGalleryDocument>(),
    ensure,
    write: (house, fieldsOf) =>
      changes.around(houseChange(house.id, [house.approved]), async () => {
        for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
          const gallery = await ensure(house);
          const wanted = fieldsOf(gallery);
          if (!wanted) return gallery;
          const written = await replaced(gallery, wanted.fields, wanted.isVersion);
          if (written) return written;
        }
        throw new AppError('CONFLICT');
      }),
    due: (now, most) =>
      galleries
        .find({ removal_due_at: { $ne: null, $lte: now } })
        .limit(most)
        .lean<HotelGalleryDocument[]>(),
    settle: async (gallery, fields) => (await replaced(gallery, fields, false)) !== null,
    drop: async ({ _id, revision }) => void (await galleries.deleteOne({ _id, revision })),
    notAskable: async (houseIds) => {
      const closed = await galleries
        .find({ _id: { $in: [...houseIds] }, 'settings.mayAgentsAsk': false }, { _id: 1 })
        .lean<{ _id: string }[]>();
      return new Set(closed.map(({ _id }) => _id));
    },
    shown: () =>
      galleries
        .find({ is_left: false, 'settings.isPageShown': true, pictures: { $ne: [] } })
        .lean<HotelGalleryDocument[]>(),
  };
}
