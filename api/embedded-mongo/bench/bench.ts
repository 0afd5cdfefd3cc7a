import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index';
import { manyDocuments } from './many-documents';

const documents = 50_000;
const goals = {
  insertsPerSecond: 10_000,
  indexedFindMs: 2,
  emptyStartMs: 50,
  findByIdBesideLongWorkMs: { '100000': 50, '1000000': 250 },
  reopenMillionMs: 10_000,
};

/** A document of the size and shape of an agent in the directory, roughly 500 bytes. */
function agent(n: number): Document {
  return {
    name: `Agency ${n}`,
    slug: `agency-${n}`,
    country: `c${n % 150}`,
    city: `city ${n % 2_000}`,
    position: { lat: (n % 180) - 90 + 0.5, lng: (n % 360) - 180 + 0.5 },
    languages: ['en', 'fr', 'it'].slice(0, 1 + (n % 3)),
    rating: (n % 50) / 10,
    about: 'A family business that plans walking tours, sailing trips and city breaks. '.repeat(3),
    createdAt: new Date(1_700_000_000_000 + n * 1_000),
  };
}

async function emptyStart(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atoll-bench-'));
  const before = performance.now();
  const engine = await startEmbeddedMongo({ dataDir });
  const elapsed = performance.now() - before;
  await engine.stop();
  rmSync(dataDir, { recursive: true });
  return elapsed;
}

async function insertsPerSecond(agents: Collection<Document>): Promise<number> {
  const batches = Array.from({ length: documents / 1_000 }, (_, b) =>
    Array.from({ length: 1_000 }, (__, i) => agent(b * 1_000 + i)),
  );
  const before = performance.now();
  for (const batch of batches) await agents.insertMany(batch);
  return documents / ((performance.now() - before) / 1_000);
}

async function measure(
  times: number,
  run: (n: number) => Promise<unknown>,
): Promise<{ medianMs: number; p95Ms: number }> {
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const before = performance.now();
    await run(n);
    took.push(performance.now() - before);
  }
  took.sort((a, b) => a - b);
  return { medianMs: round(took[Math.floor(times / 2)]), p95Ms: round(took[Math.floor(times * 0.95)]) };
}

function round(value = 0): number {
  return Math.round(value * 100) / 100;
}

async function main(): Promise<void> {
  const first = await emptyStart();
  const starts = [await emptyStart(), await emptyStart(), await emptyStart()].sort((a, b) => a - b);
  const dataDir = mkdtempSync(join(tmpdir(), 'atoll-bench-'));
  let engine = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(engine.uri).connect();
  const agents = client.db('bench').collection('agents');
  await agents.createIndex({ slug: 1 }, { unique: true });
  await agents.createIndex({ country: 1, rating: -1 });
  const inserts = await insertsPerSecond(agents);
  const findOne = await measure(2_000, (n) => agents.findOne({ slug: `agency-${(n * 7_919) % documents}` }));
  const page = await measure(500, (n) =>
    agents
      .find({ country: `c${n % 150}` })
      .sort({ rating: -1 })
      .limit(20)
      .toArray(),
  );
  const update = await measure(200, (n) =>
    agents.updateOne({ slug: `agency-${(n * 7_919) % documents}` }, { $inc: { rating: 1 } }),
  );
  const scan = await measure(10, (n) => agents.countDocuments({ city: `city ${n}` }));
  await client.close();
  await engine.stop();
  const before = performance.now();
  engine = await startEmbeddedMongo({ dataDir });
  const reopenMs = performance.now() - before;
  await engine.stop();
  rmSync(dataDir, { recursive: true });
  const result = {
    documents,
    goals,
    insertsPerSecond: Math.round(inserts),
    indexedFindOne: findOne,
    indexedSortedPageOf20: page,
    durableUpdateOne: update,
    collectionScan: scan,
    emptyStartMs: { first: round(first), median: round(starts[1]) },
    reopenMs: round(reopenMs),
    residentMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
    manyDocuments: [await manyDocuments(100_000), await manyDocuments(1_000_000)],
  };
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

await main();
