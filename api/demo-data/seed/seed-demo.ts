import mongoose, { type Connection, type Model } from 'mongoose';
import { agentModel } from '../../src/directory/models/agent.model';
import { cityModel } from '../../src/directory/models/city.model';
import { countryImageModel, countrySettingsModel } from '../../src/directory/models/country.model';
import { demoAgents } from '../agents';
import { demoCities } from '../cities';
import { demoCountries, demoCountryImages } from '../countries';
import type { DemoWorld } from '../world/world';
import { seedMarkModel } from './seed-mark.model';

const BATCH = 2_000;
const DUPLICATE_KEY = 11_000;

export interface SeedOptions {
  /** How many agents there shall be. */
  readonly agents: number;
  /** Reads what the data is made from; only where some is missing. */
  readonly readWorld: () => DemoWorld;
  /** Hears how many agents are there, of how many. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** Inserts the documents whose ids are not there yet; what is there stays as it is. */
async function insertMissing<T>({ collection }: Model<T>, documents: readonly T[]): Promise<void> {
  if (documents.length === 0) return;
  try {
    await collection.insertMany(documents as Parameters<typeof collection.insertMany>[0], { ordered: false });
  } catch (error) {
    const failures = error instanceof mongoose.mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  }
}

async function insertPlaces(connection: Connection, world: DemoWorld, agents: number) {
  const now = new Date();
  await insertMissing(countrySettingsModel(connection), demoCountries(world, now));
  await insertMissing(countryImageModel(connection), demoCountryImages(world, now));
  await insertMissing(cityModel(connection), demoCities(world, agents, now));
}

/**
 * Writes the demo's countries, cities and agents as far as they are missing, in the order of the agents' numbers: a
 * seed that was cut goes on where it stopped, and a larger one adds to a smaller one. What somebody changed or deleted
 * since stays so. Returns how many agents were missing.
 */
export async function seedDemo(
  connection: Connection,
  { agents, readWorld, onProgress }: SeedOptions,
): Promise<number> {
  const marks = seedMarkModel(connection);
  const there = (await marks.findById('demo').lean())?.agents ?? 0;
  if (there >= agents) return 0;
  const world = readWorld();
  await insertPlaces(connection, world, agents);
  const model = agentModel(connection);
  for (let from = there; from < agents; from += BATCH) {
    const to = Math.min(from + BATCH, agents);
    await insertMissing(model, [...demoAgents(world, { from, to }, new Date())]);
    await marks.updateOne({ _id: 'demo' }, { $set: { agents: to } }, { upsert: true });
    onProgress?.(to, agents);
  }
  return agents - there;
}
