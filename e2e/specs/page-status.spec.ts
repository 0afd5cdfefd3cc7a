import { withBusyCores } from '../busy-cores';
import { expect, test } from '../own-site';
import { headOf, inTurns, locationsOf, spread } from '../search-engines/site-crawl';

// A status that is right at the second try only is wrong.
test.describe.configure({ retries: 0 });

const EACH = 30;
const AT_ONCE = 100;
const NOINDEX = '<meta name="robots" content="noindex">';
const UNKNOWN: readonly ((number: number) => string)[] = [
  (number) => `/travel-agents/no-such-city-${number}`,
  (number) => `/travel-agents/lisbon/guide/no-such-guide-${number}`,
  (number) => `/travel-agents/nobody-0123456789abcdef${String(number).padStart(8, '0')}/lisbon`,
  (number) => `/agent/0123456789abcdef${String(number).padStart(8, '0')}`,
  (number) => `/travel-agents?page=${9_000 + number}`,
  (number) => `/destination/no-such-country-${number}`,
  (number) => `/share/post/nothing-${number}`,
  (number) => `/plan/nothing-${number}`,
  (number) => `/tours/map/no-such-place-${number}`,
  (number) => `/no/such/page/${number}`,
];

/** A server that cannot keep up may say so of some, measured at a seventh; one that says it of all answers nobody. */
const MOST_UNANSWERED = 1 / 3;
// Shedding load, which would answer 503 as well, has tests of its own.
test.use({ siteEnv: { LOAD_SHEDDING: 'off' } });

// A site that was started a moment ago, whose pages nobody has asked for.
test('ERR-12: just after the start, of 300 unknown addresses, 100 at once on busy cores, none is there', async ({
  request,
}) => {
  const paths = Array.from({ length: EACH }, (_, number) => UNKNOWN.map((address) => address(number))).flat();
  const pages = await withBusyCores(() =>
    inTurns(paths, AT_ONCE, async (path) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return { path, status: answer.status(), html: await answer.text() };
    }),
  );
  const unanswered = pages.filter(({ status }) => status === 503);
  expect(unanswered.length).toBeLessThanOrEqual(paths.length * MOST_UNANSWERED);
  const wrong = pages.filter(
    ({ status, html }) =>
      (status !== 404 && status !== 503) || !html.includes(NOINDEX) || headOf(html).canonical !== null,
  );
  expect(wrong.map(({ path, status }) => ({ path, status }))).toEqual([]);
});

test('ERR-12: on busy cores forty city pages that nobody has asked for are there, each with its own address', async ({
  request,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  const paths = spread(await locationsOf(request, '/sitemaps/cities.xml', origin), 40);
  const pages = await withBusyCores(() =>
    inTurns(paths, paths.length, async (path) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return { status: answer.status(), canonical: headOf(await answer.text()).canonical };
    }),
  );
  expect(pages).toEqual(paths.map((path) => ({ status: 200, canonical: origin + path })));
});

test('ERR-12: on busy cores a search says its own true address, not the one of all searches', async ({
  request,
  baseURL,
}) => {
  // All of them near the point of the links: a place that is elsewhere has no address for search engines.
  const cities = [
    'Tomar',
    'Leiria',
    'Aveiro',
    'Coimbra',
    'Viseu',
    'Pombal',
    'Abrantes',
    'Covilha',
    'Guarda',
    'Fatima',
  ];
  const paths = cities.map((city) => `/tours?city=${city}&country=Portugal&lat=40.1&lng=-8.2`);
  const pages = await withBusyCores(() =>
    inTurns(paths, paths.length, async (path) => headOf(await (await request.get(path)).text()).canonical),
  );
  expect(pages).toEqual(paths.map((path) => new URL(path, baseURL).href));
});
