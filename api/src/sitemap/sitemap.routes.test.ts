import type { FastifyInstance } from 'fastify';
import type { AgentCard } from '@atoll/contracts/agent';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { buildBareApp } from '../../test/bare-app';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../test/sample-directory';
import { buildTestSite } from '../../test/site';
import type { DirectoryPages } from '../shared/directory/directory-pages';
import { AGENTS_PER_FILE } from './sitemap-files';
import { sitemapRoutes } from './sitemap.routes';

const ORIGIN = 'https://atoll.example';
const hanna = sampleAgent({ name: 'Hanna Berg' });

describe('the sitemap', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    await writeDirectory(database().connection, {
      agents: [hanna, sampleAgent({ name: 'Ana Cruz', city: 'Havana', country: 'Cuba' })],
      countries: [sampleCountry('Portugal'), sampleCountry('Cuba', { is_visible: false })],
      images: [],
      cities: [sampleCity('Lisbon', 'Portugal'), sampleCity('Havana', 'Cuba')],
    });
    ({ app } = await buildTestSite(database().connection, { env: { PUBLIC_URL: ORIGIN } }));
    for (const [file, slug] of [
      ['cities', 'lisbon'],
      ['destinations', 'portugal'],
    ])
      await eventually(async () => expect((await get(`/sitemaps/${file}.xml`)).body).toContain(slug));
  });
  afterAll(() => app.close());
  const get = (url: string) => app.inject({ url, headers: { host: 'atoll.example' } });
  const entryOf = async (file: string, path: string) => {
    const { body } = await get(`/sitemaps/${file}.xml`);
    return body.split('<url>').find((entry) => entry.includes(`<loc>${ORIGIN}${path}</loc>`));
  };

  it('SEO-01 SEO-08, DES-03: is XML, an index of files on the own domain, of which nobody keeps an old one', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/xml');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toMatch(/^<\?xml [^>]*\?><sitemapindex /);
    const files = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(files).toEqual(
      ['static', 'destinations', 'cities', 'agents-1'].map((file) => `${ORIGIN}/sitemaps/${file}.xml`),
    );
    for (const file of files) {
      const part = await get(new URL(file ?? '').pathname);
      expect(part.statusCode).toBe(200);
      expect(part.headers['content-type']).toContain('application/xml');
      expect(part.headers['cache-control']).toBe('no-cache');
      expect(part.body).toContain('<urlset ');
    }
  });

  it.each([
    ['SEO-03', 'static', '/', '1.0', 'daily'],
    ['SEO-03', 'static', '/travel-agents', '1.0', 'daily'],
    ['SEO-04', 'destinations', '/destination/portugal', '0.9', 'weekly'],
    ['SEO-05', 'cities', '/travel-agents/lisbon', '0.8', 'daily'],
    ['SEO-06', 'agents-1', `/travel-agents/hanna-berg-${String(hanna._id)}/lisbon`, '0.8', 'weekly'],
  ])('%s: %s lists %s with %s, %s', async (_row, file, path, priority, changefreq) => {
    const entry = await entryOf(file, path);
    expect(entry).toContain(`<priority>${priority}</priority>`);
    expect(entry).toContain(`<changefreq>${changefreq}</changefreq>`);
  });

  it('SEO-10 DES-03: no hidden country, no agent of one, and no private or unbuilt page is listed', async () => {
    const files = ['static', 'destinations', 'cities', 'agents-1'];
    const all = (await Promise.all(files.map((file) => get(`/sitemaps/${file}.xml`))))
      .map(({ body }) => body)
      .join();
    expect(all).not.toMatch(/cuba|havana|ana-cruz/);
    expect(all).not.toMatch(/\/hotel\/|management-portal|dashboard|\/login|\/chat/);
    expect(all).not.toMatch(/<loc>[^<]*\/:/);
  });

  it.each(['agents-2', 'agents-0', 'nothing', '..%2f..%2fetc'])('there is no file %s', async (file) => {
    expect((await get(`/sitemaps/${file}.xml`)).statusCode).toBe(404);
  });

  it('SEO-10: robots.txt names the sitemap and the private areas', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const path of ['/api/', '/management-portal/', '/hotel/', '/agent/dashboard', '/traveler/']) {
      expect(body).toContain(`Disallow: ${path}\n`);
    }
  });
});

/** Some agents, of which only the first has a page that anybody looks at. */
function manyAgents(count: number): DirectoryPages {
  const card = { id: String(hanna._id), name_slug: 'hanna-berg', clean_city: 'lisbon' } as AgentCard;
  return {
    countries: async () => [],
    cities: async () => [],
    agentRows: async () => count,
    agentsIn: async (from, to) => Array.from({ length: Math.min(to, count) - from }, () => card),
    agent: async () => null,
    city: async () => null,
    country: async () => null,
  };
}

const nothing = async () => [];

it('SEO-11: 60,000 agents are split into files that are each below 50,000 addresses', async () => {
  const app = await buildBareApp(
    sitemapRoutes({
      pages: manyAgents(60_000),
      guidePages: nothing,
      eventIds: nothing,
      houseSlugs: nothing,
      pageSlugs: nothing,
      origin: ORIGIN,
      isDatabaseReady: async () => true,
    }),
  );
  const index = (await app.inject('/sitemap.xml')).body;
  const files = [...index.matchAll(/agents-\d+/g)].map(([file]) => file);
  expect(files).toHaveLength(60_000 / AGENTS_PER_FILE);
  const last = (await app.inject(`/sitemaps/${files.at(-1)}.xml`)).body;
  expect([...last.matchAll(/<loc>/g)]).toHaveLength(AGENTS_PER_FILE);
  expect(AGENTS_PER_FILE).toBeLessThanOrEqual(50_000);
  await app.close();
});

it.each(['/sitemap.xml', '/sitemaps/static.xml'])(
  'SEO-07: without a database %s fails with its sentence',
  async (url) => {
    const app = await buildBareApp(
      sitemapRoutes({
        pages: manyAgents(1),
        guidePages: nothing,
        eventIds: nothing,
        houseSlugs: nothing,
        pageSlugs: nothing,
        origin: ORIGIN,
        isDatabaseReady: async () => false,
      }),
    );
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(500);
    expect(answer.json<ErrorEnvelope>().message).toBe('Sitemap generation failed.');
    await app.close();
  },
);
