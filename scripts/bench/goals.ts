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

/** What every page keeps; only text that is already there may be the largest paint of home. */
function ofPage(name: string, page: Page, lcpRatio: number, { pages }: Measured): Record<string, Goal> {
  const { htmlFloor, reactFloor, emptyShell } = pages;
  return {
    [`${name}: LCP / HTML floor`]: atMost(page.lcpMs / htmlFloor.lcpMs, lcpRatio),
    [`${name}: JavaScript, KB`]: atMost(page.jsBytes / KB, 160),
    [`${name}: JavaScript above the empty shell, KB`]: atMost((page.jsBytes - emptyShell.jsBytes) / KB, 40),
    [`${name}: HTML, KB`]: atMost(page.htmlBytes / KB, 14),
    [`${name}: requests`]: atMost(page.requests, 12),
    [`${name}: depth`]: atMost(page.depth, 3),
    [`${name}: TBT, ms`]: atMost(page.tbtMs, 50),
    [`${name}: CLS`]: atMost(page.cls, 0.001),
    [`${name}: CPU / React server floor`]: atMost(page.cpuMs / reactFloor.cpuMs, 1.4),
    [`${name}: heap, MB`]: atMost(page.heapMb, 3),
  };
}

function composedOrOne(name: string, composed: Page, one: Page): Record<string, Goal> {
  return {
    [`${name}: LCP, composed / one bundle`]: atMost(composed.lcpMs / one.lcpMs, 1.05),
    [`${name}: bytes, composed / one bundle`]: atMost(composed.bytes / one.bytes, 1.15),
  };
}

function cachedShare(loads: readonly Load[], hello: Load): number {
  return Math.min(...loads.map(({ requestsPerSecond }) => requestsPerSecond)) / hello.requestsPerSecond;
}

/** The goals for speed, each from one run on one machine (docs/decisions/0011-speed.md). */
export function goals(measured: Measured): Record<string, Goal> {
  const { pages, taps, secondVisits, api } = measured;
  const early = [taps.themeAtFirstSight, taps.marcoAtFirstSight, taps.datesAtFirstSight];
  return {
    ...ofPage('home', pages.home, 1.1, measured),
    ...ofPage('/hotels', pages.hotels, 1.35, measured),
    ...ofPage('/hotels results', pages.results, 1.35, measured),
    ...ofPage('/tours', pages.tours, 1.35, measured),
    ...ofPage('/tours results', pages.tourResults, 1.35, measured),
    ...composedOrOne('home', pages.home, pages.oneBundleHome),
    ...composedOrOne('/hotels', pages.hotels, pages.oneBundleHotels),
    'tap before hydration answered, ms': atMost(Math.max(...early.map(({ answerMs }) => answerMs)), 600),
    'date picker usable after the first tap, ms': atMost(taps.datesAtRest.answerMs, 800),
    'next page, ms': atMost(taps.nextPage.answerMs, 128),
    'INP, ms': atMost(Math.max(...Object.values(taps).map(({ inpMs }) => inpMs)), 73),
    'home: second visit, KB': atMost(secondVisits.home / KB, 2.3),
    '/hotels: second visit, KB': atMost(secondVisits.hotels / KB, 2.3),
    'cached HTML / Fastify hello': atLeast(cachedShare([api.cachedHome, api.cachedHotels], api.hello), 0.5),
  };
}

/** Names of the goals that do not hold. */
export function missed(all: Readonly<Record<string, Goal>>): string[] {
  return Object.entries(all).flatMap(([name, { met }]) => (met ? [] : [name]));
}
