import { testDatabase } from '../../../test/database';
import {
  sampleAgent,
  sampleCountry,
  sampleCountryImage,
  writeDirectory,
} from '../../../test/sample-directory';
import { createChangeLog } from '../../shared/changes/change-log';
import { createAgentsRepository } from '../agents/agents.repository';
import { agentModel } from '../models/agent.model';
import { cityCardModel, destinationCardModel } from '../models/card.model';
import { cardProgressModel } from './card-progress.model';
import { createCardWorker } from './card-worker';

const COUNTRIES = ['Chile', 'France', 'Italy', 'Portugal'];

describe('the worker that makes cards', () => {
  const database = testDatabase();
  const cards = async () => {
    const { connection } = database();
    return {
      countries: await destinationCardModel(connection).find().sort({ _id: 1 }).lean(),
      cities: await cityCardModel(connection).find().sort({ _id: 1 }).lean(),
    };
  };
  const changes = () => createChangeLog(database().connection);
  const worker = () => createCardWorker(database().connection, changes(), 1);
  const run = () => worker().run(() => Promise.resolve());
  beforeEach(async () => {
    const { connection } = database();
    await connection.dropDatabase();
    await writeDirectory(connection, {
      agents: COUNTRIES.flatMap((country, number) => [
        sampleAgent({ city: `Main ${country}`, country, rating: 4 + number / 10, is_featured: true }),
        sampleAgent({ city: `Main ${country}`, country, rating: 3 }),
        sampleAgent({ city: `Small ${country}`, country }),
      ]),
      countries: COUNTRIES.map((country) => sampleCountry(country, { is_visible: country !== 'Chile' })),
      images: [sampleCountryImage('Italy')],
    });
  });

  it('DIR-14, DIR-12: makes cards of visible countries and their cities from agents', async () => {
    await run();
    const { countries, cities } = await cards();
    expect(countries.map(({ _id, agentCount, featuredCount }) => [_id, agentCount, featuredCount])).toEqual([
      ['france', 3, 1],
      ['italy', 3, 1],
      ['portugal', 3, 1],
    ]);
    expect(cities.find(({ _id }) => _id === 'main-italy')).toMatchObject({
      city: 'Main Italy',
      country: 'Italy',
      agentCount: 2,
      featuredCount: 1,
      topRating: 4.2,
      image: '/media/artwork/old-town.golden-800x600.webp',
    });
  });

  it('DIR-14: an agent that is added changes the counts of its city and country', async () => {
    await run();
    const { _id, updated_at, ...fields } = sampleAgent({ city: 'Small Italy', country: 'Italy', rating: 5 });
    await createAgentsRepository(database().connection, changes()).add(fields);
    await run();
    const { countries, cities } = await cards();
    expect(countries.find((card) => card._id === 'italy')?.agentCount).toBe(4);
    expect(cities.find((card) => card._id === 'small-italy')).toMatchObject({ agentCount: 2, topRating: 5 });
  });

  it('DIR-14: killed in the middle, it finishes at the next start, and everything made anew is the same', async () => {
    let steps = 0;
    const killed = worker().run(async () => {
      steps += 1;
      if (steps === 2) throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect((await cards()).countries).toHaveLength(1);
    await run();
    const finished = await cards();
    expect(finished.countries).toHaveLength(3);
    await cardProgressModel(database().connection).deleteMany({});
    await destinationCardModel(database().connection).deleteMany({});
    await run();
    expect(await cards()).toEqual(finished);
  });

  it('keeps the card of a city whose agents are now of another country', async () => {
    await run();
    const { connection } = database();
    const repository = createAgentsRepository(connection, changes());
    const idIn = async (city: string) =>
      String((await agentModel(connection).findOne({ clean_city: city }).lean())?._id);
    await repository.change(await idIn('main-france'), { rating: 5 });
    await repository.change(await idIn('small-portugal'), { country: 'France', clean_country: 'france' });
    // Both countries in one step, first the one that has the city now, which had a change before.
    await createCardWorker(connection, changes(), 2).run(() => Promise.resolve());
    const card = (await cards()).cities.find(({ _id }) => _id === 'small-portugal');
    expect(card).toMatchObject({ clean_country: 'france', agentCount: 1 });
  });

  it('removes the card of a city whose last agent went', async () => {
    await run();
    const { connection } = database();
    const gone = await agentModel(connection).findOne({ clean_city: 'small-italy' }).lean();
    await createAgentsRepository(connection, changes()).remove(String(gone?._id));
    await run();
    expect((await cards()).cities.map(({ _id }) => _id)).not.toContain('small-italy');
  });
});
