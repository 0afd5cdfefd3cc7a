/*
 * What a drag of the hotel map costs the main thread, and what a first view of it fetches. Against a running site:
 *
 *   npx -y pnpm@12 --filter @atoll/map bench http://localhost:4000
 *
 * Prints one JSON object. Milliseconds are of the main thread alone, so another process's work does not count.
 */
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { framesOf, median, percentile, type TraceEvent } from './frames';

const [site = 'http://localhost:4000'] = process.argv.slice(2);
const CITIES = [
  { city: 'Paris', country: 'France', lat: 48.85341, lng: 2.3488 },
  { city: 'Istanbul', country: 'Turkey', lat: 41.01384, lng: 28.94966 },
  // The one with streets.
  { city: 'San Francisco', country: 'United States', lat: 37.77493, lng: -122.41942 },
];
const WIDTH = 1440;
const HEIGHT = 900;
const MOVES = 200;
/** With the way to the browser and back, a move for each frame, as of a hand: more would be coalesced. */
const PAUSE_MS = 10;
const SWAY_PX = 150;
const TRACED =
  'toplevel,devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame,devtools.timeline.frame';

function addressOf(place: (typeof CITIES)[number]): string {
  const { city, country, lat, lng } = place;
  const words = new URLSearchParams({ city, country, lat: `${lat}`, lng: `${lng}` });
  return `${site}/hotels?${words.toString()}`;
}

async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { categories: TRACED, transferMode: 'ReportEvents' });
  await work();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return events;
}

/** Drags to and fro at the speed of a hand, without lifting it. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('[data-pitch]').boundingBox();
  if (!box) throw new Error('There is no map on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < MOVES; step += 1) {
    await page.mouse.move(x + Math.sin(step / 12) * SWAY_PX, y + Math.sin(step / 20) * 60);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.mouse.up();
}

async function measureDrag(page: Page, cdp: CDPSession) {
  const frames = framesOf(await traced(cdp, () => drag(page)));
  return {
    frames: frames.length,
    medianMs: median(frames),
    p95Ms: percentile(frames, 0.95),
    markers: await page.locator('[data-marker]').count(),
  };
}

/** Bytes of the map's data on the wire, by file. */
async function countData(cdp: CDPSession): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  const names = new Map<string, string>();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, response: { url } }) => {
    const name = /([a-z]+)\.[\w.]*(?:pmtiles|json)$/.exec(new URL(url).pathname)?.[1];
    if (name && /basemap|shores|islands|francisco/.test(name)) names.set(requestId, name);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name) bytes.set(name, (bytes.get(name) ?? 0) + encodedDataLength);
  });
  return bytes;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--enable-unsafe-swiftshader'],
});
const results: Record<string, unknown> = {};
for (const place of CITIES) {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const bytes = await countData(cdp);
  await page.goto(addressOf(place));
  await page.locator('[data-mode="3d"]').waitFor();
  await page.waitForTimeout(1000);
  const firstViewBytes = Object.fromEntries(bytes);
  const tilted = await measureDrag(page, cdp);
  await page.getByRole('switch', { name: '3D buildings' }).click();
  await page.waitForTimeout(1000);
  results[place.city] = { firstViewBytes, tilted, flat: await measureDrag(page, cdp) };
  await context.close();
}
await browser.close();
console.log(JSON.stringify({ site, viewport: `${WIDTH}x${HEIGHT}`, budgetMs: 8, ...results }, null, 2));
