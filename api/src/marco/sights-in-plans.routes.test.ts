import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildMarcoSite, dataOf, type MarcoSite } from '../../test/marco';
import { sampleCity, sampleCountry, sampleGuide, writeDirectory } from '../../test/sample-directory';
import { runningSandbox } from '../shared/provider/testing/running-sandbox';

const database = testDatabase();
const sandbox = runningSandbox();
let site: MarcoSite;

beforeAll(async () => {
  await writeDirectory(database().connection, {
    agents: [],
    countries: [sampleCountry('Italy'), sampleCountry('Portugal')],
    cities: [
      sampleCity('Rome', 'Italy', {
        guide: sampleGuide([
          { name: 'Colosseum', kind: 'ruin', lat: 41.8902, lng: 12.4922 },
          { name: 'Pantheon', kind: 'church', lat: 41.8986, lng: 12.4769 },
          { name: 'Vatican Museums', kind: 'museum', lat: 41.9065, lng: 12.4536 },
          { name: 'Piazza Navona', kind: 'square', lat: 41.8992, lng: 12.4731 },
        ]),
      }),
      sampleCity('Lisbon', 'Portugal', {
        guide: sampleGuide([
          { name: 'Jerónimos Monastery', kind: 'church', lat: 38.6979, lng: -9.2068 },
          { name: 'Belém Tower', kind: 'tower', lat: 38.6916, lng: -9.216 },
          { name: 'São Jorge Castle', kind: 'castle', lat: 38.7139, lng: -9.1335 },
          { name: 'Praça do Comércio', kind: 'square', lat: 38.7076, lng: -9.1365 },
        ]),
      }),
    ],
  });
  site = await buildMarcoSite(database().connection, sandbox());
  await eventually(async () =>
    expect((await site.app.inject('/api/sights?bbox=12,41,13,42&zoom=12')).payload).toContain('"count":4'),
  );
});
afterAll(() => site.app.close());

async function planOf(message: string) {
  const { events } = await site.browser().ask(message);
  return dataOf(events, 'plan')?.days ?? [];
}

it('MAR-25: each day in a town with a guide has sights of one part of it, and no way is a ride', async () => {
  const days = await planOf('plan two days in Lisbon');
  const sights = days.map(({ stops }) =>
    stops.flatMap(({ kind, name }) => (kind === 'landmark' ? [name] : [])).sort(),
  );
  expect(sights).toEqual([
    ['Praça do Comércio', 'São Jorge Castle'],
    ['Belém Tower', 'Jerónimos Monastery'],
  ]);
  const stops = days.flatMap((day) => day.stops);
  expect(stops.map(({ kind }) => kind)).toContain('activity');
  expect(stops.flatMap(({ way }) => (way ? [way.by] : []))).not.toContain('ride');
  expect(stops.flatMap(({ checks }) => checks).every(({ ok }) => ok)).toBe(true);
});

it('MAR-25: sights that the message names begin the day', async () => {
  const [day] = await planOf('plan one day in Rome on foot with the Colosseum and the Pantheon');
  const names = day?.stops.map(({ name }) => name) ?? [];
  expect(names.slice(0, 2)).toEqual(['Colosseum', 'Pantheon']);
  expect(day?.stops[0]).not.toHaveProperty('price');
  expect(names).not.toContain('Vatican Museums');
});
