import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import {
  City,
  type CalledSo,
  CityPage,
  Destination,
  DestinationCard,
  type DestinationsAnswer,
  type NamedCity,
} from '@atoll/contracts/destination';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import {
  sampleAgent,
  sampleCity,
  sampleCountry,
  sampleCountryImage,
  writeDirectory,
} from '../../../test/sample-directory';
import { buildTestSite } from '../../../test/site';
import { holdLock, jobLockModel } from '../../shared/jobs/job-lock';

const directory = {
  agents: [
    sampleAgent({ name: 'Hanna Berg', rating: 4.8, rating_count: 30, specialities: ['beach', 'rail'] }),
    sampleAgent({
      name: 'Ines Sol',
      is_featured: true,
      rating: 4.1,
      rating_count: 9,
      languages: ['pt', 'en'],
    }),
    sampleAgent({ name: 'Rui Mar', city: 'Porto', lat: 41.1, lng: -8.6 }),
    sampleAgent({ name: 'Zoé Dupont', city: 'Paris', country: 'France', lat: 48.9, lng: 2.3 }),
    sampleAgent({ name: 'Ana Cruz', city: 'Havana', country: 'Cuba' }),
  ],
  countries: [
    sampleCountry('Portugal'),
    sampleCountry('France'),
    sampleCountry('Iceland'),
    sampleCountry('Cuba', { is_visible: false }),
  ],
  images: [sampleCountryImage('Portugal')],
  cities: [
    sampleCity('Lisbon', 'Portugal', { region: 'Lisboa' }),
    sampleCity('Évora', 'Portugal', { _id: 'evora' }),
    sampleCity('Paris', 'France'),
    sampleCity('Paris', 'United States', { _id: 'paris-texas-united-states' }),
    sampleCity('Havana', 'Cuba'),
  ],
};

describe('destinations', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  const get = (url: string) => app.inject({ url: `/api${url}` });
  const destinations = async () => (await get('/destinations')).json<DestinationsAnswer>();
  beforeAll(async () => {
    await writeDirectory(database().connection, directory);
    ({ app } = await buildTestSite(database().connection));
    await eventually(async () => expect((await destinations()).data).toHaveLength(3));
  });
  afterAll(() => app.close());
  const expectNoRow = async (url: string) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json<ErrorEnvelope>().code).toBe('PGRST116');
  };

  it('DES-01, DES-03: lists every visible country by name, and no other', async () => {
    const { data, meta } = await destinations();
    expect(data.map(({ country }) => country)).toEqual(['France', 'Iceland', 'Portugal']);
    expect(meta).toEqual({ agentCount: 4, cityCount: 3 });
  });

  it('DES-01: countries and cities are found by their exact name in any language, hidden ones are not', async () => {
    const called = async (name: string) =>
      (await get(`/destinations/called?name=${encodeURIComponent(name)}`)).json<CalledSo>();
    const lisbon = { city: 'Lisbon', slug: 'lisbon', country: 'Portugal' };
    expect(await called('Lissabon')).toEqual({ countries: [], cities: [lisbon] });
    for (const name of ['Portogallo', 'ポルトガル', 'PT', 'portugal'])
      expect(await called(name)).toMatchObject({ countries: ['portugal'] });
    for (const name of ['Kuba', 'Havanna', '.*', 'Atlantis'])
      expect(await called(name)).toEqual({ countries: [], cities: [] });
  });

  it('DES-01, DES-03: names the cities with agents that can be searched, and none of a hidden country', async () => {
    expect((await get('/destinations/cities')).json<NamedCity[]>()).toEqual([
      { city: 'Lisbon', slug: 'lisbon', country: 'Portugal' },
      { city: 'Paris', slug: 'paris', country: 'France' },
      { city: 'Porto', slug: 'porto', country: 'Portugal' },
    ]);
  });

  it('DES-07, DES-08: a card has the specified fields, counts of its agents, and a picture of 800 × 600', async () => {
    const portugal = (await destinations()).data.find(({ id }) => id === 'portugal');
    expect(Value.Check(DestinationCard, portugal)).toBe(true);
    expect(portugal).toEqual({
      id: 'portugal',
      country: 'Portugal',
      clean_country: 'portugal',
      region: 'Southern Europe',
      lat: 38,
      lng: -9,
      image: '/media/artwork/old-town.golden-800x600.webp',
      featuredCount: 1,
      agentCount: 3,
    });
  });

  it('DES-02, DES-04: a country has its cities, agents and picture with credit', async () => {
    const portugal = (await get('/destinations/portugal')).json<Destination>();
    expect(Value.Check(Destination, portugal)).toBe(true);
    expect(portugal.cities.map(({ city }) => city)).toEqual(['Lisbon', 'Porto']);
    expect(portugal.agents.map(({ name }) => name)).toEqual(['Ines Sol', 'Hanna Berg', 'Rui Mar']);
    expect(portugal).toMatchObject({ listing_image_credit: 'Atoll', cityCount: 2 });
  });

  it('DES-02: a country is found by its code and its names in other languages, too', async () => {
    for (const slug of ['PT', 'Portugal', 'portogallo'])
      expect((await get(`/destinations/${slug}`)).json<Destination>()).toMatchObject({ id: 'portugal' });
  });

  it('DES-02, DES-03: an unknown country and a hidden one are not there', async () => {
    for (const slug of ['atlantis', 'cuba', 'kuba', 'spain', '.*'])
      await expectNoRow(`/destinations/${encodeURIComponent(slug)}`);
  });

  it('DIR-12, DIR-13: the card of a city has the specified fields, and counts that match its agents', async () => {
    const lisbon = (await get('/cities/lisbon')).json<City>();
    expect(lisbon).toMatchObject({
      city: 'Lisbon',
      country: 'Portugal',
      region: 'Lisboa',
      featuredCount: 1,
      agentCount: 2,
      topRating: 4.8,
      image: '/media/artwork/old-town.noon-800x600.webp',
    });
  });

  it('DES-05: a city has what is told of it, and the cities near it', async () => {
    const lisbon = (await get('/cities/lisbon')).json<City>();
    expect(Value.Check(City, lisbon)).toBe(true);
    expect(lisbon).toMatchObject({
      name: 'Lisbon',
      image_position: '50% 40%',
      highlights: ['The old town', 'The river'],
    });
    expect(lisbon.nearby.map(({ slug }) => slug)).toEqual(['porto']);
    expect((await get('/cities/evora')).json<City>()).toMatchObject({ agentCount: 0, topRating: null });
    expect((await get('/cities/porto')).json<City>()).toMatchObject({ agentCount: 1, description: '' });
    for (const slug of ['atlantis', 'havana']) await expectNoRow(`/cities/${slug}`);
  });

  it('DES-06: a city is read by its name in any case and its country', async () => {
    expect((await get('/cities?name=PARIS&country=France')).json<City>()).toMatchObject({ slug: 'paris' });
    expect((await get('/cities?name=evora&country=Portugal')).json<City>()).toMatchObject({ slug: 'evora' });
    expect((await get('/cities?name=evora&country=pt')).json<City>()).toMatchObject({ slug: 'evora' });
    await expectNoRow('/cities?name=PARIS&country=Portugal');
    await expectNoRow('/cities?name=.*&country=France');
  });

  it('DIR-03: a city has top and best pages where something is to be told, and no others', async () => {
    const { pages } = (await get('/cities/lisbon')).json<City>();
    for (const { kind, slug } of pages) {
      const page = (await get(`/cities/lisbon/pages/${kind}/${slug}`)).json<CityPage>();
      expect(Value.Check(CityPage, page)).toBe(true);
      expect(page).toMatchObject({ kind, slug });
      const texts = page.sections.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }
    expect(pages.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([
      'top/beach',
      'top/rail',
      'best/english-speaking',
      'best/portuguese-speaking',
    ]);
    const top = (await get('/cities/lisbon/pages/top/rail')).json<CityPage>();
    expect(top.agents.map(({ name }) => name)).toEqual(['Hanna Berg']);
    for (const page of [
      'top/ski',
      'best/french-speaking',
      'guide/nothing',
      'guide/first-visit',
      'guide/choosing-an-agent',
      'other/beach',
      'top/first-visit',
    ]) {
      await expectNoRow(`/cities/lisbon/pages/${page}`);
    }
    await expectNoRow('/cities/porto/pages/guide/first-visit');
  });
});

describe('destinations of a directory that was just written', () => {
  const database = testDatabase();

  it('ERR-12: are not called unknown while their cards are made', async () => {
    const { connection } = database();
    await writeDirectory(connection, directory);
    // Another instance has begun to make the cards, and takes its time.
    const lock = await holdLock(jobLockModel(connection), 'directory-cards', 60_000, async () => undefined);
    const { app } = await buildTestSite(connection);
    const statusOf = async (url: string) => (await app.inject({ url: `/api${url}` })).statusCode;
    const waiting = await app.inject({ url: '/api/destinations/portugal' });
    expect(waiting.statusCode).toBe(503);
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusOf('/cities/lisbon')).toBe(503);
    expect(await statusOf('/destinations/cuba')).toBe(404);
    expect(await statusOf('/destinations/atlantis')).toBe(404);
    expect(await statusOf('/cities/atlantis')).toBe(404);
    // A city without agents never has a card.
    expect(await statusOf('/cities/evora')).toBe(200);
    await lock.release();
    await eventually(async () => expect(await statusOf('/destinations/portugal')).toBe(200));
    expect(await statusOf('/cities/lisbon')).toBe(200);
    await app.close();
  });
});
