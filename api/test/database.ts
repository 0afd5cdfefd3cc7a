import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@atoll/embedded-mongo';
import mongoose, { type Connection } from 'mongoose';
import { connectMongo } from '../src/shared/mongo/connection';

export interface TestDatabase {
  readonly uri: string;
  readonly connection: Connection;
}

interface Server {
  readonly uri: string;
  readonly stop: () => Promise<void>;
}

/** One database per Jest worker, so that files running side by side never meet. */
const databaseName = `atoll_test_${process.env.JEST_WORKER_ID ?? '0'}`;

function withDatabase(uri: string): string {
  const url = new URL(uri);
  url.pathname = `/${databaseName}`;
  return url.href;
}

async function dropDatabase(uri: string): Promise<void> {
  const connection = await mongoose.createConnection(uri).asPromise();
  await connection.dropDatabase();
  await connection.close();
}

async function startEngine(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atoll-mongo-'));
  const engine = await startEmbeddedMongo({ dataDir });
  const stop = async () => {
    await engine.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { uri: withDatabase(engine.uri), stop };
}

async function useServer(address: string): Promise<Server> {
  const uri = withDatabase(address);
  await dropDatabase(uri);
  return { uri, stop: async () => undefined };
}

/** The wire protocol to a real data directory: the embedded engine, or the MongoDB that MONGODB_URI names. */
async function startDatabase(): Promise<Server> {
  return process.env.MONGODB_URI ? useServer(process.env.MONGODB_URI) : startEngine();
}

/** An empty database for the tests of this file, started before and ended after them. */
export function testDatabase(): () => TestDatabase {
  let server: Server | undefined;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    server = await startDatabase();
    database = { uri: server.uri, connection: await connectMongo(server.uri) };
  });
  afterAll(async () => {
    await database?.connection.close();
    await server?.stop();
  });
  return () => {
    if (!database) throw new Error('testDatabase() is usable inside tests and hooks only');
    return database;
  };
}
