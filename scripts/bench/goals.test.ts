import { goals, missed } from './goals';
import type { Measured, Page } from './measured';

const PAGE: Page = {
  fcpMs: 300,
  lcpMs: 300,
  cls: 0,
  tbtMs: 0,
  requests: 5,
  depth: 2,
  bytes: 200_000,
  htmlBytes: 10_000,
  jsBytes: 140_000,
  cssBytes: 0,
  imageBytes: 0,
  fontBytes: 0,
  cpuMs: 400,
  heapMb: 2,
};
const QUICK = { answerMs: 100, inpMs: 40 };
const LOAD = { requestsPerSecond: 30_000, p99Ms: 3, failures: 0 };
const TIMES = { coldMs: 20, warmMs: 2 };

const GOOD: Measured = {
  pages: {
    htmlFloor: PAGE,
    reactFloor: PAGE,
    home: PAGE,
    hotels: PAGE,
    results: PAGE,
    tours: PAGE,
    tourResults: PAGE,
    agents: PAGE,
    city: PAGE,
    profile: PAGE,
    destinations: PAGE,
    destination: PAGE,
    emptyShell: { ...PAGE, jsBytes: 120_000 },
    oneBundleHome: PAGE,
    oneBundleHotels: PAGE,
  },
  taps: {
    themeAtFirstSight: QUICK,
    marcoAtFirstSight: QUICK,
    datesAtFirstSight: QUICK,
    daysAtFirstSight: QUICK,
    datesAtRest: QUICK,
    marcoAtRest: QUICK,
    nextPage: QUICK,
  },
  secondVisits: { home: 1_000, hotels: 1_000 },
  cpuMs: { places: 1 },
  api: { hello: LOAD, cachedHome: LOAD, cachedHotels: LOAD, places: LOAD, hotels: LOAD },
  signedIn: {
    agent: { headingMs: 400, dataMs: 900 },
    hotel: { headingMs: 400, dataMs: 900 },
    traveler: { headingMs: 400, dataMs: 900 },
  },
  contacts: { firstRowsMs: 300, longestTaskMs: 0, importSeconds: 30, importMb: 50 },
  html: { 'delay 0 ms': TIMES, 'delay 400 ms': TIMES },
  marco: {
    firstSentenceMs: 20,
    slowestFirstSentenceMs: 300,
    searchAloneP99Ms: 10,
    search: { ...LOAD, p99Ms: 100 },
  },
};

function withPage(name: keyof Measured['pages'], change: Partial<Page>): Measured {
  return { ...GOOD, pages: { ...GOOD.pages, [name]: { ...GOOD.pages[name], ...change } } };
}

it('misses nothing at the bounds', () => {
  expect(missed(goals(GOOD))).toEqual([]);
  expect(missed(goals(withPage('home', { lcpMs: 420, requests: 12 })))).toContain(
    'home: LCP, composed / one bundle',
  );
  expect(missed(goals(withPage('results', { lcpMs: 510, requests: 12, depth: 3 })))).toEqual([]);
});

it('measures each page against the floors, the empty shell and the one bundle of the same run', () => {
  expect(missed(goals(withPage('htmlFloor', { lcpMs: 170 })))).toEqual([
    'home: LCP / HTML floor',
    '/hotels: LCP / HTML floor',
    '/hotels results: LCP / HTML floor',
    '/tours: LCP / HTML floor',
    '/tours results: LCP / HTML floor',
    '/travel-agents: LCP / HTML floor',
    '/travel-agents/paris: LCP / HTML floor',
    'an agent: LCP / HTML floor',
    '/destinations: LCP / HTML floor',
    '/destination/united-states: LCP / HTML floor',
  ]);
  expect(missed(goals(withPage('oneBundleHotels', { bytes: 170_000 })))).toEqual([
    '/hotels: bytes, composed / one bundle',
  ]);
  expect(goals(withPage('hotels', { jsBytes: 120_000 + 41 * 1_024 }))).toMatchObject({
    '/hotels: JavaScript above the empty shell, KB': { value: 41, bound: '<= 40', met: false },
  });
});

it('takes the slowest of the taps before hydration, and the slower of the kept pages', () => {
  const taps = { ...GOOD.taps, marcoAtFirstSight: { answerMs: 700, inpMs: 80 } };
  expect(missed(goals({ ...GOOD, taps }))).toEqual(['tap on what the inline loader serves, ms']);
  const api = { ...GOOD.api, cachedHotels: { ...LOAD, requestsPerSecond: 12_000 } };
  expect(goals({ ...GOOD, api })).toMatchObject({
    'cached HTML / Fastify hello': { value: 0.4, bound: '>= 0.5', met: false },
  });
});
