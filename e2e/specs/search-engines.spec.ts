import { expect, test, type APIRequestContext } from '@playwright/test';
import type { City } from '@atoll/contracts/destination';
import { chatPage } from '@atoll/contracts/pages/chat.page';
import { expoPage } from '@atoll/contracts/pages/expo.page';
import { loginPage } from '@atoll/contracts/pages/login.page';
import { mapPage } from '@atoll/contracts/pages/map.page';
import { PRODUCTS, whyHref } from '@atoll/contracts/pages/marketing.page';
import type { SharedPost } from '@atoll/contracts/shared-post';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { withBusyCores } from '../busy-cores';
import { HIDDEN_FOR_A_WHILE } from '../places';
import { htmlProblems } from '../search-engines/html-problems';
import { headOf, inTurns, locationsOf, spread, wholePage } from '../search-engines/site-crawl';
import { blocksOf, structuredDataProblems } from '../search-engines/structured-data';

// What search engines read of a page is right at once: nothing here has a second try.
test.describe.configure({ retries: 0 });

const PAGES_CRAWLED = 200;
const AT_ONCE = 4;
const LISBON = 'city=Lisbon&country=Portugal&lat=38.72&lng=-9.14';

interface Sitemap {
  /** Paths of the pages, by file: 'static', 'destinations', 'cities', 'agents-1'. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  readonly origin: string;
}

/** Everything that the sitemap names. */
async function readSitemap(request: APIRequestContext, baseURL: string | undefined): Promise<Sitemap> {
  const { origin } = new URL(baseURL ?? '');
  const files = new Map<string, readonly string[]>();
  for (const file of await locationsOf(request, '/sitemap.xml', origin)) {
    const name = /([^/]+)\.xml$/.exec(file)?.[1] ?? file;
    files.set(name, await locationsOf(request, file, origin));
  }
  return { files, origin };
}

const HIDDEN = new RegExp(`${HIDDEN_FOR_A_WHILE.slug}|${HIDDEN_FOR_A_WHILE.citySlug}`);

/** Pages of every file: all of the short ones, and of the long ones some from the beginning to the end. */
function crawled({ files }: Sitemap): string[] {
  const shortFirst = [...files.values()]
    .map((paths) => paths.filter((path) => !HIDDEN.test(path)))
    .sort((one, other) => one.length - other.length);
  let left = PAGES_CRAWLED;
  return shortFirst.flatMap((paths, index) => {
    const chosen = spread(paths, Math.floor(left / (shortFirst.length - index)));
    left -= chosen.length;
    return chosen;
  });
}

/** What is there more than once. */
function repeated(texts: readonly (string | null)[]): (string | null)[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('ERR-12: pages of the whole sitemap answer 200 on busy cores, each with its own canonical address and its own words', async ({
  request,
  baseURL,
}) => {
  // On a machine that browsers keep busy, two hundred pages take a while.
  test.setTimeout(180_000);
  const sitemap = await readSitemap(request, baseURL);
  const paths = crawled(sitemap);
  expect(paths).toHaveLength(PAGES_CRAWLED);
  const pages = await withBusyCores(() =>
    inTurns(paths, AT_ONCE, async (path) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      const html = await answer.text();
      return { path, status: answer.status(), head: headOf(html), data: structuredDataProblems(html) };
    }),
  );
  const own = (path: string) => sitemap.origin + path;
  expect(
    pages.filter(
      ({ path, status, head }) => status !== 200 || head.canonical !== own(path) || head.url !== own(path),
    ),
  ).toEqual([]);
  expect(pages.filter(({ data }) => data.length > 0).map(({ path, data }) => ({ path, data }))).toEqual([]);
  expect(repeated(pages.map(({ head }) => head.title))).toEqual([]);
  expect(repeated(pages.map(({ head }) => head.description))).toEqual([]);
});

test('SEO-10: the sitemap names public pages of the site, each once, and no private one', async ({
  request,
  baseURL,
}) => {
  const { files } = await readSitemap(request, baseURL);
  const paths = [...files.values()].flat();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => matchSiteRoute(path)?.access !== 'public')).toEqual([]);
  const secret = /^\/(hotel|management-portal|agent\/dashboard|traveler|login|api)(\/|$)/;
  expect(paths.filter((path) => secret.test(path))).toEqual([]);
});

test('the checks of HTML and structured data find what is wrong', async () => {
  const head = '<head><title>A page</title></head>';
  const wrong = `<!doctype html><html lang="en">${head}<body><span><div></div></span></body></html>`;
  expect(await htmlProblems(wrong)).toEqual([expect.stringMatching(/^element-permitted-content/)]);
  const item = { '@type': 'ListItem', position: 2, name: 'A', url: '/a' };
  const list = { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: [item, item] };
  const problems = structuredDataProblems(
    `<script type="application/ld+json">${JSON.stringify(list)}</script>`,
  );
  expect(problems).toContainEqual(expect.stringContaining('ItemList/itemListElement/0'));
  expect(problems).toContain('ItemList: its positions do not count up');
});

/** One page of every kind, by what it is. */
async function pageOfEachKind(
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  const { files } = await readSitemap(request, baseURL);
  const lisbon = (await (await request.get('/api/cities/lisbon')).json()) as City;
  const shared = await request.post('/api/share', {
    data: { kind: 'city', path: '/travel-agents/lisbon', title: 'Lisbon' },
  });
  const { logId } = (await shared.json()) as SharedPost;
  return {
    home: '/',
    hotels: '/hotels',
    'hotels of a place': `/hotels?${LISBON}`,
    tours: '/tours',
    'tours of a place': `/tours?${LISBON}`,
    'tours on the map of a place': '/tours/map/maafushi',
    agents: '/travel-agents',
    'agents of a city': '/travel-agents/lisbon',
    profile: files.get('agents-1')?.[0] ?? '',
    ...Object.fromEntries(
      lisbon.pages.map(({ kind, slug }) => [
        `content page: ${kind} ${slug}`,
        `/travel-agents/lisbon/${kind}/${slug}`,
      ]),
    ),
    'map of the world': mapPage.pattern,
    expo: expoPage.pattern,
    'event of the expo': files.get('events')?.[0] ?? '',
    'house with an account': files.get('houses')?.[0] ?? '',
    chat: chatPage.pattern,
    login: loginPage.pattern,
    destinations: '/destinations',
    destination: '/destination/portugal',
    sitemap: '/sitemap',
    'something shared': `/share/post/${logId}`,
    privacy: '/privacy',
    terms: '/terms',
    'hotel marketing': '/hotel-marketing',
    ...Object.fromEntries(PRODUCTS.map((product) => [`why ${product}`, whyHref(product)])),
  };
}

test('issue 14: the HTML and the structured data of a page of each kind are valid', async ({
  request,
  baseURL,
}) => {
  const pages = Object.entries(await pageOfEachKind(request, baseURL));
  const found = await inTurns(pages, AT_ONCE, async ([kind, path]) => {
    const { status, html } = await wholePage(request, path);
    return {
      kind,
      status,
      html: await htmlProblems(html),
      data: structuredDataProblems(html),
    };
  });
  expect(
    found.filter(({ status, html, data }) => status !== 200 || html.length > 0 || data.length > 0),
  ).toEqual([]);
});

test('the directory tells search engines what its pages are about, and previews show a picture of the page', async ({
  request,
  baseURL,
}) => {
  const pages = await pageOfEachKind(request, baseURL);
  const expected: Readonly<Record<string, readonly string[]>> = {
    profile: ['TravelAgency', 'BreadcrumbList'],
    'agents of a city': ['TouristDestination', 'BreadcrumbList'],
    destination: ['Country', 'BreadcrumbList'],
  };
  for (const [kind, types] of Object.entries(expected)) {
    const { html } = await wholePage(request, pages[kind] ?? '');
    expect(
      blocksOf(html).map((block) => block['@type']),
      kind,
    ).toEqual(types);
    const picture = await request.get(headOf(html).image ?? '');
    expect(picture.headers()['content-type'], kind).toBe('image/png');
  }
});

test('DIR-15: a preview of what was shared has its title and picture; search engines keep the page that it leads to', async ({
  request,
  baseURL,
}) => {
  const pages = await pageOfEachKind(request, baseURL);
  const { html } = await wholePage(request, pages['something shared'] ?? '');
  expect(headOf(html)).toMatchObject({
    title: 'Lisbon | Atoll',
    description: 'Lisbon, shared on Atoll.',
    canonical: null,
    image: expect.stringContaining('/media/og/city/lisbon.png'),
  });
  expect(html).toContain('<meta property="og:title" content="Lisbon | Atoll">');
});
