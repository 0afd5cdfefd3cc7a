import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../../test/config';
import { startS3Store, type S3Store } from '../../../test/s3-store';
import { createDriveStorage } from './drive-storage';
import type { ListedStorage } from './file-storage';

describe.each(['a folder', 'an S3-compatible store'] as const)('files in %s', (place) => {
  let storage: ListedStorage;
  let store: S3Store;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atoll-storage-'));
    store = await startS3Store();
    const env = place === 'a folder' ? {} : store.env;
    storage = createDriveStorage(testConfig({ DATA_DIR: dataDir, ...env }));
  });
  afterAll(() => store.stop());

  it('PLT-17: are none before the first, and listed by their paths, page after page', async () => {
    const listed = async () => {
      const found: string[] = [];
      for await (const path of storage.list()) found.push(path);
      return found.sort();
    };
    expect(await listed()).toEqual([]);
    const paths = ['a/1.webp', 'a/b/2.webp', 'a/b/3.webp', 'c/4.webp', 'd.webp'];
    for (const path of paths) await storage.write(path, Buffer.from(path));
    expect(await listed()).toEqual(paths);
    for (const path of paths) await storage.remove(path);
    expect(await listed()).toEqual([]);
  });

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

  it('PLT-17: releases lie apart from uploads', async () => {
    const env = place === 'a folder' ? {} : store.env;
    const releases = createDriveStorage(testConfig({ DATA_DIR: dataDir, ...env }), 'releases');
    await releases.write('mfe-tours/0123/entry.js', Buffer.from('entry'));
    const listed: string[] = [];
    for await (const path of releases.list()) listed.push(path);
    for await (const path of storage.list()) listed.push(path);
    expect(listed).toEqual(['mfe-tours/0123/entry.js']);
    expect((await releases.read('mfe-tours/0123/entry.js'))?.toString()).toBe('entry');
    await releases.remove('mfe-tours/0123/entry.js');
  });

  it('PLT-17: are empty where they were written so', async () => {
    await storage.write('empty.webp', Buffer.alloc(0));
    expect((await storage.read('empty.webp'))?.length).toBe(0);
    await storage.remove('empty.webp');
  });

  it('are nowhere but there', async () => {
    await storage.write('city-images/b.webp', Buffer.from('bytes'));
    const inFolder = await readdir(dataDir, { recursive: true });
    const isLocal = place === 'a folder';
    expect(inFolder.includes(join('media', 'uploads', 'city-images', 'b.webp'))).toBe(isLocal);
    expect(store.objects.has('/atoll-files/city-images/b.webp')).toBe(!isLocal);
  });

  it.each(['../outside', 'city-images/../../outside'])('never leave their folder: %s', async (path) => {
    await expect(storage.write(path, Buffer.from('x'))).rejects.toThrow();
  });
});

it('says what is wrong when the store refuses, instead of telling that a file is missing', async () => {
  const store = await startS3Store();
  const config = testConfig({ ...store.env, STORAGE_S3_KEY_ID: 'another-key' });
  await expect(createDriveStorage(config).read('a.webp')).rejects.toThrow();
  store.stop();
});
