import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type S3Store, startS3Store } from '../../../test/s3-store';
import type { BackupConfig } from '../backup.config';
import { makeBackup } from '../make-backup';
import { restoreBackup } from '../restore-backup';
import { testSites } from '../testing/test-sites';
import { createS3Place } from './s3-place';

const sites = testSites();
let store: S3Store;
let config: BackupConfig;

beforeAll(async () => {
  store = await startS3Store();
  config = {
    BACKUP_KEY: '',
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_REGION: 'us-east-1',
    BACKUP_S3_ENDPOINT: store.endpoint,
    BACKUP_S3_KEY_ID: 'key',
    BACKUP_S3_SECRET: 'secret',
  };
});
afterAll(() => store.stop());
beforeEach(() => store.objects.clear());

it('PLT-17: a backup in a bucket is there under its name once it was read back, and is restored from there', async () => {
  const from = await sites().site();
  await from.db.collection('things').insertMany([{ at: 1 }, { at: 2 }]);
  const place = createS3Place(config, 'daily/site.tar.gz.age');
  await makeBackup({ ...sites().plan(from, 'unused'), place });
  expect([...store.objects.keys()]).toEqual(['/backups/daily/site.tar.gz.age']);
  const to = await sites().site();
  await restoreBackup({ ...to, place, key: sites().key });
  expect(await to.db.collection('things').countDocuments()).toBe(2);
});

it('PLT-17: what is larger than a part of an upload is whole', async () => {
  const bytes = Buffer.alloc(40 * 1024 * 1024, 'a backup ');
  const draft = await createS3Place(config, 'large').begin('id');
  await draft.write(
    Readable.from(
      (function* () {
        for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
      })(),
    ),
  );
  expect((await buffer(await draft.open())).equals(bytes)).toBe(true);
  await draft.finish();
  expect(store.objects.get('/backups/large')?.equals(bytes)).toBe(true);
});

it('PLT-17: nothing is left of an upload whose source fails, and the reason is told', async () => {
  const draft = await createS3Place(config, 'failing').begin('id');
  const failing = Readable.from(
    (function* () {
      yield Buffer.alloc(100_000);
      throw new Error('the source failed');
    })(),
  );
  await expect(draft.write(failing)).rejects.toThrow('the source failed');
  await draft.discard();
  expect(store.objects.size).toBe(0);
});

it.each([
  ['refuses its key', { BACKUP_S3_KEY_ID: 'other' }],
  ['does not answer', { BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' }],
])('PLT-17: a bucket that %s is one sentence', async (_what, other) => {
  const beginning = createS3Place({ ...config, ...other }, 'any').begin('id');
  await expect(beginning).rejects.toThrow(
    /^The bucket backups cannot be used \(\w+\): look at BACKUP_S3_…\.$/,
  );
});

it('PLT-17: a backup never replaces another, and one that is not there is one sentence', async () => {
  store.objects.set('/backups/taken', Buffer.from('another'));
  await expect(createS3Place(config, 'taken').begin('id')).rejects.toThrow(
    's3:taken is there already: a backup never replaces another.',
  );
  await expect(createS3Place(config, 'none').open()).rejects.toThrow('s3:none is not there.');
});
