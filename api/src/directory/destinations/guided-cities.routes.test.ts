import type { CityGuide, Sight } from '@atoll/contracts/city-guide';
import type { Destination } from '@atoll/contracts/destination';
import { City, CountryCities, CityPage } from '@atoll/contracts/destination';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../../test/sample-directory';
import { buildTestSite } from '../../../test/site';

const sight = (name: string, lat: number, lng: number): Sight => ({
  id: name.toLowerCase(),
  name,
  local: null,
  kind: 'square',
  lat,
  lng,
  about: `About ${name}.`,
});

/** Three sights in a row of 400 m, and one that is 20 km away. */
const GUIDE: CityGuide = {
  is_coastal: false,
  sights: [
    sight('Arch', 38.71, -9.14),
    sight('Castle', 38.71, -9.1308),
    sight('Bridge', 38.71, -9.1354),
    sight('Palace', 38.8, -9.4),
  ],
  quarters: [
    { name: 'Alfama', about: 'Stairs.', lat: 38.71, lng: -9.13 },
    { name: 'Baixa', about: 'Flat.', lat: 38.71, lng: -9.14 },
    { name: 'Chiado', about: 'Shops.', lat: null, lng: null },
  ],
  food: [],
  best_months: [4, 5, 9],
  seasons: '',
  getting_there: '',
  getting_around: '',
  day_trips: [
    { name: 'Porto', km: 313, about: 'Wine.', lat: 41.15, lng: -8.61 },
    { name: 'Nowhere', km: 30, about: 'Woods.', lat: null, lng: null },
    // The town of that name is 300 km away.
    { name: 'Town 05', km: 25, about: 'Palms.', lat: null, lng: null },
  ],
  good_for: [],
};

const manyTowns = Array.from({ length: 60 }, (_, number) =>
  sampleAgent({
    name: `Agent ${number}`,
    city: `Town ${String(number).padStart(2, '0')}`,
    lat: 41.5,
    lng: -8,
    region: number < 2 ? 'Algarve' : 'Centro',
  }),
);

const directory = {
  agents: [
    ...['Hanna Berg', 'Ines Sol', 'Rui Mar'].map((name) => sampleAgent({ name })),
    sampleAgent({ name: 'Zé Porto', city: 'Porto', lat: 41.15, lng: -8.61 }),
    ...manyTowns,
  ],
  countries: [sampleCountry('Portugal'), sampleCountry('Cuba', { is_visible: false })],
  images: [],
  cities: [
    sampleCity('Lisbon', 'Portugal', { guide: GUIDE, description: 'Hills above a river. And more.' }),
    // Nobody works there.
    sampleCity('Évora', 'Portugal', { _id: 'evora', guide: { ...GUIDE, sights: [] } }),
    sampleCity('Havana', 'Cuba', { guide: GUIDE }),
  ],
};

describe('cities with a guide', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  const get = (url: string) => app.inject({ url: `/api${url}` });
  const portugal = async () => (await get('/destinations/portugal')).json<Destination>();
  const cities = async (query: string) =>
    (await get(`/destinations/portugal/cities${query}`)).json<CountryCities>();
  beforeAll(async () => {
    await writeDirectory(database().connection, directory);
    ({ app } = await buildTestSite(database().connection));
    await eventually(async () => expect((await portugal()).cityCount).toBeGreaterThan(1));
  });
  afterAll(() => app.close());

  it('DES-11: a city has its guide, and day trips name the page of the place where there is one', async () => {
    const lisbon = (await get('/cities/lisbon')).json<City>();
    expect(Value.Check(City, lisbon)).toBe(true);
    expect(lisbon).toMatchObject({ hasGuide: true, country_in_sentence: 'Portugal' });
    expect(lisbon.guide?.sights.map(({ name }) => name)).toEqual(['Arch', 'Castle', 'Bridge', 'Palace']);
    expect(lisbon.guide?.day_trips.map(({ name, slug }) => [name, slug])).toEqual([
      ['Porto', 'porto'],
      ['Nowhere', null],
      ['Town 05', null],
    ]);
    expect((await get('/cities/porto')).json<City>()).toMatchObject({ hasGuide: false, guide: null });
    expect((await get('/cities/havana')).statusCode).toBe(404);
  });

  it('DES-11: a country shows its cities with a guide, also one in which nobody works', async () => {
    const { guided, facts } = await portugal();
    expect(guided.map(({ slug, summary, best_months }) => [slug, summary, best_months])).toEqual([
      ['lisbon', 'Hills above a river.', [4, 5, 9]],
      ['evora', expect.any(String), [4, 5, 9]],
    ]);
    expect(facts).toMatchObject({ in_sentence: 'Portugal', capital: 'Lisbon', languages: ['Portuguese'] });
  });

  it('DES-12: all cities of a country are listed by name, page by page', async () => {
    const first = await cities('');
    expect(Value.Check(CountryCities, first)).toBe(true);
    expect(first.meta).toEqual({ total: 63, page: 1, pages: 2 });
    expect(first.data.slice(0, 3).map(({ city, hasGuide }) => [city, hasGuide])).toEqual([
      ['Évora', true],
      ['Lisbon', true],
      ['Porto', false],
    ]);
    const second = await cities('?page=2');
    expect(new Set([...first.data, ...second.data].map(({ slug }) => slug)).size).toBe(63);
    expect((await cities('?page=9')).data).toEqual([]);
  });

  it('DES-12: they are narrowed by words with or without accents, and by a region', async () => {
    expect((await cities('?q=evo')).data.map(({ slug }) => slug)).toEqual(['evora']);
    expect((await cities('?q=town%2001')).data.map(({ slug }) => slug)).toEqual(['town-01']);
    expect((await cities('?q=.*')).meta.total).toBe(63);
    expect((await cities('?q=atlantis')).meta.total).toBe(0);
    expect((await cities('?region=Algarve')).meta.total).toBe(2);
    expect((await get('/destinations/cuba/cities')).statusCode).toBe(404);
    expect((await get('/destinations/atlantis/cities')).statusCode).toBe(404);
    expect((await portugal()).regions.map(({ name, cityCount }) => [name, cityCount])).toEqual([
      ['Algarve', 2],
      ['Centro', 58],
    ]);
  });

  it('DES-11, DIR-03: guide pages are made of the guide, and repeat nothing that the city says', async () => {
    const lisbon = (await get('/cities/lisbon')).json<City>();
    const slugs = lisbon.pages.filter(({ kind }) => kind === 'guide').map(({ slug }) => slug);
    expect(slugs).toEqual(['first-visit', 'where-to-stay', 'choosing-an-agent']);
    const said = JSON.stringify([lisbon.description, lisbon.highlights, lisbon.guide]);
    for (const slug of slugs) {
      const page = (await get(`/cities/lisbon/pages/guide/${slug}`)).json<CityPage>();
      expect(Value.Check(CityPage, page)).toBe(true);
      for (const text of [page.intro, ...page.sections.map((section) => section.text)])
        expect(said).not.toContain(text);
    }
  });

  it('DIR-03: the first visit says which sights lie close together, the next one first, and which do not', async () => {
    const page = (await get('/cities/lisbon/pages/guide/first-visit')).json<CityPage>();
    expect(page.intro).toBe(
      'Of the 4 sights of Lisbon, 3 lie close to another one and can be seen together.',
    );
    expect(page.sections).toEqual([
      { title: 'Around Castle', text: 'Castle, then Bridge (400 m), then Arch (400 m).' },
      { title: 'By themselves', text: expect.stringMatching(/^Palace, \d+ km from Arch\.$/) },
    ]);
    // A river may lie between: nothing is said of the way.
    expect(page.sections.map(({ text }) => text).join()).not.toMatch(/foot|walk|min/);
  });

  it('DIR-03: where to stay says how far each quarter is that is known by its place', async () => {
    const page = (await get('/cities/lisbon/pages/guide/where-to-stay')).json<CityPage>();
    expect(page.sections.map(({ title }) => title)).toEqual(['Alfama', 'Baixa']);
    expect(page.sections[1]?.text).toBe('Arch 100 m, Bridge 400 m, Castle 800 m.');
    expect(page.links.map(({ title }) => title)).toEqual(['Hotels around Alfama', 'Hotels around Baixa']);
  });

  it('DIR-03: choosing an agent has the numbers of the city, and ways to all lists', async () => {
    const page = (await get('/cities/lisbon/pages/guide/choosing-an-agent')).json<CityPage>();
    expect(page.intro).toMatch(/^3 agents work in Lisbon, and \d (has|have) a rating\./);
    expect(page.links.length).toBeGreaterThan(0);
    for (const { href } of page.links) {
      expect((await get(href.replace('/travel-agents/lisbon', '/cities/lisbon/pages'))).statusCode).toBe(200);
    }
  });

  it('DIR-03, SEO-10: a guide page that would have nothing does not exist', async () => {
    for (const page of ['first-visit', 'where-to-stay', 'choosing-an-agent']) {
      expect((await get(`/cities/evora/pages/guide/${page}`)).statusCode).toBe(404);
      expect((await get(`/cities/porto/pages/guide/${page}`)).statusCode).toBe(404);
    }
  });

  it('SEO-10: the sitemap names the guide pages that there are, and none of a hidden country', async () => {
    expect((await app.inject('/sitemap.xml')).body).toContain('/sitemaps/guides.xml');
    const { body } = await app.inject('/sitemaps/guides.xml');
    expect(body.match(/\/travel-agents\/[^<]+/g)).toEqual([
      '/travel-agents/lisbon/guide/first-visit',
      '/travel-agents/lisbon/guide/where-to-stay',
    ]);
  });
});
