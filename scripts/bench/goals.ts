import type { Load } from './load';
import type { Measured, Page } from './measured';

/** A goal: what was measured, the bound, and whether it holds. */
export interface Goal {
  readonly value: number;
  readonly bound: string;
  readonly met: boolean;
}

const KB = 1_024;

function rounded(value: number): number {
  return Number(value.toFixed(3));
}

function atMost(value: number, bound: number): Goal {
  return { value: rounded(value), bound: `<= ${bound}`, met: value <= bound };
}

function atLeast(value: number, bound: number): Goal {
  return { value: rounded(value), bound: `>= ${bound}`, met: value >= bound };
}

/** What differs between home, where everything begins, and a page of results or details. */
interface PageBounds {
  readonly lcpRatio: number;
  readonly fcpRatio: number;
  readonly jsKb: number;
  readonly htmlKb: number;
  readonly requests: number;
}

const HOME: PageBounds = { lcpRatio: 1.4, fcpRatio: 1.4, jsKb: 160, htmlKb: 20, requests: 16 };
const LIST: PageBounds = { lcpRatio: 1.7, fcpRatio: 1.5, jsKb: 172, htmlKb: 24, requests: 12 };
/** A city's page tells its guide as well, in the server's HTML. */
const CITY: PageBounds = { ...LIST, htmlKb: 28 };

/** What every page keeps. TBT may be as long as that of a page that React only takes over. */
function ofPage(name: string, page: Page, bounds: PageBounds, { pages }: Measured): Record<string, Goal> {
  const { htmlFloor, reactFloor, emptyShell } = pages;
  return {
    [`${name}: LCP / HTML floor`]: atMost(page.lcpMs / htmlFloor.lcpMs, bounds.lcpRatio),
    [`${name}: FCP / HTML floor`]: atMost(page.fcpMs / htmlFloor.fcpMs, bounds.fcpRatio),
    [`${name}: JavaScript, KB`]: atMost(page.jsBytes / KB, bounds.jsKb),
    [`${name}: JavaScript above the empty shell, KB`]: atMost((page.jsBytes - emptyShell.jsBytes) / KB, 40),
    [`${name}: HTML, KB`]: atMost(page.htmlBytes / KB, bounds.htmlKb),
    [`${name}: requests`]: atMost(page.requests, bounds.requests),
    [`${name}: depth`]: atMost(page.depth, 3),
    [`${name}: TBT, ms`]: atMost(page.tbtMs, Math.max(50, reactFloor.tbtMs)),
    [`${name}: CLS`]: atMost(page.cls, 0.001),
  };
}

function composedOrOne(name: string, composed: Page, one: Page): Record<string, Goal> {
  return {
    [`${name}: LCP, composed / one bundle`]: atMost(composed.lcpMs / one.lcpMs, 1.05),
    [`${name}: bytes, composed / one bundle`]: atMost(composed.bytes / one.bytes, 1.15),
  };
}

/** The heading comes from the server; the data is fetched by the browser. */
function ofSignedIn(
  name: string,
  { headingMs, dataMs }: Measured['signedIn']['agent'],
  { htmlFloor }: Measured['pages'],
): Record<string, Goal> {
  return {
    [`${name}: heading / HTML floor`]: atMost(headingMs / htmlFloor.fcpMs, 1.7),
    [`${name}: data / HTML floor`]: atMost(dataMs / htmlFloor.fcpMs, 3.5),
  };
}

function cachedShare(loads: readonly Load[], hello: Load): number {
  return Math.min(...loads.map(({ requestsPerSecond }) => requestsPerSecond)) / hello.requestsPerSecond;
}

/** The goals for speed, each from one run on one machine: the bounds in force (docs/decisions/0011-speed.md). */
export function goals(measured: Measured): Record<string, Goal> {
  const { pages, taps, secondVisits, api, marco, contacts, signedIn } = measured;
  const early = [taps.themeAtFirstSight, taps.marcoAtFirstSight, taps.datesAtFirstSight];
  return {
    ...ofPage('home', pages.home, HOME, measured),
    ...ofPage('/hotels', pages.hotels, LIST, measured),
    ...ofPage('/hotels results', pages.results, LIST, measured),
    ...ofPage('/tours', pages.tours, LIST, measured),
    ...ofPage('/tours results', pages.tourResults, LIST, measured),
    ...ofPage('/travel-agents', pages.agents, LIST, measured),
    ...ofPage('/travel-agents/paris', pages.city, CITY, measured),
    ...ofPage('an agent', pages.profile, LIST, measured),
    ...ofPage('/destinations', pages.destinations, LIST, measured),
    ...ofPage('/destination/united-states', pages.destination, LIST, measured),
    ...composedOrOne('home', pages.home, pages.oneBundleHome),
    ...composedOrOne('/hotels', pages.hotels, pages.oneBundleHotels),
    'tap on what the inline loader serves, ms': atMost(
      Math.max(...early.map(({ answerMs }) => answerMs)),
      200,
    ),
    'first tap that needs JavaScript, after the tap, ms': atMost(taps.daysAtFirstSight.answerMs, 2_100),
    'date picker usable after the first tap, ms': atMost(taps.datesAtRest.answerMs, 800),
    'next page, ms': atMost(taps.nextPage.answerMs, 300),
    'INP, ms': atMost(Math.max(...Object.values(taps).map(({ inpMs }) => inpMs)), 200),
    'home: second visit, KB': atMost(secondVisits.home / KB, 2.3),
    '/hotels: second visit, KB': atMost(secondVisits.hotels / KB, 2.3),
    'cached HTML / Fastify hello': atLeast(cachedShare([api.cachedHome, api.cachedHotels], api.hello), 0.5),
    'Marco: first sentence after the model ended it, ms': atMost(marco.slowestFirstSentenceMs, 300),
    'search beside 200 open streams of Marco: p99, ms': atMost(marco.search.p99Ms, 100),
    ...ofSignedIn('/agent/dashboard', signedIn.agent, pages),
    ...ofSignedIn('/hotel/dashboard', signedIn.hotel, pages),
    ...ofSignedIn('/traveler/dashboard', signedIn.traveler, pages),
    'first rows of 10,000 contacts, ms': atMost(contacts.firstRowsMs, 500),
    'longest task while 60 contacts are scrolled, ms': atMost(contacts.longestTaskMs, 50),
    '50,000 contacts taken in, seconds': atMost(contacts.importSeconds, 60),
    '50,000 contacts taken in, added MB': atMost(contacts.importMb, 200),
  };
}

/** Names of the goals that do not hold. */
export function missed(all: Readonly<Record<string, Goal>>): string[] {
  return Object.entries(all).flatMap(([name, { met }]) => (met ? [] : [name]));
}
