import type { Connection } from 'mongoose';
import { testConfig } from '../../../test/config';
import { testDatabase } from '../../../test/database';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../../test/sample-directory';
import { createChangeLog } from '../../shared/changes/change-log';
import type { Change } from '../../shared/changes/changes';
import { createLogger } from '../../shared/observability/logger';
import { agentModel } from '../models/agent.model';
import { cityModel } from '../models/city.model';
import { countrySettingsModel } from '../models/country.model';
import { readFilters } from './agent-filters';
import { keepIndex } from './current-index';
import { createDirectoryDocuments } from './directory-documents';
import { missedWrites } from './missed-writes';

const hanna = sampleAgent({ name: 'Hanna Berg' });

function keptIndex(connection: Connection) {
  const changes = createChangeLog(connection);
  const log = createLogger(testConfig());
  const documents = createDirectoryDocuments(connection);
  const index = keepIndex({ documents, findMissed: missedWrites(connection), changes, log });
  const heard: Change[] = [];
  changes.onChange((more) => void heard.push(...more));
  /** Looks for what was missed, and lets what was found arrive. */
  const reconcile = async () => {
    await index.reconcile();
    await changes.poll();
    await index.settled();
  };
  return { ...index, heard, reconcile };
}

describe('the read model of one instance', () => {
  const database = testDatabase();
  let kept: ReturnType<typeof keptIndex>;
  beforeEach(async () => {
    const { connection } = database();
    await connection.dropDatabase();
    await writeDirectory(connection, {
      agents: [hanna, sampleAgent({ name: 'Ines Sol' })],
      countries: [sampleCountry('Portugal'), sampleCountry('Spain')],
      cities: [sampleCity('Lisbon', 'Portugal')],
    });
    kept = keptIndex(connection);
    await kept.ready();
  });
  afterEach(() => kept.close());
  const found = async (query: Parameters<typeof readFilters>[0]) => {
    const index = await kept.ready();
    return Array.from(index.search.find(readFilters(query)).rows, (row) => index.table.card(row).name);
  };
  const now = () => ({ updated_at: new Date() });

  it('finds a write that nobody announced, and announces it with the places before and after', async () => {
    const moved = {
      city: 'Sevilla',
      clean_city: 'sevilla',
      country: 'Spain',
      clean_country: 'spain',
      ...now(),
    };
    await agentModel(database().connection).updateOne({ _id: hanna._id }, { $set: moved });
    expect(await found({ country: 'spain' })).toEqual([]);
    await kept.reconcile();
    expect(await found({ country: 'spain' })).toEqual(['Hanna Berg']);
    expect(kept.heard[0]?.subjects).toEqual(
      expect.arrayContaining(['agents', 'city:lisbon', 'city:sevilla', 'country:portugal', 'country:spain']),
    );
  });

  it('finds an agent that was added or removed without a word', async () => {
    const { connection } = database();
    await agentModel(connection).insertMany([sampleAgent({ name: 'Rui Mar', ...now() })]);
    await agentModel(connection).deleteOne({ _id: hanna._id });
    await kept.reconcile();
    expect(await found({})).toEqual(['Ines Sol', 'Rui Mar']);
  });

  it('finds a country that was hidden and a city that was written without a word', async () => {
    const { connection } = database();
    await countrySettingsModel(connection).updateOne(
      { _id: 'portugal' },
      { $set: { is_visible: false, ...now() } },
    );
    await cityModel(connection).updateOne({ _id: 'lisbon' }, { $set: now() });
    await kept.reconcile();
    expect(await found({})).toEqual([]);
    expect(new Set(kept.heard.map(({ kind, key }) => `${kind} ${key}`))).toEqual(
      new Set(['country portugal', 'city lisbon']),
    );
  });

  it('has nothing to say where nothing was missed', async () => {
    await kept.reconcile();
    expect(kept.heard).toEqual([]);
  });
});
