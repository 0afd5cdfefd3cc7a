import type { Connection } from 'mongoose';
import { cityModel, type CityDocument } from '../../src/directory/models/city.model';
import { demoCities } from '../cities';
import type { DemoWorld } from '../world/world';
import { insertMissing } from './insert-missing';
import { seedMarkModel } from './seed-mark.model';

/** To be raised when guides are added, so that sites which were seeded before get them at their next start. */
const GUIDES_VERSION = 1;

/** Gives its guide to a city that has none and that nobody has changed since it was seeded; says whether it was one. */
async function giveGuide(connection: Connection, city: CityDocument): Promise<number> {
  const { description, highlights, guide } = city;
  const { modifiedCount } = await cityModel(connection).updateOne(
    { _id: city._id, sample: true, guide: null, version: { $in: [null, 0] } },
    { $set: { description, highlights, guide, updated_at: new Date() } },
  );
  return modifiedCount;
}

/**
 * Sees to it that every written guide is with its city, also in a database that was seeded before there were guides. A
 * mark keeps later starts from looking. Returns how many cities have a guide now that had none.
 */
export async function seedGuides(connection: Connection, readWorld: () => DemoWorld): Promise<number> {
  const marks = seedMarkModel(connection);
  const mark = await marks.findById('guides').lean();
  if ((mark?.version ?? 0) >= GUIDES_VERSION) return 0;
  const guided = demoCities(readWorld(), 0, new Date()).filter(({ guide }) => guide);
  const cities = cityModel(connection);
  const isSeeded = (await cities.exists({ sample: true })) !== null;
  let given = 0;
  for (const city of isSeeded ? guided : []) given += await giveGuide(connection, city);
  given += await insertMissing(cities, guided);
  await marks.updateOne({ _id: 'guides' }, { $set: { version: GUIDES_VERSION } }, { upsert: true });
  return given;
}
