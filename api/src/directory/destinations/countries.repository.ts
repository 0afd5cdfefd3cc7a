import type { Connection } from 'mongoose';
import type { Changes } from '../../shared/changes/changes';
import {
  countryImageModel,
  countrySettingsModel,
  type CountryImage,
  type CountrySettings,
} from '../models/country.model';
import { countryChange } from '../subjects';
import { ofVersion } from './versions';

export type CountryFields = Omit<CountrySettings, '_id' | 'clean_country' | 'updated_at' | 'version'>;
export type CountryImageFields = Omit<CountryImage, '_id' | 'clean_country' | 'updated_at'>;

/** A country with its picture, if it has one. */
export interface PicturedCountry {
  readonly settings: CountrySettings;
  readonly image: CountryImage | null;
}

export interface CountriesRepository {
  readonly all: () => Promise<PicturedCountry[]>;
  readonly findPictured: (slug: string) => Promise<PicturedCountry | null>;
  readonly find: (slug: string) => Promise<CountrySettings | null>;
  /** Writes a country's settings, whole. */
  readonly put: (slug: string, fields: CountryFields) => Promise<void>;
  readonly putImage: (slug: string, fields: CountryImageFields) => Promise<void>;
  /** Changes some settings; false for a slug that no country has. */
  readonly change: (slug: string, fields: Partial<CountryFields>) => Promise<boolean>;
  /** Changes the picture; false for a country that has none. */
  readonly changeImage: (slug: string, fields: Partial<CountryImageFields>) => Promise<boolean>;
  /** Changes settings and picture of that version; null where it has another by now, or is not there. */
  readonly changeFrom: (
    slug: string,
    version: number,
    fields: Partial<CountryFields>,
    image: Partial<Omit<CountryImageFields, 'country'>>,
  ) => Promise<PicturedCountry | null>;
}

const NO_IMAGE = { listing_image_url: '', listing_image_credit: '' };

/** What a country's first picture has nothing said of. */
function absent(image: object): object {
  return Object.fromEntries(Object.entries(NO_IMAGE).filter(([field]) => !(field in image)));
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
  const raised = { $inc: { version: 1 } };
  const findPictured = async (slug: string): Promise<PicturedCountry | null> => {
    const [found, image] = await Promise.all([
      settings.findById(slug).lean<CountrySettings>(),
      images.findById(slug).lean<CountryImage>(),
    ]);
    return found && { settings: found, image };
  };
  /** A picture has no version of its own: it is a part of its country. */
  const raiseCountry = (slug: string) => settings.updateOne({ _id: slug }, raised);
  return {
    all: async () => {
      const [found, pictures] = await Promise.all([
        settings.find().lean<CountrySettings[]>(),
        images.find().lean<CountryImage[]>(),
      ]);
      const pictureOf = new Map(pictures.map((picture) => [picture._id, picture]));
      return found.map((each) => ({ settings: each, image: pictureOf.get(each._id) ?? null }));
    },
    findPictured,
    find: (slug) => settings.findById(slug).lean<CountrySettings>(),
    put: async (slug, fields) => {
      await changes.around(countryChange(slug), () =>
        settings.updateOne({ _id: slug }, { $set: dated(slug, fields), ...raised }, { upsert: true }),
      );
    },
    putImage: async (slug, fields) => {
      await changes.around(countryChange(slug), async () => {
        await images.updateOne({ _id: slug }, { $set: dated(slug, fields) }, { upsert: true });
        await raiseCountry(slug);
      });
    },
    change: async (slug, fields) => {
      const { matchedCount } = await changes.around(countryChange(slug), () =>
        settings.updateOne({ _id: slug }, { $set: dated(slug, fields), ...raised }),
      );
      return matchedCount > 0;
    },
    changeImage: async (slug, fields) => {
      const { matchedCount } = await changes.around(countryChange(slug), async () => {
        const written = await images.updateOne({ _id: slug }, { $set: dated(slug, fields) });
        await raiseCountry(slug);
        return written;
      });
      return matchedCount > 0;
    },
    changeFrom: (slug, version, fields, image) =>
      changes.around(countryChange(slug), async () => {
        const written = await settings.findOneAndUpdate(
          { _id: slug, ...ofVersion(version) },
          { $set: dated(slug, fields), ...raised },
        );
        if (!written) return null;
        if (Object.keys(image).length > 0)
          await images.updateOne(
            { _id: slug },
            {
              $set: dated(slug, image),
              $setOnInsert: { country: written.country, ...absent(image) },
            },
            { upsert: true },
          );
        return findPictured(slug);
      }),
  };
}
