import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { AgentsAnswer } from '@atoll/contracts/agent';
import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import type { Browser } from 'playwright-core';
import { cpuPerAnswer } from './cpu';
import { startFloors, type Floors } from './floors';
import { goals, missed } from './goals';
import { measureContacts } from './contacts';
import { coldAndWarm } from './html-times';
import { load, loadHello } from './load';
import { measureMarco, startBenchModel } from './marco';
import { medians } from './medians';
import type { Measured } from './measured';
import { launchBrowser, PROFILE } from './mobile';
import { Running } from './running';
import { buildForBench, expectFirstScreen, startBenchSite, type BenchSite } from './sites';
import { tap, type Tap } from './taps';
import { measureSignedIn } from './signed-in';
import { secondVisitBytes, visit } from './visit';

/** Of every page; the first one of all warms servers and browser and is thrown away. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const TAP_RUNS = Math.ceil(RUNS / 2);
const PROVIDER_DELAY_MS = 400;
const PARIS = 'lat=48.85341&lng=2.3488';
const RESULTS = `/hotels?city=Paris&country=France&${PARIS}`;
const TOUR_RESULTS = `/tours?city=Paris&country=France&${PARIS}`;
const UNLIMITED_MARCO = { MARCO_MESSAGES_MAX: '1000000', MARCO_TOKENS_PER_DAY: '1000000000' };
const HTML = { accept: 'text/html', 'accept-encoding': 'br' };

const DATES_ASKED = { target: 'form button[aria-haspopup=dialog]', answer: 'dialog[open] h2' };
const DATES = { target: 'form button[aria-haspopup=dialog]', answer: 'dialog [role=grid] button:enabled' };
const MARCO = {
  target: 'nav button[data-replay]',
  answer: 'body:has(nav button[aria-pressed=true]) section[aria-label="Marco AI"] h2',
};
const THEME = { target: 'header [data-replay=theme]', answer: 'html[data-theme]' };
const NEXT_PAGE = { target: 'nav a[href="/hotels"]', answer: '[data-remote=mfe-hotels] h1' };

/** The sites that are measured. */
interface Sites {
  readonly composed: BenchSite;
  readonly empty: BenchSite;
  readonly oneBundle: BenchSite;
  readonly slow: BenchSite;
}

/**
 * Measures everything in turn and all over again, so that a busy moment of the machine hits each of them alike; every
 * second time backwards, so that none always follows the same one.
 */
async function inTurn<Name extends string, What, Sample extends object>(
  all: Readonly<Record<Name, What>>,
  runs: number,
  measure: (what: What) => Promise<Sample>,
) {
  const names = Object.keys(all) as Name[];
  const samples = new Map(names.map((name) => [name, [] as Sample[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const name of run % 2 ? names.toReversed() : names)
      samples.get(name)?.push(await measure(all[name]));
  }
  const entries = names.map((name) => [name, medians(samples.get(name) ?? [])]);
  return Object.fromEntries(entries) as Record<Name, ReturnType<typeof medians<Sample>>>;
}

/** The page of an agent of Paris. */
async function firstAgent(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/agents?citySlug=paris`);
  const [agent] = ((await answer.json()) as AgentsAnswer).data;
  if (!agent) throw new Error('The bench site has no agent in Paris');
  return origin + agentHref(agent);
}

async function measurePages(browser: Browser, floors: Floors, sites: Sites): Promise<Measured['pages']> {
  const { composed, empty, oneBundle } = sites;
  const urls = {
    htmlFloor: floors.html,
    reactFloor: floors.react,
    home: composed.url,
    hotels: `${composed.url}/hotels`,
    results: composed.url + RESULTS,
    tours: `${composed.url}/tours`,
    tourResults: composed.url + TOUR_RESULTS,
    agents: `${composed.url}/travel-agents`,
    city: `${composed.url}/travel-agents/paris`,
    profile: await firstAgent(composed.url),
    destinations: `${composed.url}/destinations`,
    // The country with the longest page.
    destination: `${composed.url}/destination/united-states`,
    emptyShell: empty.url,
    oneBundleHome: oneBundle.url,
    oneBundleHotels: `${oneBundle.url}/hotels`,
  };
  const rendered = Object.values(urls).filter((url) =>
    [composed, oneBundle].some((site) => url.startsWith(`${site.url}/`)),
  );
  for (const url of rendered) await expectFirstScreen(url);
  for (const url of Object.values(urls)) await visit(browser, url);
  return inTurn(urls, RUNS, (url) => visit(browser, url));
}

function measureTaps(browser: Browser, { url }: BenchSite): Promise<Measured['taps']> {
  const hotels = `${url}/hotels`;
  const taps = {
    themeAtFirstSight: { url, ...THEME, at: 'first sight' },
    marcoAtFirstSight: { url, ...MARCO, at: 'first sight' },
    datesAtFirstSight: { url: hotels, ...DATES_ASKED, at: 'first sight' },
    daysAtFirstSight: { url: hotels, ...DATES, at: 'first sight' },
    datesAtRest: { url: hotels, ...DATES, at: 'rest' },
    marcoAtRest: { url, ...MARCO, at: 'rest' },
    nextPage: { url, ...NEXT_PAGE, at: 'rest' },
  } satisfies Record<string, Tap>;
  return inTurn<keyof typeof taps, Tap, Awaited<ReturnType<typeof tap>>>(taps, TAP_RUNS, (wanted) =>
    tap(browser, wanted),
  );
}

async function measureApi({ url }: BenchSite): Promise<Measured['api']> {
  return {
    hello: await loadHello(),
    cachedHome: await load(url, HTML),
    cachedHotels: await load(`${url}/hotels`, HTML),
    places: await load(`${url}/api/places?q=par`),
    hotels: await load(`${url}/api/hotels?${PARIS}`),
  };
}

async function measure(running: Running, oneBundleApi: Record<string, string>): Promise<Measured> {
  const browser = await launchBrowser();
  running.keep({ stop: () => browser.close() });
  const floors = running.keep(await startFloors());
  const sites = {
    composed: running.keep(await startBenchSite()),
    empty: running.keep(await startBenchSite({ api: { RELEASES_FROM: '' } })),
    oneBundle: running.keep(await startBenchSite({ api: oneBundleApi })),
    slow: running.keep(await startBenchSite({ delayMs: PROVIDER_DELAY_MS })),
  };
  const { composed, slow } = sites;
  const model = running.keep(await startBenchModel());
  const chatting = running.keep(
    await startBenchSite({ api: { OPENAI_BASE_URL: model.url, ...UNLIMITED_MARCO } }),
  );
  return {
    html: {
      'delay 0 ms': await coldAndWarm(composed.url),
      'delay 400 ms': await coldAndWarm(slow.url),
    },
    pages: await measurePages(browser, floors, sites),
    taps: await measureTaps(browser, composed),
    secondVisits: {
      home: await secondVisitBytes(browser, composed.url),
      hotels: await secondVisitBytes(browser, `${composed.url}/hotels`),
    },
    cpuMs: await cpuPerAnswer(composed.url),
    api: await measureApi(composed),
    marco: await measureMarco(chatting, model),
    signedIn: await measureSignedIn(browser, composed),
    // Last: the site has 60,000 contacts from then on.
    contacts: await measureContacts(browser, composed),
  };
}

/** Measures the built site, an empty shell and the same code as one bundle, beside the floors. */
export async function benchSite(stopped: AbortSignal): Promise<object> {
  const out = mkdtempSync(path.join(tmpdir(), 'atoll-one-bundle-'));
  const running = new Running();
  stopped.addEventListener('abort', () => void running.stop());
  running.keep({ stop: async () => rmSync(out, { recursive: true, force: true }) });
  try {
    const oneBundleApi = await buildForBench(out);
    const loadBefore = loadavg()[0];
    const measured = await measure(running, oneBundleApi);
    const all = goals(measured);
    const conditions = { profile: PROFILE, runs: RUNS, loadShedding: 'off' };
    return {
      ...conditions,
      machineLoad: [loadBefore, loadavg()[0]],
      missed: missed(all),
      goals: all,
      ...measured,
    };
  } finally {
    await running.stop();
  }
}
