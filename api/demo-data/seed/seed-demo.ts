import type { Connection } from 'mongoose';
import { agentModel } from '../../src/directory/models/agent.model';
import { cityModel } from '../../src/directory/models/city.model';
import { countryImageModel, countrySettingsModel } from '../../src/directory/models/country.model';
import { demoAgents } from '../agents';
import { demoCities } from '../cities';
import { demoCountries, demoCountryImages } from '../countries';
import type { DemoWorld } from '../world/world';
import { insertMissing } from './insert-missing';
import { seedTexts } from './seed-texts';
import { seedMarkModel } from './seed-mark.model';

const BATCH = 2_000;

export interface SeedOptions {
  /** How many agents there shall be. */
  readonly agents: number;
  /** Reads what the data is made from; only where some is missing. */
  readonly readWorld: () => DemoWorld;
  /** Hears how many agents are there, of how many. */
  readonly onProgress?: (done: number, all: number) => void;
}

async function insertPlaces(connection: Connection, world: DemoWorld, agents: number) {
  const now = new Date();
  await insertMissing(countrySettingsModel(connection), demoCountries(world, now));
  await insertMissing(countryImageModel(connection), demoCountryImages(world, now));
  await insertMissing(cityModel(connection), demoCities(world, agents, now));
}

/** What a seed found missing. */
export interface Seeded {
  readonly agents: number;
  /** Places that were told of otherwise before. */
  readonly texts: number;
}

/**
 * Writes the demo's countries, cities, guides and agents as far as they are missing, the agents in the order of their
 * numbers: a seed that was cut goes on where it stopped, and a larger one adds to a smaller one. What somebody changed
 * or deleted since stays so.
 */
export async function seedDemo(
  connection: Connection,
  { agents, readWorld, onProgress }: SeedOptions,
): Promise<Seeded> {
  const marks = seedMarkModel(connection);
  const there = (await marks.findById('demo').lean())?.agents ?? 0;
  let world: DemoWorld | undefined;
  const worldRead = () => (world ??= readWorld());
  // Before the agents: those may all be there from a time when places were told of otherwise.
  const texts = await seedTexts(connection, { agents: there, readWorld: worldRead });
  if (there >= agents) return { agents: 0, texts };
  await insertPlaces(connection, worldRead(), agents);
  const model = agentModel(connection);
  for (let from = there; from < agents; from += BATCH) {
    const to = Math.min(from + BATCH, agents);
    await insertMissing(model, [...demoAgents(worldRead(), { from, to }, new Date())]);
    await marks.updateOne({ _id: 'demo' }, { $set: { agents: to } }, { upsert: true });
    onProgress?.(to, agents);
  }
  return { agents: agents - there, texts };
}
