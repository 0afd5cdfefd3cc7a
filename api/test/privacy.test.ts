import { STORED } from '@atoll/contracts/privacy-facts';
import type { Model } from 'mongoose';
import { testDatabase } from './database';
import { buildTestSite } from './site';

const database = testDatabase();

/** After how many seconds the database removes documents; 0 where each names its own moment, null where it never does. */
function lifetimeOf(model: Model<unknown>): number | null {
  const lifetimes = model.schema.indexes().map(([, { expireAfterSeconds }]) => expireAfterSeconds);
  return lifetimes.find((seconds) => seconds !== undefined) ?? null;
}

// That each collection has an entry at all, scripts/lint/privacy.test.ts reads from the sources.
it('HOM-19: what /privacy says of how long something is kept is how long the database keeps it', async () => {
  const { connection } = database();
  const { app } = await buildTestSite(connection);
  await app.close();
  const models: Model<unknown>[] = Object.values(connection.models);
  expect(models.length).toBeGreaterThan(30);
  for (const model of models) {
    const { collectionName } = model.collection;
    const said = STORED[collectionName]?.keptSeconds ?? null;
    const lifetime = lifetimeOf(model);
    // Where each document names its own moment, API and page take it from the same constant.
    const isSaid = lifetime === 0 ? said !== null : said === lifetime;
    expect({ collectionName, said, lifetime, isSaid }).toEqual({
      collectionName,
      said,
      lifetime,
      isSaid: true,
    });
  }
});
