import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from '../index';

/** An engine on a directory of its own, with the official driver connected to it. */
export interface TestServer {
  dataDir: string;
  client: MongoClient;
  engine: EmbeddedMongo;
  /** A new, empty collection. */
  collection(): Collection<Document>;
  /** Stops the engine and starts it again on the same directory. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A directory that no other test uses. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'atoll-embedded-mongo-'));
}

/** Starts an engine for a test file. */
export async function startTestServer(options: Partial<EmbeddedMongoOptions> = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? temporaryDirectory();
  let counter = 0;
  const connect = async () => {
    server.engine = await startEmbeddedMongo({ ttlSweepMs: 50, ...options, dataDir });
    server.client = await new MongoClient(server.engine.uri).connect();
  };
  const disconnect = async () => {
    await server.client.close();
    await server.engine.stop();
  };
  const server = {
    dataDir,
    collection: () => server.client.db('test').collection(`c${(counter += 1)}`),
    async restart() {
      await disconnect();
      await connect();
    },
    async stop() {
      await disconnect();
      rmSync(dataDir, { recursive: true, force: true });
    },
  } as TestServer;
  await connect();
  return server;
}

/** How often queries went through the named index. */
export async function indexUses(collection: Collection<Document>, name: string): Promise<number> {
  const stats = await collection
    .aggregate<{ name: string; accesses: { ops: number } }>([{ $indexStats: {} }])
    .toArray();
  return stats.find((index) => index.name === name)?.accesses.ops ?? 0;
}

/** Waits until a condition holds; the test's own time limit ends it otherwise. */
export async function eventually(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
