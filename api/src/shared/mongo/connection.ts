import { within } from '@atoll/contracts/within';
import mongoose, { type Connection } from 'mongoose';
import { BootError } from '../config/boot-error';

/** Long enough for a database that is started together with the API. */
const BOOT_TIMEOUT_MS = 10_000;
const SELECTION_TIMEOUT_MS = 3_000;
/** How soon a lost or returned database is noticed. */
const HEARTBEAT_MS = 2_000;
/** A busy machine may take seconds; the driver itself notices a lost database before. */
const PING_TIMEOUT_MS = 5_000;

/** The address without user and password, fit for a message. */
function withoutCredentials(uri: string): string {
  return uri.replace(/\/\/[^@/]*@/, '//');
}

function reasonOf(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return (message.split('\n', 1)[0] ?? message).replaceAll(/\/\/[^@/\s]*@/g, '//');
}

async function waitForServer(uri: string, timeoutMs: number): Promise<void> {
  const probe = mongoose.createConnection(uri, {
    serverSelectionTimeoutMS: timeoutMs,
    autoCreate: false,
    autoIndex: false,
  });
  try {
    await probe.asPromise();
  } catch (error) {
    throw new BootError(
      `The database at ${withoutCredentials(uri)} does not answer (${reasonOf(error)}): start it, or correct MONGODB_URI.`,
    );
  } finally {
    await probe.destroy();
  }
}

interface ConnectOptions {
  readonly bootTimeoutMs?: number;
  /** Has the driver tell of every command; see `traceCommands`. */
  readonly isTraced?: boolean;
}

/**
 * The connection that every model of the API lives on. Waits ten seconds for the server at boot; afterwards a lost
 * database makes queries fail within three seconds, and the driver reconnects by itself.
 * Throws a BootError when nothing answers: there is no other database to fall back to.
 */
export async function connectMongo(
  uri: string,
  { bootTimeoutMs = BOOT_TIMEOUT_MS, isTraced = false }: ConnectOptions = {},
): Promise<Connection> {
  await waitForServer(uri, bootTimeoutMs);
  const connection = mongoose.createConnection(uri, {
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    monitorCommands: isTraced,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    // A query against a lost database fails now instead of waiting in a queue that nobody sees.
    bufferCommands: false,
    // Indexes are built by `buildIndexes` at start, so that a failure stops the start.
    autoIndex: false,
    autoCreate: false,
  });
  // Without a listener Node would end the process when the driver reports a lost server.
  connection.on('error', () => undefined);
  return connection.asPromise();
}

/** Builds the indexes of every model on the connection. */
export async function buildIndexes(connection: Connection): Promise<void> {
  await Promise.all(Object.values(connection.models).map((model) => model.createIndexes()));
}

/** False as soon as the driver has noticed that the database is lost; asks nobody. */
export function isConnected(connection: Connection): boolean {
  return connection.readyState === mongoose.ConnectionStates.connected;
}

/** Whether the database answers a ping within five seconds. */
export async function isDatabaseReady(connection: Connection): Promise<boolean> {
  if (!isConnected(connection) || !connection.db) return false;
  const answer = connection.db.command({ ping: 1 }).then(
    () => true,
    () => false,
  );
  return within(answer, PING_TIMEOUT_MS, () => false);
}
