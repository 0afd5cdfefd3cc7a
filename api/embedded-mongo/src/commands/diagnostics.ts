import { planCounters } from '../query/candidates';
import { maxMessageBytes } from '../wire/message-stream';
import type { CommandHandler } from './command';

const version = '7.0.0';
const versionArray = [7, 0, 0, 0];

/**
 * hello of a standalone server: no replica set, so drivers send neither retryable writes nor transactions
 * (docs/decisions/0003-embedded-database.md), but sessions.
 */
export const hello: CommandHandler = ({ body, name, connectionId }) => ({
  ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
  ...(body.helloOk === true ? { helloOk: true } : {}),
  maxBsonObjectSize: 16 * 1024 * 1024,
  maxMessageSizeBytes: maxMessageBytes,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId,
  minWireVersion: 0,
  maxWireVersion: 21,
  readOnly: false,
  ok: 1,
});

export const ping: CommandHandler = () => ({ ok: 1 });

export const buildInfo: CommandHandler = () => ({
  version,
  versionArray,
  gitVersion: 'atoll-embedded-mongo',
  modules: [],
  bits: 64,
  debug: false,
  maxBsonObjectSize: 16 * 1024 * 1024,
  storageEngines: ['atoll-embedded-mongo'],
  ok: 1,
});

export const serverStatus: CommandHandler = (_command, { startedAt }) => ({
  host: 'embedded',
  version,
  process: 'atoll-embedded-mongo',
  pid: process.pid,
  uptime: (Date.now() - startedAt.getTime()) / 1000,
  localTime: new Date(),
  storageEngine: { name: 'atoll-embedded-mongo', persistent: true },
  metrics: {
    queryExecutor: {
      scannedObjects: planCounters.documentsExamined,
      collectionScans: { total: planCounters.collectionScans },
      indexScans: { total: planCounters.indexScans },
    },
  },
  ok: 1,
});

export const connectionStatus: CommandHandler = () => ({
  authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
  ok: 1,
});
