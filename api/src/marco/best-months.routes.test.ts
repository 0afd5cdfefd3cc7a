import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildMarcoSite, type MarcoSite } from '../../test/marco';
import { sampleCity, sampleCountry, sampleGuide, writeDirectory } from '../../test/sample-directory';
import { runningSandbox } from '../shared/provider/testing/running-sandbox';

const database = testDatabase();
const sandbox = runningSandbox();
let site: MarcoSite;

beforeAll(async () => {
  const rome = sampleGuide([{ name: 'Colosseum', lat: 41.8902, lng: 12.4922 }]);
  await writeDirectory(database().connection, {
    agents: [],
    countries: [sampleCountry('Italy')],
    cities: [
      sampleCity('Rome', 'Italy', {
        country_code: 'IT',
        guide: { ...rome, best_months: [4, 5, 9, 10, 11] },
      }),
    ],
  });
  site = await buildMarcoSite(database().connection, sandbox());
  await eventually(async () =>
    expect((await site.app.inject('/api/sights?bbox=12,41,13,42&zoom=12')).payload).toContain('colosseum'),
  );
});
afterAll(() => site.app.close());

it('DES-11: the best time is what the guide of the town says, in the words of its page', async () => {
  expect((await site.browser().ask('best time to visit Rome')).text).toBe(
    'The best time to visit Rome, by the Atoll guide, is April, May and September to November.',
  );
  expect((await site.browser().ask('Was ist die beste Reisezeit für Rom?')).text).toBe(
    'Die beste Reisezeit (Rome) laut Atoll-Reiseführer: April, Mai, September, Oktober und November.',
  );
});

it('DES-11: a town without a guide is answered as before', async () => {
  expect((await site.browser().ask('best time to visit Paris')).text).not.toContain('Atoll guide');
});
