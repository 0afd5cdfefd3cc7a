import type { FastifyInstance } from 'fastify';
import type { AgentClustersAnswer, AgentsAnswer } from '@atoll/contracts/agent';
import type { City, Destination, DestinationsAnswer } from '@atoll/contracts/destination';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../test/sample-directory';
import { buildTestSite } from '../../test/site';
import { createChangeLog } from '../shared/changes/change-log';
import { createAgentsRepository } from './agents/agents.repository';
import { createCitiesRepository } from './destinations/cities.repository';
import { createCountriesRepository } from './destinations/countries.repository';
import { agentModel } from './models/agent.model';
import { EVERYTHING_CHANGED } from './subjects';

const hanna = sampleAgent({ name: 'Hanna Berg', user_id: 'account-1' });

describe('two instances on one database', () => {
  const database = testDatabase();
  let instances: FastifyInstance[];
  beforeAll(async () => {
    await writeDirectory(database().connection, {
      agents: [
        hanna,
        sampleAgent({ name: 'Zoé Dupont', city: 'Paris', country: 'France', lat: 48.9, lng: 2.3 }),
      ],
      countries: [sampleCountry('Portugal'), sampleCountry('France')],
      cities: [sampleCity('Lisbon', 'Portugal')],
    });
    // One after the other: they share the metrics of this process, which each of them begins anew.
    const sites = [await buildTestSite(database().connection), await buildTestSite(database().connection)];
    instances = sites.map(({ app }) => app);
    await everywhere(async (get) =>
      expect(await get<DestinationsAnswer>('destinations')).toHaveProperty('data.length', 2),
    );
  });
  afterAll(() => Promise.all(instances.map((app) => app.close())));

  type Get = <Answer>(path: string) => Promise<Answer>;
  const everywhere = async (expectations: (get: Get) => Promise<void>) => {
    const each = instances.map((app) =>
      eventually(() =>
        expectations(async <Answer>(path: string) =>
          (await app.inject({ url: `/api/${path}` })).json<Answer>(),
        ),
      ),
    );
    await Promise.all(each);
  };
  const repositories = () => {
    const { connection } = database();
    const changes = createChangeLog(connection);
    return {
      changes,
      agents: createAgentsRepository(connection, changes),
      cities: createCitiesRepository(connection, changes),
      countries: createCountriesRepository(connection, changes),
    };
  };
  const names = async (get: Get, query: string) =>
    (await get<AgentsAnswer>(`agents?${query}`)).data.map(({ name }) => name);
  const counts = async (get: Get) =>
    Object.fromEntries(
      (await get<DestinationsAnswer>('destinations')).data.map(({ id, agentCount }) => [id, agentCount]),
    );

  it('DIR-14: an agent that is added, moves and goes is in lists, clusters and counts of both in the end', async () => {
    const { agents } = repositories();
    const { _id, updated_at, ...fields } = sampleAgent({ name: 'Rui Mar', lat: 41.1, lng: -8.6 });
    const id = await agents.add(fields);
    await everywhere(async (get) => {
      expect(await names(get, 'name=rui')).toEqual(['Rui Mar']);
      expect(await counts(get)).toEqual({ portugal: 2, france: 1 });
      expect((await get<AgentClustersAnswer>('agents/clusters?bbox=-9,41,-8,42&zoom=12')).count).toBe(1);
    });
    await agents.change(id, {
      city: 'Paris',
      clean_city: 'paris',
      country: 'France',
      clean_country: 'france',
      lat: 48.8,
      lng: 2.3,
    });
    await everywhere(async (get) => {
      expect(await names(get, 'citySlug=lisbon')).toEqual(['Hanna Berg']);
      expect(await names(get, 'city=PAR')).toEqual(['Rui Mar', 'Zoé Dupont']);
      expect(await counts(get)).toEqual({ portugal: 1, france: 2 });
      expect((await get<City>('cities/paris')).agentCount).toBe(2);
    });
    await agents.remove(id);
    await everywhere(async (get) => {
      expect(await names(get, 'name=rui')).toEqual([]);
      expect(await counts(get)).toEqual({ portugal: 1, france: 1 });
    });
  });

  it('DES-03: a country that is hidden is gone from list, page, search and map of both, and comes back', async () => {
    const { countries } = repositories();
    const isShown = async (get: Get) => ({
      listed: (await counts(get)).france !== undefined,
      page: (await get<Destination>('destinations/france')).country === 'France',
      city: (await get<City>('cities/paris')).name === 'Paris',
      search: (await names(get, 'name=dupont')).length === 1,
      map: (await get<AgentClustersAnswer>('agents/clusters?bbox=2,48,3,49&zoom=6')).count === 1,
    });
    const all = (shown: boolean) => ({ listed: shown, page: shown, city: shown, search: shown, map: shown });
    await countries.change('france', { is_visible: false });
    await everywhere(async (get) => expect(await isShown(get)).toEqual(all(false)));
    await countries.change('france', { is_visible: true });
    await everywhere(async (get) => expect(await isShown(get)).toEqual(all(true)));
  });

  it('DES-05: what is told of a city is new at once', async () => {
    await repositories().cities.change('lisbon', { description: 'A city of light.' });
    await everywhere(async (get) =>
      expect(await get<City>('cities/lisbon')).toMatchObject({ description: 'A city of light.' }),
    );
  });

  it('a seed that is announced when it is complete is there in the end', async () => {
    const { connection } = database();
    await agentModel(connection).insertMany([
      sampleAgent({ name: 'Seed One' }),
      sampleAgent({ name: 'Seed Two' }),
    ]);
    await repositories().changes.around(EVERYTHING_CHANGED, () => Promise.resolve());
    await everywhere(async (get) => {
      expect(await names(get, 'name=seed')).toEqual(['Seed One', 'Seed Two']);
      expect(await counts(get)).toMatchObject({ portugal: 3 });
    });
  });

  it('the agent of an account is found by it, and no other', async () => {
    const { agents } = repositories();
    expect((await agents.findByUser('account-1'))?.name).toBe('Hanna Berg');
    expect(await agents.findByUser('account-2')).toBeNull();
  });
});
