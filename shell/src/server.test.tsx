import type { FetchJson } from '@atoll/contracts/rendering';
import { render } from './server';

beforeAll(() => {
  // React takes jsdom, whose buffers are not Node's, for an old runtime.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  jest.restoreAllMocks();
});

const CONTENT = {
  claims: { agents: '41.8K+', countries: '150+', tours: '1000+' },
  slider: [],
  testimonials: [],
  partners: [],
};
const fetchJson: FetchJson = (path) =>
  Promise.resolve({
    status: 200,
    body: path === '/api/site-content' ? CONTENT : { cities: [], countries: [] },
  });

it('HOM-01, HOM-17: the first screen of home has its claims, and is made anew when they change', async () => {
  const view = await render({ url: '/', fetchJson, locale: 'en' });
  expect(view.status).toBe(200);
  expect(view.html).toContain('41.8K+');
  expect(view.html).toContain('Less searching, fewer surprises.');
  expect(view.madeFrom).toEqual(['site-content', 'destinations']);
});

it('HOM-19, HOM-20: legal and marketing pages come whole from the server, each with its own description', async () => {
  const views = await Promise.all(
    ['/privacy', '/terms', '/hotel-marketing', '/why-hotels', '/why-marco'].map((url) =>
      render({ url, fetchJson, locale: 'en' }),
    ),
  );
  expect(views.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(views.map(({ head }) => head.description)).size).toBe(5);
  expect(new Set(views.map(({ head }) => head.title)).size).toBe(5);
  expect(views[0]?.html).toContain('<h1 class="display h1">Privacy</h1>');
});

it('HOM-18, HOM-19: vendors and social pages of the deployment are in the first screen, as the browser draws them', async () => {
  const settings = {
    production: true,
    analytics: false,
    vendors: { 'language-model': 'api.model.example' },
    social: [{ network: 'linkedin', href: 'https://www.linkedin.com/company/atoll-travel' }],
  } as const;
  const { html } = await render({ url: '/privacy', fetchJson, locale: 'en', settings });
  expect(html).toContain('api.model.example');
  expect(html).toContain('href="https://www.linkedin.com/company/atoll-travel"');
});

it('HOM-20: an unknown product is answered with 404', async () => {
  const { status, head } = await render({ url: '/why-horses', fetchJson, locale: 'en' });
  expect(status).toBe(404);
  expect(head.title).toBe('Page Not Found | Atoll');
  expect(head.canonical).toBeUndefined();
});
