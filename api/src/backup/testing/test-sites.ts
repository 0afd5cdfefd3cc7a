import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { testConfig } from '../../../test/config';
import { testDatabase } from '../../../test/database';
import { connectMongo } from '../../shared/mongo/connection';
import { createDriveStorage } from '../../shared/storage/drive-storage';
import type { ListedStorage } from '../../shared/storage/file-storage';
import { newKey } from '../archive/key';
import { databaseOf, type Db } from '../database/driver';
import type { FileSource } from '../files/file-source';
import type { BackupPlan } from '../make-backup';
import { createFilePlace } from '../places/file-place';

/** A site as far as a backup sees it. */
export interface TestSite {
  readonly uri: string;
  readonly dataDir: string;
  readonly connection: Connection;
  readonly db: Db;
  readonly media: ListedStorage;
  readonly sources: readonly FileSource[];
}

export interface TestSites {
  /** An empty site; all of a test file's sites are databases of one server. */
  readonly site: () => Promise<TestSite>;
  /** A folder for backups. */
  readonly folder: string;
  readonly key: string;
  /** What a backup of a site into a file of the folder needs. */
  readonly plan: (site: TestSite, file: string) => BackupPlan;
}

/** Sites for the tests of one file. */
export function testSites(): () => TestSites {
  const connections: Connection[] = [];
  let sites: TestSites | undefined;
  let root = '';
  // Before the database's own hooks, which run in the order in which they are named.
  afterAll(async () => {
    for (const connection of connections) {
      await connection.dropDatabase();
      await connection.close();
    }
    await rm(root, { recursive: true, force: true });
  });
  const database = testDatabase();
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'atoll-backup-'));
    const key = await newKey();
    const site = async (): Promise<TestSite> => {
      const url = new URL(database().uri);
      url.pathname += `_site_${connections.length}`;
      const connection = await connectMongo(url.href);
      connections.push(connection);
      const dataDir = await mkdtemp(join(root, 'site-'));
      const media = createDriveStorage(testConfig({ DATA_DIR: dataDir }));
      return {
        uri: url.href,
        dataDir,
        connection,
        db: databaseOf(connection),
        media,
        sources: [{ name: 'media', storage: media }],
      };
    };
    const plan = ({ connection, sources }: TestSite, file: string): BackupPlan => ({
      connection,
      sources,
      place: createFilePlace(join(root, file)),
      key,
      product: '0.1.0',
      now: new Date('2020-11-02T10:00:00Z'),
    });
    sites = { site, folder: root, key, plan };
  });
  return () => {
    if (!sites) throw new Error('testSites() is usable inside tests and hooks only');
    return sites;
  };
}
