import type { Connection } from 'mongoose';
import type { Changes } from '../../shared/changes/changes';
import { fold } from '@atoll/contracts/fold';
import { cityModel, type CityDocument } from '../models/city.model';
import { cityChange } from '../subjects';
import { ofVersion } from './versions';

export type CityFields = Omit<CityDocument, '_id' | 'name_folded' | 'updated_at' | 'version'>;

/** What a list of all cities says of one. */
export interface CityFacts extends Pick<CityDocument, '_id' | 'name' | 'country' | 'sample' | 'version'> {
  readonly hasText: boolean;
  readonly hasPicture: boolean;
  readonly hasCredit: boolean;
}

export interface CitiesRepository {
  /** Of every city, without its texts. */
  readonly facts: () => Promise<CityFacts[]>;
  readonly find: (slug: string) => Promise<CityDocument | null>;
  /** All cities that have a guide. */
  readonly guided: () => Promise<CityDocument[]>;
  /** The city of that name in any case, with or without accents, in that country; the largest of several (DES-06). */
  readonly findNamed: (name: string, country: string) => Promise<CityDocument | null>;
  /** Writes a whole city. */
  readonly put: (slug: string, fields: CityFields) => Promise<void>;
  /** Changes some fields; false for a slug that no city has. */
  readonly change: (slug: string, fields: Partial<CityFields>) => Promise<boolean>;
  /** Changes some fields of that version; null where it has another by now, or is not there. */
  readonly changeFrom: (
    slug: string,
    version: number,
    fields: Partial<CityFields>,
  ) => Promise<CityDocument | null>;
  /** Writes a city that is not there yet; null where it is. */
  readonly add: (slug: string, fields: CityFields) => Promise<CityDocument | null>;
}

/** Cities in MongoDB; every write is announced. */
export function createCitiesRepository(connection: Connection, changes: Changes): CitiesRepository {
  const cities = cityModel(connection);
  const find = (slug: string) => cities.findById(slug).lean<CityDocument>();
  const stored = (fields: Partial<CityFields>) => ({
    ...fields,
    ...(fields.name === undefined ? {} : { name_folded: fold(fields.name) }),
    updated_at: new Date(),
  });
  const raised = (fields: Partial<CityFields>) => ({ $set: stored(fields), $inc: { version: 1 } });
  const has = (field: keyof CityDocument) => ({ $ne: [`$${field}`, ''] });
  return {
    facts: () =>
      cities.aggregate<CityFacts>([
        {
          $project: {
            ...{ name: 1, country: 1, sample: 1, version: 1 },
            hasText: has('description'),
            hasPicture: { $and: [has('image_url'), has('featured_image_url')] },
            hasCredit: has('image_credit'),
          },
        },
      ]),
    find,
    guided: () => cities.find({ guide: { $ne: null } }).lean<CityDocument[]>(),
    findNamed: (name, country) =>
      cities
        .findOne({ name_folded: fold(name), country })
        .sort({ population: -1 })
        .lean<CityDocument>(),
    put: async (slug, fields) => {
      await changes.around(cityChange(slug, fields.clean_country), () =>
        cities.updateOne({ _id: slug }, raised(fields), { upsert: true }),
      );
    },
    change: async (slug, fields) => {
      const before = await find(slug);
      if (!before) return false;
      const { matchedCount } = await changes.around(cityChange(slug, before.clean_country), () =>
        cities.updateOne({ _id: slug }, raised(fields)),
      );
      return matchedCount > 0;
    },
    changeFrom: async (slug, version, fields) => {
      const before = await find(slug);
      if (!before) return null;
      return changes.around(cityChange(slug, before.clean_country), () =>
        cities
          .findOneAndUpdate({ _id: slug, ...ofVersion(version) }, raised(fields), { returnDocument: 'after' })
          .lean<CityDocument>(),
      );
    },
    add: async (slug, fields) => {
      const added = { $setOnInsert: { ...stored(fields), version: 1 } };
      const { upsertedCount } = await changes.around(cityChange(slug, fields.clean_country), () =>
        cities.updateOne({ _id: slug }, added, { upsert: true }),
      );
      return upsertedCount > 0 ? find(slug) : null;
    },
  };
}
