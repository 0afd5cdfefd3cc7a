import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../test/eventually';
import { startFillableDatabase } from '../../test/full-disk';
import { connectMongo } from '../shared/mongo/connection';
import { newKey } from './archive/key';
import { newHead } from './archive/manifest';
import { readArchive } from './archive/read-archive';
import { writeArchive } from './archive/write-archive';
import { followChanges } from './database/change-log';
import { refuseHalfRestored, restoreMark, setRestoreMark } from './database/restore-mark';
import { makeBackup } from './make-backup';
import { createFilePlace } from './places/file-place';
import { restoreBackup } from './restore-backup';
import { type TestSite, testSites } from './testing/test-sites';

const sites = testSites();
let from: TestSite;
let whole: string;

beforeAll(async () => {
  from = await sites().site();
  await from.db.collection('things').insertMany(Array.from({ length: 3_000 }, (_, at) => ({ at })));
  await from.media.write('a.webp', Buffer.alloc(200_000, 'picture'));
  whole = join(sites().folder, 'whole');
  await makeBackup(sites().plan(from, 'whole'));
});

/** What a restore of that file into a new site says, and what is there afterwards. */
async function tryToRestore(file: string, key = sites().key) {
  const to = await sites().site();
  const restoring = restoreBackup({ ...to, place: createFilePlace(file), key });
  const message = await restoring.then(
    () => 'restored',
    ({ message: said }: Error) => said,
  );
  const collections = (await to.db.listCollections().toArray()).map(({ name }) => name);
  return { message, collections, picture: await to.media.read('a.webp') };
}

const NOTHING = { collections: [], picture: null };

it.each([0.001, 0.25, 0.5, 0.75, 0.9999])(
  'PLT-17: a byte that is flipped at %d of the file is found, and nothing is written',
  async (part) => {
    const bytes = await readFile(whole);
    const at = Math.floor(bytes.length * part);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    const file = join(sites().folder, `flipped-${part}`);
    await writeFile(file, bytes);
    expect(await tryToRestore(file)).toEqual({
      ...NOTHING,
      message: expect.stringMatching(/^\S+ (is damaged|cannot be opened)[^\n]*\.$/) as string,
    });
  },
);

it.each([0, 1, 100, 65_536 + 200, 0.5, 0.99, -1])(
  'PLT-17: a backup that is cut to %d is refused, and nothing is written',
  async (length) => {
    const { length: all } = await readFile(whole);
    const file = join(sites().folder, `cut-${length}`);
    await copyFile(whole, file);
    await truncate(file, Number.isInteger(length) ? (length + all) % all : Math.floor(all * length));
    expect(await tryToRestore(file)).toEqual({
      ...NOTHING,
      message: `${file} is damaged, cut off, or no backup of Atoll.`,
    });
  },
);

it('PLT-17: another key does not open it', async () => {
  expect(await tryToRestore(whole, await newKey())).toEqual({
    ...NOTHING,
    message: `${whole} cannot be opened with BACKUP_KEY: it was made with another key.`,
  });
});

it.each([
  [
    'of a newer schema',
    { schemaVersion: 2 },
    'holds data of Atoll 9.0.0 with schema 2, and this version knows 1',
  ],
  ['of a newer format', { format: 2 }, 'was written by Atoll 9.0.0 in format 2, and this version reads 1'],
])('PLT-17: a backup %s is refused, and nothing is written', async (name, newer, says) => {
  const head = { ...newHead('id', '9.0.0', new Date('2020-11-02')), ...newer };
  const { bytes } = await writeArchive(head, sites().key, () => Promise.resolve());
  const file = join(sites().folder, name);
  await writeFile(file, bytes);
  expect(await tryToRestore(file)).toEqual({ ...NOTHING, message: `${file} ${says}: update Atoll first.` });
});

it('PLT-17: a file that is not there cannot be read', async () => {
  const { message } = await tryToRestore('/nowhere/backup');
  expect(message).toBe('/nowhere/backup cannot be read (ENOENT).');
});

it.each([
  [
    'documents',
    (to: TestSite) =>
      to.db
        .collection('users')
        .insertOne({})
        .then(() => undefined),
  ],
  ['files (media)', (to: TestSite) => to.media.write('b.webp', Buffer.from('own'))],
])('PLT-17: a site that has %s is not restored into', async (what, use) => {
  const to = await sites().site();
  await use(to);
  await expect(restoreBackup({ ...to, place: createFilePlace(whole), key: sites().key })).rejects.toThrow(
    `This site has ${what} already: a backup is restored into an empty site only.`,
  );
  expect(await to.db.collection('things').countDocuments()).toBe(0);
});

it('PLT-17: what the locks and limits of a site wrote does not make it full', async () => {
  const to = await sites().site();
  await to.db.collection('write_checks').insertOne({});
  await restoreBackup({ ...to, place: createFilePlace(whole), key: sites().key });
  expect(await to.db.collection('things').countDocuments()).toBe(3_000);
});

it('PLT-17: a backup never replaces a file', async () => {
  const before = await readFile(whole);
  await expect(makeBackup(sites().plan(from, 'whole'))).rejects.toThrow(
    `${whole} is there already: a backup never replaces a file.`,
  );
  expect((await readFile(whole)).equals(before)).toBe(true);
});

it('PLT-17: a full disk is one sentence, nothing of the backup is left, and what was there stays', async () => {
  const before = await readdir(sites().folder);
  const fullAfter = 5_000;
  const place = createFilePlace(join(sites().folder, 'full'), (path) => {
    const file = createWriteStream(path, { flags: 'wx' });
    let written = 0;
    const filling = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        written += chunk.length;
        if (written < fullAfter) file.write(chunk, done);
        else done(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
      },
      destroy: (error, done) => file.close(() => done(error)),
    });
    return filling as typeof file;
  });
  await expect(makeBackup({ ...sites().plan(from, 'full'), place })).rejects.toThrow(
    `The disk of ${sites().folder} is full: there is no backup, and what was there stays.`,
  );
  expect(await readdir(sites().folder)).toEqual(before);
});

it('PLT-17: whoever stops reading a backup ends what writes it', async () => {
  const head = newHead('id', '0.1.0', new Date('2020-11-02'));
  const wrote = jest.fn();
  const { bytes } = await writeArchive(head, sites().key, async (writer) => {
    try {
      for (;;) await writer.file('media', 'a', randomBytes(100_000));
    } catch (error) {
      wrote(error);
      throw error;
    }
  });
  bytes.on('error', () => undefined);
  bytes.once('data', () => bytes.destroy());
  while (wrote.mock.calls.length === 0) await pause(5);
  expect(wrote).toHaveBeenCalledTimes(1);
});

it('PLT-17: a restore onto a full disk is one sentence, and the site says that it is half restored', async () => {
  const database = await startFillableDatabase();
  const connection = await connectMongo(database.uri);
  const to = await sites().site();
  const filling = { ...to.media, write: () => Promise.resolve(database.fill()) };
  const sources = [{ name: 'media', storage: filling }];
  const plan = { connection, sources, place: createFilePlace(whole), key: sites().key };
  await expect(restoreBackup(plan)).rejects.toThrow(
    /^The disk of the site is full: it stays half restored; [^\n]+\.$/,
  );
  // The engine first reads anew what is really on its disk.
  await eventually(() =>
    expect(refuseHalfRestored(connection)).rejects.toThrow(/^This site is half restored/),
  );
  await connection.close();
  await database.stop();
});

it('PLT-17: a folder that is not there is one sentence', async () => {
  const place = createFilePlace('/nowhere/at/all/backup');
  await expect(makeBackup({ ...sites().plan(from, 'x'), place })).rejects.toThrow(
    '/nowhere/at/all is no folder that can be written (ENOENT).',
  );
});

it('PLT-17: a collection that is dropped while it is copied ends the backup', async () => {
  const { db } = await sites().site();
  await db.collection('passing').insertOne({});
  const log = await followChanges(db, 'mark');
  await db.collection('passing').drop();
  await expect(log.untilNow()).rejects.toThrow('passing was dropped while it was copied: try again.');
  await log.close();
});

it('PLT-17: a database whose disk is full is one sentence, and nothing of the backup is left', async () => {
  const database = await startFillableDatabase();
  const connection = await connectMongo(database.uri);
  await connection.collection('things').insertOne({});
  const before = await readdir(sites().folder);
  database.fill();
  const plan = { ...sites().plan(from, 'full-database'), connection };
  await expect(makeBackup(plan)).rejects.toThrow(
    'The disk of the database is full: there is no backup, and what was there stays.',
  );
  expect(await readdir(sites().folder)).toEqual(before);
  await connection.close();
  await database.stop();
});

describe('a site that is half restored', () => {
  it('PLT-17: does not start, and is restored again with the same backup only', async () => {
    const to = await sites().site();
    const { manifest } = await readArchive(createFilePlace(whole), sites().key);
    await setRestoreMark(to.db, manifest.id, manifest.madeAt);
    await to.db.collection('things').insertMany([{ at: 'half' }, { at: 'more' }]);
    await to.media.write('a.webp', Buffer.from('half'));
    await expect(refuseHalfRestored(to.connection)).rejects.toThrow(
      'This site is half restored: run the restore of the backup of 2020-11-02T10:00:00.000Z again, or empty the database.',
    );
    await makeBackup(sites().plan(from, 'another'));
    const another = createFilePlace(join(sites().folder, 'another'));
    await expect(restoreBackup({ ...to, place: another, key: sites().key })).rejects.toThrow(
      'This site is half restored from the backup of 2020-11-02T10:00:00.000Z',
    );
    await restoreBackup({ ...to, place: createFilePlace(whole), key: sites().key });
    expect(await to.db.collection('things').countDocuments()).toBe(3_000);
    expect((await to.media.read('a.webp'))?.length).toBe(200_000);
    expect(await restoreMark(to.db)).toBeNull();
    await expect(refuseHalfRestored(to.connection)).resolves.toBeUndefined();
  });
});
