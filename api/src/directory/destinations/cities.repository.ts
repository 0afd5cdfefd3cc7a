import type { Connection } from 'mongoose';
import type { Changes } from '../../shared/changes/changes';
import { fold } from '@atoll/contracts/fold';
import { cityModel, type CityDocument } from '../models/city.model';
import { cityChange } from '../subjects';

export type CityFields = Omit<CityDocument, '_id' | 'name_folded' | 'updated_at'>;

export interface CitiesRepository {
  readonly find: (slug: string) => Promise<CityDocument | null>;
  /** The city of that name in any case, with or without accents, in that country; the largest of several (DES-06). */
  readonly findNamed: (name: string, country: string) => Promise<CityDocument | null>;
  /** Writes a whole city. */
  readonly put: (slug: string, fields: CityFields) => Promise<void>;
  /** Changes some fields; false for a slug that no city has. */
  readonly change: (slug: string, fields: Partial<CityFields>) => Promise<boolean>;
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
  return {
    find,
    findNamed: (name, country) =>
      cities
        .findOne({ name_folded: fold(name), country })
        .sort({ population: -1 })
        .lean<CityDocument>(),
    put: async (slug, fields) => {
      await changes.around(cityChange(slug, fields.clean_country), () =>
        cities.updateOne({ _id: slug }, { $set: stored(fields) }, { upsert: true }),
      );
    },
    change: async (slug, fields) => {
      const before = await find(slug);
      if (!before) return false;
      const { matchedCount } = await changes.around(cityChange(slug, before.clean_country), () =>
        cities.updateOne({ _id: slug }, { $set: stored(fields) }),
      );
      return matchedCount > 0;
    },
  };
}
