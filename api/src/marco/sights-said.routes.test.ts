import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildMarcoSite, dataOf, type MarcoSite } from '../../test/marco';
import { sampleCity, sampleCountry, sampleGuide, writeDirectory } from '../../test/sample-directory';
import { runningSandbox } from '../shared/provider/testing/running-sandbox';

const database = testDatabase();
const sandbox = runningSandbox();
let site: MarcoSite;
const ROME = sampleGuide([
  { name: 'Colosseum', lat: 41.8902, lng: 12.4922 },
  { name: 'Villa d’Este', lat: 41.963, lng: 12.796 },
  // Some 5 km to the south: 80 minutes on foot.
  { name: 'Tomb of the Way', lat: 41.848, lng: 12.5 },
  { name: 'Isle of the Ships', kind: 'island', lat: 41.8902, lng: 12.4924 },
]);

beforeAll(async () => {
  await writeDirectory(database().connection, {
    agents: [],
    countries: [sampleCountry('Italy')],
    cities: [sampleCity('Rome', 'Italy', { guide: ROME })],
  });
  site = await buildMarcoSite(database().connection, sandbox());
  await eventually(async () =>
    expect((await site.app.inject('/api/sights?bbox=12,41,13,42&zoom=12')).payload).toContain(
      'tomb-of-the-way',
    ),
  );
});
afterAll(() => site.app.close());

it('MAR-34: things to do name the sights of the town’s guide that one walks to beside the tours, in the traveler’s language', async () => {
  const { events, text } = await site.browser().ask('things to do in Rome');
  expect(dataOf(events, 'activities')?.activities.length).toBeGreaterThan(0);
  expect(text).toContain('From the Atoll guide, to walk to: Colosseum.');
  expect((await site.browser().ask('Was kann man in Rom unternehmen?')).text).toContain(
    'Aus dem Atoll-Reiseführer, zu Fuß zu erreichen: Colosseum.',
  );
});

it('MAR-34: a town without a guide has nothing said of it', async () => {
  expect((await site.browser().ask('things to do in Paris')).text).not.toContain('Atoll guide');
});
