import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startFloors } from './floors';
import { load, withHello, type Load } from './load';
import { median, medians } from './medians';
import { launchBrowser } from './mobile';
import { goals, type Measured, type Page } from './ratios';
import { buildForBench, startBenchSite, type BenchSite } from './sites';
import { earlyClickMs, navigationMs, visit, type Visit } from './visit';

/** Of every page; the first one of all warms servers and browser and is thrown away. */
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const LOAD_SECONDS = 4;
const PROVIDER_DELAY_MS = 400;
const RESULTS = '/hotels?city=Paris&country=France&lat=48.85341&lng=2.3488';
const THEME = 'header button[data-replay=theme]';
const HTML = { accept: 'text/html', 'accept-encoding': 'br' };

type Urls = Readonly<Record<string, string>>;

/** Opens all pages in turn, so that a busy moment of the machine hits each of them alike. */
async function visitInTurn(browser: Browser, urls: Urls): Promise<Record<string, Page>> {
  const samples = new Map<string, Visit[]>(Object.keys(urls).map((name) => [name, []]));
  for (let run = -1; run < RUNS; run += 1) {
    for (const [name, url] of Object.entries(urls)) {
      const measured = await visit(browser, url);
      if (run >= 0) samples.get(name)?.push(measured);
    }
  }
  return Object.fromEntries([...samples].map(([name, visits]) => [name, medians(visits)]));
}

async function several(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return Math.round(median(times));
}

async function answerMs(url: string): Promise<number> {
  const fromMs = performance.now();
  const response = await fetch(url, { headers: HTML });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - fromMs;
}

/** A page of hotels that nobody has asked for yet, and the same one again: to render it, and to have it. */
async function coldAndWarm({ url }: BenchSite): Promise<{ coldMs: number; warmMs: number }> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // Another spot in Paris each time: another address, and other questions to the provider.
    const address = `${url}/hotels?city=Paris&country=France&lat=48.85${run}1&lng=2.34${run}1`;
    cold.push(await answerMs(address));
    warm.push(await answerMs(address));
  }
  return { coldMs: Math.round(median(cold)), warmMs: Math.round(median(warm)) };
}

async function loads({ url }: BenchSite): Promise<Record<string, Load>> {
  return {
    hello: await withHello((hello) => load(hello, LOAD_SECONDS)),
    cachedHome: await load(url, LOAD_SECONDS, HTML),
    cachedHotels: await load(`${url}/hotels`, LOAD_SECONDS, HTML),
    places: await load(`${url}/api/places?q=par`, LOAD_SECONDS),
    hotels: await load(`${url}/api/hotels?lat=48.85341&lon=2.3488`, LOAD_SECONDS),
  };
}

/** What has to be ended when a bench is over, last started first. */
class Running {
  readonly #stops: (() => Promise<void>)[] = [];

  async keep<T extends { stop: () => Promise<void> }>(starting: Promise<T>): Promise<T> {
    const started = await starting;
    this.#stops.push(() => started.stop());
    return started;
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.toReversed()) await stop();
  }
}

async function measure(running: Running, oneBundleApi: Record<string, string>): Promise<object> {
  const browser = await launchBrowser();
  await running.keep(Promise.resolve({ stop: () => browser.close() }));
  const floors = await running.keep(startFloors());
  const composed = await running.keep(startBenchSite());
  const empty = await running.keep(startBenchSite({ api: { RELEASES_FROM: '' } }));
  const oneBundle = await running.keep(startBenchSite({ api: oneBundleApi }));
  const slow = await running.keep(startBenchSite({ delayMs: PROVIDER_DELAY_MS }));

  const html = { 'delay 0 ms': await coldAndWarm(composed), 'delay 400 ms': await coldAndWarm(slow) };
  await slow.stop();
  const pages = await visitInTurn(browser, {
    'floors.html': floors.html,
    'floors.react': floors.react,
    'composed.home': composed.url,
    'composed.hotels': `${composed.url}/hotels`,
    'composed.results': composed.url + RESULTS,
    'emptyShell.home': empty.url,
    'oneBundle.home': oneBundle.url,
    'oneBundle.hotels': `${oneBundle.url}/hotels`,
  });
  const of = (group: string) =>
    Object.fromEntries(
      Object.entries(pages).flatMap(([name, page]) =>
        name.startsWith(`${group}.`) ? [[name.slice(group.length + 1), page]] : [],
      ),
    );
  const measured = {
    floors: of('floors'),
    composed: of('composed'),
    emptyShell: of('emptyShell'),
    oneBundle: of('oneBundle'),
    earlyClickMs: await several(() => earlyClickMs(browser, composed.url, THEME, 'html[data-theme]')),
    navigationMs: await several(() =>
      navigationMs(browser, composed.url, 'nav a[href="/hotels"]', '[data-remote=mfe-hotels] h1'),
    ),
    api: await loads(composed),
  } as unknown as Measured;
  return { ...measured, html, goals: goals(measured) };
}

/** Measures the built site, an empty shell and the same code as one bundle, beside the floors. */
export async function benchSite(): Promise<object> {
  const out = mkdtempSync(path.join(tmpdir(), 'atoll-one-bundle-'));
  const running = new Running();
  try {
    const oneBundleApi = await buildForBench(out);
    const profile = 'phone: CPU 4 times slower, 150 ms round trip, 1.6 Mbit/s';
    const loadBefore = loadavg()[0];
    const result = await measure(running, oneBundleApi);
    return { profile, runs: RUNS, loadShedding: 'off', machineLoad: [loadBefore, loadavg()[0]], ...result };
  } finally {
    await running.stop();
    rmSync(out, { recursive: true, force: true });
  }
}
