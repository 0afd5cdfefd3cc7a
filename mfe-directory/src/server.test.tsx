import { ogPicturePath } from '@atoll/contracts/og-picture';
import type { FetchJson } from '@atoll/contracts/rendering';
import { render } from './server';
import { houseCardOf } from './testing/house-fixtures';
import {
  clustersAnswer,
  countriesAnswer,
  emptyWorld,
  listed,
  townsAnswer,
  type World,
} from './testing/directory-server';
import {
  agentOf,
  agentsOfLisbon,
  cityOf,
  cityPageOf,
  clusterOf,
  countryPageOf,
  idOf,
  reviewOf,
  sharedPostOf,
} from './testing/fixtures';

beforeAll(() => {
  // React takes jsdom, whose buffers are not Node's, for an old runtime.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  jest.restoreAllMocks();
});

const CANONICAL = `/travel-agents/ines-marques-${idOf(1)}/lisbon`;

/** What the API says for a path; undefined where there is nothing. */
function answerOf(world: World, path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'http://api.example');
  const [, , kind, key, , pageKind, pageSlug] = pathname.split('/');
  if (pathname === '/api/destinations/cities') return world.cities;
  if (pathname === '/api/destinations/called')
    return world.calledSo[searchParams.get('name') ?? ''] ?? { countries: [], cities: [] };
  if (kind === 'destinations' && pathname.endsWith('/cities'))
    return townsAnswer(world, key ?? '', Object.fromEntries(searchParams));
  if (kind === 'destinations')
    return key
      ? world.countryPages.find(({ clean_country }) => clean_country === key)
      : countriesAnswer(world);
  if (pathname === '/api/houses') return { houses: world.houses.map(houseCardOf) };
  if (kind === 'houses') return world.houses.find(({ id }) => key?.endsWith(id));
  if (kind === 'share') return world.posts.find(({ logId }) => logId === key);
  if (key === 'clusters') return clustersAnswer(world);
  if (kind === 'agents' && pathname.endsWith('/reviews')) return world.reviews;
  if (kind === 'agents')
    return key
      ? world.agents.find(({ id }) => id === key)
      : listed(world.agents, Object.fromEntries(searchParams));
  return pageSlug
    ? world.pages.find((page) => page.city.slug === key && page.kind === pageKind && page.slug === pageSlug)
    : world.cities.find(({ slug }) => slug === key);
}

/** The first screen at an address, with an API that knows Portugal, Lisbon, its guide and these agents. */
async function firstScreen(url: string, changes: Partial<World> = {}) {
  const world = {
    ...emptyWorld(),
    agents: [agentOf()],
    cities: [cityOf()],
    pages: [cityPageOf()],
    countryPages: [countryPageOf()],
    posts: [sharedPostOf()],
    ...changes,
  };
  const asked: string[] = [];
  const fetchJson: FetchJson = (path) => {
    asked.push(path);
    const body = answerOf(world, path);
    const missing = { code: 'NOT_FOUND', message: 'Missing', requestId: 'r1' };
    return Promise.resolve(body ? { status: 200, body } : { status: 404, body: missing });
  };
  const view = await render({ url, fetchJson, locale: 'en' });
  const content = document.createElement('div');
  content.innerHTML = view.html;
  return { ...view, asked, headings: [...content.querySelectorAll('h1')].map((one) => one.textContent) };
}

it('DIR-01: the directory comes with its agents and its count', async () => {
  const { status, headings, html, head, madeFrom } = await firstScreen('/travel-agents');
  expect(status).toBe(200);
  expect(headings).toEqual(['3,000 travel agents, all over the world']);
  expect(html).toContain('Inês Marques');
  expect(head).toMatchObject({
    title: 'Travel agents all over the world | Atoll',
    canonical: '/travel-agents',
  });
  expect(madeFrom).toEqual(['agents', 'destinations']);
});

it('SEO-08: a narrowed list has the address of the whole one, page by page', async () => {
  const agents = agentsOfLisbon(45);
  const path = '/travel-agents?country=portugal&specialities=food&sort=name&page=2';
  const { head } = await firstScreen(path, { agents });
  expect(head.canonical).toBe('/travel-agents?page=2');
  expect(head.title).toBe('Travel agents, page 2 | Atoll');
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: Array.from({ length: 20 }, (_, index) => ({ position: 21 + index })),
    },
  ]);
});

it('SEO-08: a page past the last one is not found, and not kept by search engines', async () => {
  const { status, head, html } = await firstScreen('/travel-agents/lisbon?page=9');
  expect(status).toBe(404);
  expect(head.canonical).toBeUndefined();
  expect(html).toContain('Back to the first page');
});

it('DIR-02: a city comes with its agents, its map and what search engines read of it', async () => {
  const { status, headings, html, head, chunks, madeFrom } = await firstScreen('/travel-agents/lisbon');
  expect(status).toBe(200);
  expect(headings).toEqual(['312 travel agents in Lisbon']);
  expect(html).toContain('Inês Marques');
  expect(html).toContain('aria-label="Map of Lisbon"');
  expect(chunks).toEqual(['city']);
  expect(head).toMatchObject({
    title: 'Travel agents in Lisbon, Portugal | Atoll',
    canonical: '/travel-agents/lisbon',
    image: ogPicturePath('city', 'lisbon', 'Lisbon'),
    jsonLd: [
      { '@type': 'City', name: 'Lisbon', containedInPlace: { '@type': 'Country', name: 'Portugal' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Travel agents', item: '/travel-agents' },
          { position: 2, name: 'Portugal', item: '/destination/portugal' },
          { position: 3, name: 'Lisbon', item: '/travel-agents/lisbon' },
        ],
      },
      { '@type': 'ItemList', itemListElement: [{ position: 1, name: 'Inês Marques', url: CANONICAL }] },
    ],
  });
  expect(head.description).toContain('312 travel agents in Lisbon, Portugal. 24 are featured.');
  expect(madeFrom).toEqual(['city:lisbon', 'country:portugal', 'city:porto', 'houses-in:lisbon']);
});

it('DIR-05: a profile has title, description, its one address and its agency as data, without invented ratings', async () => {
  const { head, headings, madeFrom } = await firstScreen(CANONICAL);
  expect(headings).toEqual(['Inês Marques']);
  expect(head.title).toBe('Inês Marques, travel agent in Lisbon | Atoll');
  expect(head.description).toMatch(/^Inês Marques of Lusitana Slow Travel in Lisbon, Portugal\./);
  expect(head.canonical).toBe(CANONICAL);
  const [agency] = head.jsonLd ?? [];
  expect(agency).toMatchObject({
    '@type': 'TravelAgency',
    name: 'Lusitana Slow Travel',
    address: { addressLocality: 'Lisbon', addressRegion: 'Lisboa', addressCountry: 'PT' },
    employee: { '@type': 'Person', name: 'Inês Marques', knowsLanguage: ['Portuguese', 'English', 'French'] },
  });
  expect(agency).not.toHaveProperty('aggregateRating');
  expect(madeFrom).toEqual([`agent:${idOf(1)}`, 'city:lisbon', 'country:portugal', 'country:spain']);
});

it('a real rating is told to search engines', async () => {
  const { head } = await firstScreen(CANONICAL, { agents: [agentOf({ sample: false })] });
  expect(head.jsonLd?.[0]).toMatchObject({ aggregateRating: { ratingValue: 4.9, ratingCount: 38 } });
});

it('RFQ-09: reviews come with the entry; of samples search engines are told nothing', async () => {
  const review = reviewOf({ text: 'Unhurried, as we wished.' });
  const reviews = [review, reviewOf({ id: 'sample', isSample: true, text: 'Only a sample.' })];
  const { head, html } = await firstScreen(CANONICAL, { reviews: { average: 4, count: 1, reviews } });
  expect(html).toContain('Unhurried, as we wished.');
  const [agency] = head.jsonLd ?? [];
  expect(agency).toMatchObject({
    aggregateRating: { ratingValue: 4, ratingCount: 1 },
    review: [{ reviewBody: 'Unhurried, as we wished.', author: { name: 'A traveler' } }],
  });
  expect(JSON.stringify(agency)).not.toContain('Only a sample.');
  const only = await firstScreen(CANONICAL, {
    reviews: { average: null, count: 0, reviews: reviews.slice(1) },
  });
  expect(only.head.jsonLd?.[0]).not.toHaveProperty('review');
  expect(only.head.jsonLd?.[0]).not.toHaveProperty('aggregateRating');
});

it.each([
  ['DIR-05', 'a stale name', `/travel-agents/ines-santos-${idOf(1)}/lisbon`, CANONICAL],
  ['DIR-05', 'a stale city', `/travel-agents/ines-marques-${idOf(1)}/porto`, CANONICAL],
  ['DIR-04', 'a name and a city', '/travel-agents/In%C3%AAs%20Marques/Lisbon', CANONICAL],
  ['DIR-06', 'an id', `/agent/${idOf(1)}`, CANONICAL],
  ['DIR-06', 'an id and a name', `/agent/${idOf(1)}/whoever`, CANONICAL],
  [
    'DIR-02',
    'a city as it is written',
    '/travel-agents/Lisbon?featured=true',
    '/travel-agents/lisbon?featured=true',
  ],
  [
    'DIR-03',
    'a content page as its city and title are written',
    '/travel-agents/Lisbon/guide/A-First-Weekend?from=a-friend',
    '/travel-agents/lisbon/guide/a-first-weekend?from=a-friend',
  ],
])('C15, %s: %s has moved for good', async (_row, _what, path, location) => {
  expect(await firstScreen(path)).toMatchObject({ status: 301, location });
});

it('C15: two agents of one name in one city are a list', async () => {
  const agents = [agentOf(), agentOf({ id: idOf(2) })];
  const { status, headings, head, madeFrom } = await firstScreen('/travel-agents/ines-marques/lisbon', {
    agents,
  });
  expect(status).toBe(200);
  expect(headings).toEqual(['2 agents called Inês Marques in Lisbon']);
  expect(head.canonical).toBe('/travel-agents/ines-marques/lisbon');
  expect(madeFrom).toEqual(['city:lisbon', 'country:portugal', `agent:${idOf(1)}`, `agent:${idOf(2)}`]);
});

it('C15: the list of agents of one name has one address', async () => {
  const agents = [agentOf(), agentOf({ id: idOf(2) })];
  const moved = await firstScreen('/travel-agents/In%C3%AAs-Marques/Lisbon', { agents });
  expect(moved).toMatchObject({ status: 301, location: '/travel-agents/ines-marques/lisbon' });
});

it('DIR-03: a content page has its own title, address and agents', async () => {
  const { status, head, headings, madeFrom } = await firstScreen(
    '/travel-agents/lisbon/guide/a-first-weekend',
  );
  expect(status).toBe(200);
  expect(headings).toEqual(['A first weekend in Lisbon']);
  expect(head).toMatchObject({
    title: 'A first weekend in Lisbon | Atoll',
    description: 'Two days are enough to fall in love with it.',
    canonical: '/travel-agents/lisbon/guide/a-first-weekend',
  });
  expect(madeFrom).toContain('city:lisbon');
});

it('DES-01: a search comes answered, with countries and cities, for who has no script', async () => {
  const { html, asked } = await firstScreen('/destinations?q=LIS');
  const content = document.createElement('div');
  content.innerHTML = html;
  expect(asked).toEqual([
    '/api/destinations',
    '/api/destinations/cities',
    '/api/destinations/called?name=LIS',
  ]);
  expect(html).toContain('href="/travel-agents/lisbon"');
  expect(html).not.toContain('href="/destination/japan"');
  const form = content.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/destinations');
  expect(form?.querySelector('input')).toMatchObject({ name: 'q', value: 'LIS' });
});

it('DES-01: the list of countries comes with all of them, also as data', async () => {
  const { status, head, headings, html, chunks, madeFrom } = await firstScreen('/destinations');
  expect(status).toBe(200);
  expect(headings).toEqual(['Destinations']);
  expect(html).toContain('href="/destination/japan"');
  expect(chunks).toEqual(['destinations']);
  expect(head).toMatchObject({
    title: 'Destinations | Atoll',
    description: '2 countries with their cities, hotels, tours and 3,000 travel agents who know them.',
    canonical: '/destinations',
    jsonLd: [
      {
        '@type': 'ItemList',
        itemListElement: [
          { position: 1, name: 'Portugal', url: '/destination/portugal' },
          { position: 2, name: 'Japan', url: '/destination/japan' },
        ],
      },
    ],
  });
  expect(madeFrom).toEqual(['destinations']);
});

it('DES-02: a country has its own title, address, picture and data', async () => {
  const { status, head, headings, chunks, madeFrom } = await firstScreen('/destination/portugal');
  expect(status).toBe(200);
  expect(headings).toEqual(['Portugal']);
  expect(chunks).toEqual(['destination']);
  expect(head).toMatchObject({
    title: 'Portugal: cities, hotels, tours and travel agents | Atoll',
    description: '900 travel agents. Atlantic light and long lunches.',
    canonical: '/destination/portugal',
    image: ogPicturePath('country', 'portugal', 'Portugal'),
    jsonLd: [
      { '@type': 'Country', name: 'Portugal', url: '/destination/portugal' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Destinations', item: '/destinations' },
          { position: 2, name: 'Portugal', item: '/destination/portugal' },
        ],
      },
    ],
  });
  expect(madeFrom).toEqual(['country:portugal']);
});

it('SEO-02: the sitemap for people is whole without JavaScript', async () => {
  const { status, head, html, madeFrom } = await firstScreen('/sitemap');
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: 'Sitemap | Atoll', canonical: '/sitemap' });
  for (const path of ['/hotels', '/tours', '/destinations', '/destination/japan'])
    expect(html).toContain(`href="${path}"`);
  expect(madeFrom).toEqual(['destinations']);
});

const PROFILE_PICTURE = ogPicturePath('agent', idOf(1), 'Inês Marques');
it.each([
  ['agent', 'Inês Marques', CANONICAL, PROFILE_PICTURE],
  ['city', 'Lisbon', '/travel-agents/lisbon?featured=true', ogPicturePath('city', 'lisbon', 'Lisbon')],
  ['destination', 'Portugal', '/destination/portugal', ogPicturePath('country', 'portugal', 'Portugal')],
  ['hotel', 'Casa do Miradouro', '/hotels?hotel=H1', undefined],
  ['agent', 'Somebody', '/hotels', undefined],
] as const)(
  'DIR-15: the preview of a shared %s has its title and picture, and no address to keep',
  async (kind, title, path, image) => {
    const post = sharedPostOf({ kind, title, path });
    const { status, head, headings } = await firstScreen(`/share/post/${post.logId}`, { posts: [post] });
    expect(status).toBe(200);
    expect(headings).toEqual([title]);
    expect(head).toMatchObject({ title: `${title} | Atoll`, description: `${title}, shared on Atoll.` });
    expect(head.image).toBe(image);
    expect(head.canonical).toBeUndefined();
  },
);

it('DIR-15: an unknown link is not found, and not kept: somebody may be sharing it now', async () => {
  const { status, head, maxAgeSeconds } = await firstScreen('/share/post/BBBBBBBBBBBBBBBBBBBBBB');
  expect(status).toBe(404);
  expect(head.canonical).toBeUndefined();
  expect(maxAgeSeconds).toBe(0);
});

it('SEO-08: no two pages have the same title, description or address', async () => {
  const paths = [
    '/travel-agents',
    '/travel-agents/lisbon',
    '/travel-agents/lisbon/guide/a-first-weekend',
    CANONICAL,
    '/destinations',
    '/destination/portugal',
    '/sitemap',
  ];
  const heads = await Promise.all(paths.map(async (path) => (await firstScreen(path)).head));
  for (const part of ['title', 'description', 'canonical'] as const)
    expect(new Set(heads.map((head) => head[part])).size).toBe(paths.length);
  expect(heads.map(({ canonical }) => canonical)).toEqual(paths);
});

it('DES-03: a profile goes when its country is hidden, also where the agent plans no trips there', async () => {
  const places = [{ country: 'Spain', clean_country: 'spain' }];
  const { madeFrom } = await firstScreen(CANONICAL, { agents: [agentOf({ places })] });
  expect(madeFrom).toContain('country:portugal');
});

it('DIR-05: a profile has a picture of its own for links that are shared', async () => {
  const { head } = await firstScreen(CANONICAL);
  expect(head.image).toBe(PROFILE_PICTURE);
});

it.each(['/destination/Portugal', '/destination/P%C3%B3rtugal'])(
  'DES-02: %s has moved to the one address of the country',
  async (path) => {
    const { status, location } = await firstScreen(`${path}?from=a-friend`);
    expect([status, location]).toEqual([301, '/destination/portugal?from=a-friend']);
  },
);

it('DIR-18: search engines read of an agent that was just listed what there is, and of its town as well', async () => {
  const agent = agentOf({ name: 'Ana Nova', agency: 'Ana Nova', languages: [], summary: 'Is new.' });
  const { head } = await firstScreen(`/travel-agents/ana-nova-${idOf(1)}/lisbon`, { agents: [agent] });
  expect(head.description).toBe('Ana Nova in Lisbon, Portugal. Is new.');
  const city = await firstScreen('/travel-agents/lisbon', {
    cities: [cityOf({ description: '', featuredCount: 0 })],
  });
  expect(city.head.description).toBe(
    '312 travel agents in Lisbon, Portugal. Compare ratings, specialities and languages.',
  );
  expect(city.head.jsonLd?.[0]).not.toHaveProperty('description');
});

it.each([
  ['DES-02', '/destination/atlantis', 'country:atlantis'],
  ['DIR-02', '/travel-agents/atlantis', 'city:atlantis'],
  ['DIR-03', '/travel-agents/lisbon/top/nothing', 'city:lisbon'],
  ['DIR-04', '/travel-agents/nobody/lisbon', 'city:lisbon'],
  ['DIR-05', `/travel-agents/ines-marques-${idOf(9)}/lisbon`, `agent:${idOf(9)}`],
  ['DIR-06', `/agent/${idOf(9)}`, `agent:${idOf(9)}`],
])(
  '%s: %s is not found until somebody adds it or shows its country, and has no address to keep',
  async (_row, path, subject) => {
    const found = await firstScreen(path);
    expect(found.status).toBe(404);
    expect(found.headings).toEqual(['Page Not Found']);
    expect(found.head.canonical).toBeUndefined();
    expect(found.madeFrom).toEqual([subject, 'destinations']);
  },
);

it.each([
  '/travel-agents/%E2%82',
  '/destination/%E2%82',
  '/agent/nobody',
  '/travel-agents/%20/%20',
  '/travel-agents/lisbon/best/%20',
])('%s can be nothing, and asks the API nothing', async (path) => {
  const { status, asked } = await firstScreen(path);
  expect(status).toBe(404);
  expect(asked).toEqual([]);
});

it('PLT-01: where the API fails, the page is left to the browser instead of being kept', async () => {
  const fetchJson: FetchJson = () => Promise.reject(new Error('down'));
  await expect(render({ url: '/travel-agents/lisbon', fetchJson, locale: 'en' })).rejects.toThrow();
});

it('MAP-01: the global map comes with its heading, the largest clusters and a drawing, under one address', async () => {
  const clusters = [
    clusterOf(),
    clusterOf({
      id: 'asia',
      lat: 35.7,
      lng: 139.7,
      count: 2100,
      city: null,
      around: { name: 'Tokyo', country: 'Japan', slug: 'tokyo' },
    }),
  ];
  const { status, head, headings, html, madeFrom, asked } = await firstScreen(
    '/map?lat=1&lng=2&zoom=9&featured=true',
    { clusters },
  );
  expect(status).toBe(200);
  expect(headings).toEqual(['Global map']);
  expect(html.indexOf('Around Tokyo, Japan')).toBeLessThan(html.indexOf('Lisbon, Portugal'));
  expect(html).toContain('href="/travel-agents/lisbon"');
  expect(html).toContain('aria-label="Map of the world"');
  expect(html).not.toContain('style=');
  expect(head).toMatchObject({ title: 'Global map | Atoll', canonical: '/map' });
  expect(head.description).toContain('2,412 travel agents');
  expect(madeFrom).toEqual(['agents', 'destinations']);
  expect(asked).toEqual(['/api/agents/clusters?bbox=-180%2C-85%2C180%2C85&zoom=1&featured=true']);
});
