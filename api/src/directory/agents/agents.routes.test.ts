import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { Agent, AgentCard, type AgentClustersAnswer, type AgentsAnswer } from '@atoll/contracts/agent';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { testDatabase } from '../../../test/database';
import { sampleAgent, sampleCountry, writeDirectory } from '../../../test/sample-directory';
import { buildTestSite } from '../../../test/site';

const hanna = sampleAgent({ name: 'Hanna Berg', user_id: 'account-1', rating: 4.8, rating_count: 30 });
const jose = sampleAgent({
  name: 'José Ánnez',
  agency: 'Ruta del Sol',
  city: 'Madrid',
  country: 'Spain',
  country_code: 'ES',
  is_featured: true,
  places: ['portugal', 'cuba'],
  specialities: ['ski', 'rail'],
  languages: ['es', 'he'],
  lat: 40.4,
  lng: -3.7,
});
const londoners = Array.from({ length: 25 }, (_, number) =>
  sampleAgent({
    name: `Ann ${number}`,
    city: 'London',
    country: 'United Kingdom',
    lat: 51.5 + number / 1000,
    lng: -0.1,
    is_featured: number < 3,
  }),
);
const hidden = sampleAgent({ name: 'Ana Hidden', city: 'Havana', country: 'Cuba', lat: 23, lng: -82 });

describe('agents', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    await writeDirectory(database().connection, {
      agents: [hanna, jose, ...londoners, hidden],
      countries: [
        sampleCountry('Portugal'),
        sampleCountry('Spain', { country_code: 'ES' }),
        sampleCountry('United Kingdom', { country_code: 'GB' }),
        sampleCountry('Cuba', { country_code: 'CU', is_visible: false }),
      ],
    });
    ({ app } = await buildTestSite(database().connection));
  });
  afterAll(() => app.close());
  const get = (query: string) => app.inject({ url: `/api/agents${query}` });
  const list = async (query: string) => (await get(query)).json<AgentsAnswer>();
  const names = async (query: string) => (await list(query)).data.map(({ name }) => name);

  it('DIR-07, DIR-08: an agent has the specified fields, and nobody learns whose account it is', async () => {
    const profile = (await get(`/${String(hanna._id)}`)).json<Agent>();
    expect(Value.Check(Agent, profile)).toBe(true);
    expect(profile).toMatchObject({ id: String(hanna._id), name: 'Hanna Berg', user_id: null });
    const [card] = (await list('?citySlug=lisbon')).data;
    expect(Value.Check(AgentCard, card)).toBe(true);
    expect(card).toMatchObject({
      clean_city: 'lisbon',
      clean_country: 'portugal',
      country: 'Portugal',
      is_featured: false,
      rating: 4.8,
      lat: 38.7,
      lng: -9.1,
    });
    expect(card).not.toHaveProperty('user_id');
  });

  it('C5: an agent that is not there is 404 with code PGRST116, as one of a hidden country', async () => {
    for (const id of ['5f0000000000000000000000', 'no-id', '.*', String(hidden._id)]) {
      const answer = await get(`/${encodeURIComponent(id)}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json<ErrorEnvelope>().code).toBe('PGRST116');
    }
  });

  it('DIR-09: finds agents by a part of their name in any case and without accents, five at most', async () => {
    expect(await names('?name=HAN')).toEqual(['Hanna Berg']);
    expect(await names('?name=JOSE')).toEqual(['José Ánnez']);
    const anns = await list('?name=ANN');
    expect(anns.data).toHaveLength(5);
    expect(anns.meta.count).toBe(27);
    expect(await names('?name=anna')).toEqual(['Hanna Berg']);
  });

  it('DIR-09: one or two letters find the beginnings of words', async () => {
    expect(await names('?name=be')).toEqual(['Hanna Berg']);
    expect(await names('?name=er')).toEqual([]);
  });

  it('DIR-10: finds agents by a part of their city, five at most', async () => {
    const found = await list('?city=lond');
    expect(found.data).toHaveLength(5);
    expect(new Set(found.data.map(({ city }) => city))).toEqual(new Set(['London']));
    expect(await names('?city=havana')).toEqual([]);
  });

  it.each(['.*', '^', '(a+)+$', '[', '\\', '$where', '%00', '<b>'])('DIR-11: %s is literal', async (text) => {
    for (const key of ['name', 'city', 'q', 'citySlug', 'nameSlug', 'country']) {
      const answer = await get(`?${key}=${encodeURIComponent(text)}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json<AgentsAnswer>().data).toEqual([]);
    }
  });

  it('DIR-01, DIR-02: lists agents in pages, of all places and of a city, and counts them', async () => {
    expect((await list('')).meta).toEqual({
      count: 27,
      featuredCount: 4,
      page: 1,
      pages: 2,
      country: null,
      ignored: [],
    });
    expect((await list('?page=2')).data).toHaveLength(7);
    expect((await list('?page=3')).data).toEqual([]);
    const london = await list('?citySlug=london');
    expect(london.meta).toEqual({
      count: 25,
      featuredCount: 3,
      page: 1,
      pages: 2,
      country: null,
      ignored: [],
    });
    expect(london.data.slice(0, 3).every((agent) => agent.is_featured)).toBe(true);
  });

  it('DIR-20: finds by names of places in any language, and says which words it left out', async () => {
    expect(await names('?q=マドリード')).toEqual(['José Ánnez']);
    expect(await names('?city=Мадрид')).toEqual(['José Ánnez']);
    expect(await names('?q=ski%20espa%C3%B1a')).toEqual(['José Ánnez']);
    expect((await list('?q=ski%20london')).meta.ignored).toEqual(['london']);
    expect((await list('?q=ruta%20madrid')).meta.ignored).toEqual([]);
  });

  it('DIR-20: the map has as many agents as the list', async () => {
    const world = 'bbox=-180,-85,180,85&zoom=1';
    for (const q of ['ann', 'ruta', 'ski%20london', 'nobody']) {
      const { count } = (await get(`/clusters?${world}&q=${q}`)).json<AgentClustersAnswer>();
      expect(count).toBe((await list(`?q=${q}`)).meta.count);
    }
  });

  it.each(['spain', 'Spain', 'SPAIN', 'ES', 'es', 'España', 'Espagne'])(
    'DIR-19: %s is Spain',
    async (country) => {
      const { data, meta } = await list(`?country=${encodeURIComponent(country)}`);
      expect(data.map(({ name }) => name)).toEqual(['José Ánnez']);
      expect(meta.country).toEqual({ name: 'Spain', slug: 'spain' });
    },
  );

  it.each(['UK', 'uk', 'U.K.', 'Great Britain', 'Britain', 'Royaume-Uni', '英国'])(
    'DIR-19: %s is the United Kingdom, in the list and on the map',
    async (country) => {
      const query = `country=${encodeURIComponent(country)}`;
      expect((await list(`?${query}`)).meta).toMatchObject({
        count: 25,
        country: { name: 'United Kingdom', slug: 'united-kingdom' },
      });
      const { count } = (
        await get(`/clusters?bbox=-180,-85,180,85&zoom=1&${query}`)
      ).json<AgentClustersAnswer>();
      expect(count).toBe(25);
    },
  );

  it('DIR-19: agents of several countries, and of one', async () => {
    expect(await names('?country=spain')).toEqual(['José Ánnez']);
    for (const unknown of ['cuba', 'CU', 'Kuba', 'Turkey', 'Atlantis', '.*']) {
      expect((await list(`?country=${unknown}`)).meta).toMatchObject({ count: 0, country: null });
    }
  });

  it('narrows by words, specialities, languages, rating, feature and name', async () => {
    expect(await names('?q=ruta%20madrid')).toEqual(['José Ánnez']);
    expect(await names('?q=skiing')).toEqual(['José Ánnez']);
    expect(await names('?q=ski')).toEqual(['José Ánnez']);
    expect(await names('?specialities=ski,rail')).toEqual(['José Ánnez']);
    expect(await names('?specialities=ski,beach')).toEqual([]);
    expect(await names('?languages=he')).toEqual(['José Ánnez']);
    expect(await names('?rating=4.5')).toEqual(['Hanna Berg']);
    expect(await names('?featured=true&country=spain')).toEqual(['José Ánnez']);
    expect(await names('?nameSlug=hanna-berg&citySlug=lisbon')).toEqual(['Hanna Berg']);
    expect(await names('?nameSlug=hanna-berg&citySlug=london')).toEqual([]);
  });

  it('DIR-16: asks for no account', async () => {
    expect((await get('')).statusCode).toBe(200);
  });

  it('gives clusters of a part of the map, and single agents when it is near', async () => {
    const clusters = async (query: string) => (await get(`/clusters?${query}`)).json<AgentClustersAnswer>();
    const world = await clusters('bbox=-180,-85,180,85&zoom=1');
    expect(world.count).toBe(27);
    expect(world.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(27);
    const london = await clusters('bbox=-1,51,1,52&zoom=5');
    expect(london.clusters).toHaveLength(1);
    expect(london.clusters[0]).toMatchObject({ count: 25, agent: null, city: { slug: 'london' } });
    const near = await clusters('bbox=-0.2,51.4,0,51.6&zoom=18');
    expect(near.clusters).toHaveLength(25);
    expect(near.clusters[0]?.agent).toMatchObject({ city: 'London' });
    expect((await get('/clusters?bbox=1,2,3&zoom=1')).statusCode).toBe(400);
    expect((await clusters('bbox=-84,20,-80,25&zoom=8')).count).toBe(0);
  });

  it('bounds the zoom by the width of the box, as wide as it is asked for', async () => {
    const clusters = async (query: string) => (await get(`/clusters?${query}`)).json<AgentClustersAnswer>();
    for (const world of ['-180,-85,180,85', '-180,-90,180,90', '1,-85,0.9999,85', '0,-85,-0.0001,85']) {
      expect(await clusters(`bbox=${world}&zoom=22`)).toEqual(await clusters(`bbox=${world}&zoom=8`));
    }
  });

  it('one address may have so many parts of the map computed in a minute; what is known is free', async () => {
    const { app: small } = await buildTestSite(database().connection, { env: { MAP_VIEWS_MAX: '3' } });
    const ask = async (west: number, remoteAddress = '192.0.2.7') => {
      const url = `/api/agents/clusters?bbox=${west},41,${west + 1},42&zoom=9`;
      return (await small.inject({ url, remoteAddress })).statusCode;
    };
    expect(await Promise.all([1, 2, 3].map((west) => ask(west)))).toEqual([200, 200, 200]);
    const refused = await small.inject({
      url: '/api/agents/clusters?bbox=4,41,5,42&zoom=9',
      remoteAddress: '192.0.2.7',
    });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await ask(2)).toBe(200);
    expect(await ask(4, '192.0.2.8')).toBe(200);
    await small.close();
  });

  it('MAP-02: narrows clusters as a list, and names the city that most of a cluster are in', async () => {
    const clusters = async (query: string) => (await get(`/clusters?${query}`)).json<AgentClustersAnswer>();
    const world = 'bbox=-180,-85,180,85&zoom=0';
    const featured = (await get('?featured=true')).json<AgentsAnswer>().meta.count;
    expect((await clusters(`${world}&featured=true`)).count).toBe(featured);
    expect((await clusters(world)).count).toBe(27);
    expect((await clusters(`${world}&country=nowhere`)).clusters).toEqual([]);
    const wide = (await clusters(world)).clusters.filter(({ city }) => city === null);
    expect(wide).not.toHaveLength(0);
    expect(wide.find(({ count }) => count > 25)?.around).toMatchObject({ slug: 'london' });
  });
});
