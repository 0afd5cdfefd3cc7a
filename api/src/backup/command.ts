import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import mongoose, { type Connection } from 'mongoose';
import { Type } from 'typebox';
import type { Environment } from '../shared/config/config-part';
import { PACKAGE_DIR } from '../shared/config/package-folder';
import { readEnvironment } from '../shared/config/read-environment';
import { type PlatformConfig, sharedConfig } from '../shared/config/shared.config';
import { connectMongo } from '../shared/mongo/connection';
import { createDriveStorage } from '../shared/storage/drive-storage';
import { type StorageConfig, storageConfig } from '../shared/storage/storage.config';
import type { Amount, Manifest } from './archive/manifest';
import { backupConfig, type BackupConfig } from './backup.config';
import { BackupError } from './backup-error';
import type { FileSource } from './files/file-source';
import { makeBackup } from './make-backup';
import { checkKey, newKey } from './archive/key';
import { readArchive } from './archive/read-archive';
import { createFilePlace } from './places/file-place';
import type { BackupPlace } from './places/place';
import { createS3Place } from './places/s3-place';
import { restoreBackup } from './restore-backup';

type CommandConfig = BackupConfig & StorageConfig & Pick<PlatformConfig, 'DATA_DIR' | 'MONGODB_URI'>;

const { MongoNetworkError, MongoServerSelectionError } = mongoose.mongo;

const USAGE = [
  'pnpm backup --to <file> | s3 | s3:<name>',
  'pnpm backup --new-key',
  'pnpm restore --from <file> | s3:<name> [--verify]',
].join('\n');

const schema = Type.Object({
  ...backupConfig.schema.properties,
  ...storageConfig.schema.properties,
  DATA_DIR: sharedConfig.schema.properties.DATA_DIR,
  MONGODB_URI: sharedConfig.schema.properties.MONGODB_URI,
});

async function readConfig(env: Environment): Promise<CommandConfig> {
  const parts = [backupConfig, storageConfig, { words: { MONGODB_URI: 'must begin with mongodb://' } }];
  const config = readEnvironment(schema, parts, env);
  if (config.BACKUP_KEY !== '') {
    await checkKey(config.BACKUP_KEY);
    return config;
  }
  throw new BackupError(
    'BACKUP_KEY is missing: make one with `pnpm backup --new-key`, and keep it elsewhere.',
  );
}

function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE_DIR, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** All files that a backup holds; the next kind of them is one more line. */
function fileSources(config: CommandConfig): FileSource[] {
  return [
    { name: 'media', storage: createDriveStorage(config) },
    { name: 'releases', storage: createDriveStorage(config, 'releases') },
  ];
}

function placeNamed(where: string | undefined, config: BackupConfig, ownName: string | null): BackupPlace {
  if (!where || (where === 's3' && ownName === null)) throw new BackupError(USAGE);
  if (where !== 's3' && !where.startsWith('s3:')) return createFilePlace(where);
  if (config.BACKUP_S3_BUCKET === '')
    throw new BackupError('BACKUP_S3_BUCKET is missing: it names the bucket.');
  const key = where === 's3' ? (ownName ?? '') : where.slice('s3:'.length);
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(key) || key.startsWith('drafts/'))
    throw new BackupError(`${where} is no name of a backup: letters, digits, dots and hyphens are.`);
  return createS3Place(config, key);
}

async function withDatabase<T>(uri: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connectMongo(uri);
  try {
    return await work(connection);
  } catch (error) {
    if (!(error instanceof MongoNetworkError || error instanceof MongoServerSelectionError)) throw error;
    throw new BackupError('The database does not answer any more: see what became of it, and try again.', {
      cause: error,
    });
  } finally {
    await connection.close();
  }
}

function total(amounts: Readonly<Record<string, Amount>>): string {
  return Object.values(amounts)
    .reduce((sum, { count }) => sum + count, 0)
    .toLocaleString('en');
}

function inWords({ figures, madeAt }: Manifest): string {
  const collections = Object.keys(figures.collections).length;
  return `${total(figures.collections)} documents of ${collections} collections and ${total(figures.files)} files, of ${madeAt}`;
}

/**
 * `--to <file>|s3|s3:<name>`, or `--new-key`: makes a backup of the site whose database MONGODB_URI names.
 * Throws a BackupError or a BootError, in sentences, where a person has to mend something.
 */
export async function runBackup(args: readonly string[], env: Environment): Promise<void> {
  const options = { to: { type: 'string' }, 'new-key': { type: 'boolean' } } as const;
  const { values } = readArguments({ args: [...args], options });
  if (values['new-key']) return console.log(await newKey());
  const config = await readConfig(env);
  const now = new Date();
  const ownName = `atoll-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz.age`;
  const place = placeNamed(values.to, config, ownName);
  const manifest = await withDatabase(config.MONGODB_URI, (connection) =>
    makeBackup({
      connection,
      sources: fileSources(config),
      place,
      key: config.BACKUP_KEY,
      product: productVersion(),
      now,
    }),
  );
  console.log(`${place.name} holds ${inWords(manifest)}; it was read back whole.`);
}

/**
 * `--from <file>|s3:<name>`, with `--verify` to read it only: restores a backup into the empty site whose database
 * MONGODB_URI names. Throws as `runBackup` does.
 */
export async function runRestore(args: readonly string[], env: Environment): Promise<void> {
  const options = { from: { type: 'string' }, verify: { type: 'boolean' } } as const;
  const { values } = readArguments({ args: [...args], options });
  // Whoever only reads a backup needs no database.
  const config = await readConfig(values.verify ? { MONGODB_URI: 'mongodb://unused', ...env } : env);
  const place = placeNamed(values.from, config, null);
  if (values.verify) {
    const { manifest } = await readArchive(place, config.BACKUP_KEY);
    return console.log(`${place.name} is whole: ${inWords(manifest)}.`);
  }
  const manifest = await withDatabase(config.MONGODB_URI, (connection) =>
    restoreBackup({ connection, sources: fileSources(config), place, key: config.BACKUP_KEY }),
  );
  console.log(`The site holds ${inWords(manifest)}; it was read back whole.`);
}
