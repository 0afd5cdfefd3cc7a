import type { Connection } from 'mongoose';
import type { Changes } from '../../shared/changes/changes';
import {
  countryImageModel,
  countrySettingsModel,
  type CountryImage,
  type CountrySettings,
} from '../models/country.model';
import { countryChange } from '../subjects';

export type CountryFields = Omit<CountrySettings, '_id' | 'clean_country' | 'updated_at'>;
export type CountryImageFields = Omit<CountryImage, '_id' | 'clean_country' | 'updated_at'>;

export interface CountriesRepository {
  readonly find: (slug: string) => Promise<CountrySettings | null>;
  /** Writes a country's settings, whole. */
  readonly put: (slug: string, fields: CountryFields) => Promise<void>;
  readonly putImage: (slug: string, fields: CountryImageFields) => Promise<void>;
  /** Changes some settings; false for a slug that no country has. */
  readonly change: (slug: string, fields: Partial<CountryFields>) => Promise<boolean>;
  /** Changes the picture; false for a country that has none. */
  readonly changeImage: (slug: string, fields: Partial<CountryImageFields>) => Promise<boolean>;
}

/** Countries in MongoDB, settings and pictures; every write is announced. */
export function createCountriesRepository(connection: Connection, changes: Changes): CountriesRepository {
  const settings = countrySettingsModel(connection);
  const images = countryImageModel(connection);
  const dated = (slug: string, fields: object) => ({
    ...fields,
    clean_country: slug,
    updated_at: new Date(),
  });
  return {
    find: (slug) => settings.findById(slug).lean<CountrySettings>(),
    put: async (slug, fields) => {
      await changes.around(countryChange(slug), () =>
        settings.updateOne({ _id: slug }, { $set: dated(slug, fields) }, { upsert: true }),
      );
    },
    putImage: async (slug, fields) => {
      await changes.around(countryChange(slug), () =>
        images.updateOne({ _id: slug }, { $set: dated(slug, fields) }, { upsert: true }),
      );
    },
    change: async (slug, fields) => {
      const { matchedCount } = await changes.around(countryChange(slug), () =>
        settings.updateOne({ _id: slug }, { $set: dated(slug, fields) }),
      );
      return matchedCount > 0;
    },
    changeImage: async (slug, fields) => {
      const { matchedCount } = await changes.around(countryChange(slug), () =>
        images.updateOne({ _id: slug }, { $set: dated(slug, fields) }),
      );
      return matchedCount > 0;
    },
  };
}
