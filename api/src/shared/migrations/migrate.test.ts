import { testDatabase } from '../../../test/database';
import { createLogger } from '../observability/logger';
import { migrate } from './migrate';
import type { Migration } from './migration';
import { MIGRATIONS } from './migrations';

describe('what is stored changes with the version', () => {
  const database = testDatabase();
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) });
  beforeEach(async () => {
    await database().connection.dropDatabase();
    lines.length = 0;
  });

  const collection = (name: string) => database().connection.collection<{ _id: string; n: number }>(name);
  const adding = (number: number): Migration => ({
    number,
    name: `add ${number}`,
    run: async (db, onStep) => {
      await onStep();
      await db
        .collection<{ _id: string; n: number }>('things')
        .updateOne({ _id: 'x' }, { $inc: { n: number } });
    },
  });
  const started = (migrations: readonly Migration[]) =>
    migrate({ database: database().connection, log, migrations });
  const total = async () => (await collection('things').findOne({ _id: 'x' }))?.n;

  it('each migration once and in its order, however many instances start', async () => {
    await collection('things').insertOne({ _id: 'x', n: 0 });
    await Promise.all([started([adding(1)]), started([adding(1)]), started([adding(1)])]);
    expect(await total()).toBe(1);
    await started([adding(1), adding(2)]);
    expect(await total()).toBe(3);
  });

  it('one that fails is not done, stops the start, and is run again by the next', async () => {
    await collection('things').insertOne({ _id: 'x', n: 0 });
    const failing = { ...adding(1), run: () => Promise.reject(new Error('cut off')) };
    await expect(started([failing, adding(2)])).rejects.toThrow('cut off');
    expect(await total()).toBe(0);
    await started([adding(1), adding(2)]);
    expect(await total()).toBe(3);
  });

  it('a version that is older than the database says so, and starts', async () => {
    await collection('things').insertOne({ _id: 'x', n: 0 });
    await started([adding(1), adding(2)]);
    await started([adding(1)]);
    expect(lines.join('')).toContain('changed by a newer version of Atoll');
  });

  it('are numbered without a gap', () => {
    expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_each, at) => at + 1));
  });
});
