import type { Doc } from '../bson/document';
import { isNumeric, toDouble } from '../bson/numbers';
import { badValue, CommandError, notSupported } from '../command-error';
import type { Command } from './command';

/** Commands that MongoDB has and this engine leaves out on purpose: refused by name, not as unknown. */
const leftOut = new Set(
  (
    'explain,mapReduce,renameCollection,collMod,convertToCapped,commitTransaction,abortTransaction,' +
    'prepareTransaction,replSetInitiate,replSetGetStatus,shardCollection,enableSharding,createUser,updateUser,dropUser,' +
    'usersInfo,compact,reIndex,validate,bulkWrite,createSearchIndexes,setFeatureCompatibilityVersion,setParameter'
  ).split(','),
);

/** A driver says it again with each further batch of the same read. */
const snapshotReads = new Set(['find', 'getMore']);

/** Throws for what no command may ask for: transactions, other read and write concerns. */
export function checkCommonArguments({ name, body }: Command): void {
  if (body.startTransaction !== undefined || body.autocommit !== undefined || body.txnNumber !== undefined) {
    // What a standalone MongoDB says, too; drivers see from hello that they should not ask.
    throw new CommandError(20, 'Transaction numbers are only allowed on a replica set member or mongos');
  }
  checkReadConcern(name, body.readConcern as Doc | undefined);
  checkWriteConcern(body.writeConcern as Doc | undefined);
}

function checkReadConcern(name: string, readConcern: Doc | undefined): void {
  const level = readConcern?.level ?? 'local';
  if (level === 'local' || level === 'available' || level === 'majority') return;
  if (level === 'snapshot' && snapshotReads.has(name)) return;
  throw notSupported(`Read concern ${JSON.stringify(level)}`);
}

function checkWriteConcern(writeConcern: Doc | undefined): void {
  const w = writeConcern?.w;
  if (isNumeric(w) && toDouble(w) > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
}

/** The refusal of a command that has no handler. */
export function unknownCommand(name: string): CommandError {
  return leftOut.has(name)
    ? notSupported(`The command ${name}`)
    : new CommandError(59, `no such command: '${name}'`);
}
