import { once } from 'node:events';
import { endApiProcesses, startApiProcess } from '../../../test/api-process';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { sampleAgent, sampleCountry, writeDirectory } from '../../../test/sample-directory';
import { destinationCardModel } from '../models/card.model';
import { cardProgressModel } from './card-progress.model';

/** Many steps, so that the first of them are seen before the last. */
const COUNTRIES = Array.from({ length: 500 }, (_, number) => `Country ${number}`);
/** Two whole APIs start one after the other, and the second waits until the first one's lock has ended. */
const TIMEOUT_MS = 240_000;

describe('the worker that makes cards, in a process that is killed', () => {
  const database = testDatabase();
  afterEach(endApiProcesses);

  it(
    'DIR-14: finishes at the next start what SIGKILL ended in the middle',
    async () => {
      const { connection, uri } = database();
      await writeDirectory(connection, {
        agents: COUNTRIES.map((country) => sampleAgent({ country, city: `Main ${country}` })),
        countries: COUNTRIES.map((country) => sampleCountry(country)),
      });
      const rebuild = async () => (await cardProgressModel(connection).findById('directory').lean())?.rebuild;
      const cards = () => destinationCardModel(connection).countDocuments();
      const { child } = await startApiProcess({ MONGODB_URI: uri });
      for (let after = ''; after === ''; after = (await rebuild())?.after ?? '');
      child.kill('SIGKILL');
      await once(child, 'close');
      expect(await rebuild()).toMatchObject({ after: expect.stringContaining('country-') as unknown });
      expect(await cards()).toBeLessThan(COUNTRIES.length);

      await startApiProcess({ MONGODB_URI: uri });
      await eventually(async () => expect(await rebuild()).toBeNull(), TIMEOUT_MS);
      expect(await cards()).toBe(COUNTRIES.length);
    },
    TIMEOUT_MS,
  );
});
