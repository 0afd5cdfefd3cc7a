import type { Connection } from 'mongoose';
import { cityModel, type CityDocument } from '../../src/directory/models/city.model';
import { countryImageModel, countrySettingsModel } from '../../src/directory/models/country.model';
import { demoCities } from '../cities';
import { demoCountries, demoCountryImages } from '../countries';
import type { DemoWorld } from '../world/world';
import { insertMissing } from './insert-missing';
import { seedMarkModel } from './seed-mark.model';

/** To be raised when texts, guides or pictures of places change: sites that were seeded before get them at their next start. */
const TEXTS_VERSION = 1;
/** What nobody has changed since it was seeded. */
const UNCHANGED = { sample: true, version: { $in: [null, 0] } };

/** What is told of a city, without what it is. */
function toldOf(city: CityDocument) {
  const { description, highlights, guide, featured_image_url, image_url, picture_reason, updated_at } = city;
  return { description, highlights, guide, featured_image_url, image_url, picture_reason, updated_at };
}

async function tellCities(connection: Connection, cities: readonly CityDocument[]): Promise<number> {
  const { modifiedCount } = await cityModel(connection).bulkWrite(
    cities.map((city) => ({
      updateOne: { filter: { _id: city._id, ...UNCHANGED }, update: { $set: toldOf(city) } },
    })),
  );
  return modifiedCount;
}

async function tellCountries(connection: Connection, world: DemoWorld): Promise<number> {
  const settings = countrySettingsModel(connection);
  const unchanged = new Set((await settings.find(UNCHANGED, { _id: 1 }).lean()).map(({ _id }) => _id));
  const now = new Date();
  const countries = demoCountries(world, now).filter(({ _id }) => unchanged.has(_id));
  const images = demoCountryImages(world, now).filter(({ _id }) => unchanged.has(_id));
  if (countries.length === 0) return 0;
  await countryImageModel(connection).bulkWrite(
    images.map(({ _id, listing_image_url, updated_at }) => ({
      updateOne: { filter: { _id }, update: { $set: { listing_image_url, updated_at } } },
    })),
  );
  const { modifiedCount } = await settings.bulkWrite(
    countries.map(({ _id, description, updated_at }) => ({
      updateOne: { filter: { _id, ...UNCHANGED }, update: { $set: { description, updated_at } } },
    })),
  );
  return modifiedCount;
}

export interface SeedTextsOptions {
  /** How many agents have been seeded: their cities are told of. */
  readonly agents: number;
  readonly readWorld: () => DemoWorld;
}

/**
 * Sees to it that places which nobody has changed are told of as today and that every written guide is with its city,
 * also in a database that was seeded before. A mark keeps later starts from looking. Returns how many places were
 * written.
 */
export async function seedTexts(
  connection: Connection,
  { agents, readWorld }: SeedTextsOptions,
): Promise<number> {
  const marks = seedMarkModel(connection);
  const mark = await marks.findById('texts').lean();
  if ((mark?.version ?? 0) >= TEXTS_VERSION) return 0;
  const world = readWorld();
  const cities = demoCities(world, agents, new Date());
  const model = cityModel(connection);
  const isSeeded = (await model.exists({ sample: true })) !== null;
  const told = isSeeded
    ? (await tellCities(connection, cities)) + (await tellCountries(connection, world))
    : 0;
  const guided = cities.filter(({ guide }) => guide);
  const added = await insertMissing(model, guided);
  await marks.updateOne({ _id: 'texts' }, { $set: { version: TEXTS_VERSION } }, { upsert: true });
  return told + added;
}
