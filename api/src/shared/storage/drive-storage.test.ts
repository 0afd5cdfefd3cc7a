import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../../test/config';
import { startBucket, type TestBucket } from '../../../test/s3-server';
import { createDriveStorage } from './drive-storage';
import type { FileStorage } from './file-storage';

describe.each(['a folder', 'an S3-compatible store'] as const)('files in %s', (place) => {
  let storage: FileStorage;
  let bucket: TestBucket;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atoll-storage-'));
    bucket = await startBucket();
    const env = place === 'a folder' ? {} : bucket.env;
    storage = createDriveStorage(testConfig({ DATA_DIR: dataDir, ...env }));
  });
  afterAll(() => bucket.close());

  it('POR-07: are kept, replaced, read and removed by their path', async () => {
    const path = 'city-images/a.webp';
    expect(await storage.read(path)).toBeNull();
    await storage.write(path, Buffer.from('first'));
    await storage.write(path, Buffer.from('second'));
    expect((await storage.read(path))?.toString()).toBe('second');
    await storage.remove(path);
    expect(await storage.read(path)).toBeNull();
    await storage.remove(path);
  });

  it('are nowhere but there', async () => {
    await storage.write('city-images/b.webp', Buffer.from('bytes'));
    const inFolder = await readdir(dataDir, { recursive: true });
    const isLocal = place === 'a folder';
    expect(inFolder.includes(join('media', 'uploads', 'city-images', 'b.webp'))).toBe(isLocal);
    expect(bucket.objects.has('/atoll-files/city-images/b.webp')).toBe(!isLocal);
  });

  it.each(['../outside', 'city-images/../../outside'])('never leave their folder: %s', async (path) => {
    await expect(storage.write(path, Buffer.from('x'))).rejects.toThrow();
  });
});

it('says what is wrong when the store refuses, instead of telling that a file is missing', async () => {
  const bucket = await startBucket();
  const config = testConfig({ ...bucket.env, STORAGE_S3_KEY_ID: 'another-key' });
  await expect(createDriveStorage(config).read('a.webp')).rejects.toThrow();
  bucket.close();
});
