import type { FastifyInstance } from 'fastify';
import type { SightsAnswer } from '@atoll/contracts/sights';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import {
  sampleAgent,
  sampleCity,
  sampleCountry,
  sampleGuide,
  writeDirectory,
} from '../../../test/sample-directory';
import { buildTestSite } from '../../../test/site';
import { createChangeLog } from '../../shared/changes/change-log';
import { cityModel } from '../models/city.model';
import { countrySettingsModel } from '../models/country.model';
import { cityChange, countryChange } from '../subjects';

const BELEM = { name: 'Belém Tower', local: 'Torre de Belém', lat: 38.6916, lng: -9.216 };
const CASTLE = { name: 'São Jorge Castle', kind: 'castle', lat: 38.7139, lng: -9.1335 } as const;
const directory = {
  agents: [
    sampleAgent({ name: 'Hanna Berg' }),
    sampleAgent({ name: 'Ana Cruz', city: 'Havana', country: 'Cuba' }),
  ],
  countries: [sampleCountry('Portugal'), sampleCountry('Cuba', { is_visible: false })],
  cities: [
    sampleCity('Lisbon', 'Portugal', { guide: sampleGuide([BELEM, CASTLE]) }),
    sampleCity('Porto', 'Portugal', {
      guide: sampleGuide([{ name: 'Clérigos Tower', lat: 41.1458, lng: -8.6139 }]),
    }),
    sampleCity('Évora', 'Portugal', { _id: 'evora' }),
    sampleCity('Havana', 'Cuba', { guide: sampleGuide([{ name: 'El Morro', lat: 23.15, lng: -82.357 }]) }),
  ],
};
const WORLD = '-180,-85,180,85';

describe('sights on a map', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeEach(async () => {
    await database().connection.dropDatabase();
    await writeDirectory(database().connection, directory);
    ({ app } = await buildTestSite(database().connection));
    await eventually(async () => expect((await app.inject('/api/agents')).statusCode).toBe(200));
  });
  afterEach(() => app.close());
  const ask = (bbox: string, zoom: number) => app.inject(`/api/sights?bbox=${bbox}&zoom=${zoom}`);
  const sights = async (bbox: string, zoom: number) => (await ask(bbox, zoom)).json<SightsAnswer>();
  const names = async (bbox: string, zoom: number) =>
    (await sights(bbox, zoom)).clusters.map(
      ({ sight, city, count }) => sight?.name ?? `${city?.name} ${count}`,
    );

  it('MAP-26: sights stand together in their city from afar, and each by itself from near', async () => {
    expect(await sights(WORLD, 1)).toMatchObject({
      count: 3,
      clusters: [{ count: 3, city: null, around: { slug: 'lisbon' }, sight: null }],
    });
    expect((await names('-10,38,-8,42', 8)).sort()).toEqual(['Clérigos Tower', 'Lisbon 2']);
    const near = await sights('-9.3,38.6,-9,38.8', 13);
    expect(near.count).toBe(2);
    expect(near.clusters.map(({ id }) => id).sort()).toEqual([
      'lisbon/belem-tower',
      'lisbon/sao-jorge-castle',
    ]);
    expect(near.clusters.find(({ id }) => id === 'lisbon/belem-tower')).toEqual({
      id: 'lisbon/belem-tower',
      lat: expect.closeTo(BELEM.lat, 4) as number,
      lng: expect.closeTo(BELEM.lng, 4) as number,
      count: 1,
      bounds: [BELEM.lng, BELEM.lat, BELEM.lng, BELEM.lat],
      city: { name: 'Lisbon', country: 'Portugal', slug: 'lisbon' },
      around: null,
      sight: { ...BELEM, id: 'belem-tower', kind: 'tower', about: 'A tower to look at.' },
    });
  });

  it('MAP-26: sights of a hidden country are on no map, and those of one that is hidden leave it', async () => {
    const havana = '-83,22.9,-82,23.4';
    expect(await names(havana, 12)).toEqual([]);
    const changes = createChangeLog(database().connection);
    const write = async (slug: string, is_visible: boolean) => {
      await changes.around(countryChange(slug), () =>
        countrySettingsModel(database().connection).updateOne({ _id: slug }, { $set: { is_visible } }),
      );
    };
    await write('cuba', true);
    await eventually(async () => expect(await names(havana, 12)).toEqual(['El Morro']));
    await write('portugal', false);
    await eventually(async () => expect(await names(WORLD, 1)).toEqual(['El Morro']));
  });

  it('MAP-26: what was changed in a guide is on the map', async () => {
    const { connection } = database();
    await createChangeLog(connection).around(cityChange('porto', 'portugal'), () =>
      cityModel(connection).updateOne({ _id: 'porto' }, { $set: { guide: null, updated_at: new Date() } }),
    );
    await eventually(async () => expect(await names('-10,40,-8,42', 12)).toEqual([]));
    expect((await sights(WORLD, 1)).count).toBe(2);
  });

  it.each(['', '1,2,3', '0,50,10,40', 'a,b,c,d'])('MAP-26: the box %j is refused', async (bbox) => {
    expect((await ask(bbox, 3)).statusCode).toBe(400);
  });
});
