import { randomUUID } from 'node:crypto';
import { HOTEL_DOCUMENT_SECONDS } from '@atoll/contracts/constants';
import { HOTEL_DOCUMENTS_MAX, type HotelDocument } from '@atoll/contracts/hotel-documents';
import type { Connection } from 'mongoose';
import type { Principal } from '../shared/auth/principal';
import { AppError } from '../shared/errors/app-error';
import { makeAttachment } from '../shared/files/make-attachment';
import type { House, Houses } from '../shared/houses/houses';
import type { UploadedFile } from '../shared/pictures/read-upload';
import type { FileStorage } from '../shared/storage/file-storage';
import { hotelDocumentModel, type HotelDocumentDocument } from './hotel-document.model';

const KEPT_MS = HOTEL_DOCUMENT_SECONDS * 1_000;
const FULL = `A house has ${HOTEL_DOCUMENTS_MAX} documents at most. Remove one first.`;
const REMOVED_AT_ONCE = 50;

export interface HotelDocumentsDeps {
  readonly database: Connection;
  readonly storage: FileStorage;
  readonly houses: Pick<Houses, 'ofAccount' | 'find'>;
  readonly now: () => Date;
}

export interface HotelDocumentsService {
  /** The house of that id, for its own account and administrators. Throws 42501 for everybody else, and where there is none. */
  readonly readable: (who: Principal, houseId: string) => Promise<House>;
  /** The same for its own account alone. */
  readonly own: (who: Principal, houseId: string) => Promise<House>;
  readonly list: (house: House) => Promise<HotelDocument[]>;
  readonly upload: (house: House, file: UploadedFile) => Promise<HotelDocument>;
  readonly read: (house: House, id: string) => Promise<{ document: HotelDocument; bytes: Buffer }>;
  readonly remove: (house: House, id: string) => Promise<void>;
  readonly ofAccount: (userId: string) => Promise<HotelDocumentDocument[]>;
  readonly removeOfAccount: (userId: string) => Promise<void>;
  /** Removes what was answered about long enough ago. */
  readonly removeOld: (onStep: () => Promise<void>) => Promise<void>;
}

/** In a folder that `/media` finds no public picture in. */
const pathOf = (id: string) => `private/hotel-documents/${id}/full`;

/** When a document goes: so long after the first answer since it came. Null while none was given. */
function removalTime(uploadedAt: Date, { answeredAt }: Pick<House, 'answeredAt'>): Date | null {
  const answers = answeredAt.map((at) => at.getTime()).filter((at) => at >= uploadedAt.getTime());
  return answers.length === 0 ? null : new Date(Math.min(...answers) + KEPT_MS);
}

function view(row: HotelDocumentDocument, house: House): HotelDocument {
  const { _id: id, name, kind, bytes, uploaded_at } = row;
  return {
    ...{ id, name, kind, bytes },
    uploadedAt: uploaded_at.toISOString(),
    removedAt: removalTime(uploaded_at, house)?.toISOString() ?? null,
  };
}

/** What houses upload for their verification: private files with a list of who reads them. */
export function createHotelDocuments({
  database,
  storage,
  houses,
  now,
}: HotelDocumentsDeps): HotelDocumentsService {
  const rows = hotelDocumentModel(database);

  async function drop({ _id }: Pick<HotelDocumentDocument, '_id'>): Promise<void> {
    // The record after the file: what was cut off in the middle is found again.
    await storage.remove(pathOf(_id));
    await rows.deleteOne({ _id });
  }
  async function found(house: House, id: string): Promise<HotelDocumentDocument> {
    const row = await rows.findOne({ _id: id, house_id: house.id }).lean<HotelDocumentDocument>();
    if (!row) throw new AppError('42501');
    return row;
  }
  async function own({ userId }: Principal, houseId: string): Promise<House> {
    const house = await houses.ofAccount(userId);
    if (house?.id !== houseId) throw new AppError('42501');
    return house;
  }

  return {
    own,
    readable: async (who, houseId) => {
      const house = who.duties.includes('moderation') ? await houses.find(houseId) : await own(who, houseId);
      if (!house) throw new AppError('42501');
      return house;
    },
    list: async (house) => {
      const found = await rows
        .find({ house_id: house.id })
        .sort({ uploaded_at: -1 })
        .lean<HotelDocumentDocument[]>();
      return found.map((row) => view(row, house));
    },
    upload: async (house, file) => {
      if ((await rows.countDocuments({ house_id: house.id })) >= HOTEL_DOCUMENTS_MAX)
        throw new AppError('CONFLICT', { message: FULL, fields: { file: FULL } });
      const { name, kind, bytes, full } = await makeAttachment(file);
      const ids = { _id: randomUUID(), house_id: house.id, user_id: house.userId };
      const row = { ...ids, name, kind, bytes, uploaded_at: now() };
      try {
        await storage.write(pathOf(row._id), full);
        await rows.create(row);
      } catch (error) {
        await storage.remove(pathOf(row._id));
        throw error;
      }
      return view(row, house);
    },
    read: async (house, id) => {
      const row = await found(house, id);
      const bytes = await storage.read(pathOf(row._id));
      if (!bytes) throw new AppError('42501');
      return { document: view(row, house), bytes };
    },
    remove: async (house, id) => drop(await found(house, id)),
    ofAccount: (userId) => rows.find({ user_id: userId }).lean<HotelDocumentDocument[]>(),
    removeOfAccount: async (userId) => {
      for (const row of await rows.find({ user_id: userId }).lean<HotelDocumentDocument[]>()) await drop(row);
    },
    removeOld: async (onStep) => {
      const at = now();
      let after = new Date(0);
      for (;;) {
        const old = await rows
          .find({ uploaded_at: { $gt: after, $lte: new Date(at.getTime() - KEPT_MS) } })
          .sort({ uploaded_at: 1 })
          .limit(REMOVED_AT_ONCE)
          .lean<HotelDocumentDocument[]>();
        for (const row of old) {
          await onStep();
          const house = await houses.find(row.house_id);
          const due = house ? removalTime(row.uploaded_at, house) : at;
          if (due && due <= at) await drop(row);
          after = row.uploaded_at;
        }
        if (old.length < REMOVED_AT_ONCE) return;
      }
    },
  };
}
