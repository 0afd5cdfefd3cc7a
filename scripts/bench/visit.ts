import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { newPhone } from './mobile';
import { RequestLog, type Traffic } from './requests';

const OBSERVER = readFileSync(new URL('./observer.js', import.meta.url), 'utf8');
const CALM_MS = 1_000;
const PATIENCE_MS = 15_000;
const ANSWER_PATIENCE_MS = 10_000;

/** What the browser reported of a page; `observer.js` writes it. */
interface Observed {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly lcpElement: string;
  readonly cls: number;
  /** Main-thread time beyond 50 ms a task, after the first paint. */
  readonly tbtMs: number;
}

export interface Visit extends Observed, Traffic {
  /** Of the main thread, until the network was idle. */
  readonly cpuMs: number;
}

function cpuMs(metrics: readonly { name: string; value: number }[]): number {
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Opens a page as a new visitor and measures it until the network is idle. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page, cdp } = await newPhone(browser, OBSERVER);
  try {
    const log = new RequestLog(cdp);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await log.idle(CALM_MS, PATIENCE_MS);
    const observed = await page.evaluate<Observed>('window.__observed()');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return { ...observed, ...log.traffic(), cpuMs: cpuMs(metrics) };
  } finally {
    await context.close();
  }
}

/** Milliseconds from a click on `target` to the first frame in which `answer` matches something. */
async function answerMs(page: Page, target: string, answer: string): Promise<number> {
  await page.evaluate(
    `window.__answered = new Promise((done) => {
      let from = 0;
      addEventListener('pointerdown', (event) => { from = event.timeStamp; look(); }, { capture: true, once: true });
      function look() {
        if (document.querySelector(${JSON.stringify(answer)})) requestAnimationFrame(() => done(performance.now() - from));
        else requestAnimationFrame(look);
      }
    })`,
  );
  await page.locator(target).first().click({ noWaitAfter: true, timeout: ANSWER_PATIENCE_MS });
  return page.evaluate<number>('window.__answered');
}

/** How long a click takes that is made as soon as its target is there, long before any script is. */
export async function earlyClickMs(
  browser: Browser,
  url: string,
  target: string,
  answer: string,
): Promise<number> {
  const { context, page } = await newPhone(browser, OBSERVER);
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.locator(target).first().waitFor({ timeout: ANSWER_PATIENCE_MS });
    return await answerMs(page, target, answer);
  } finally {
    await context.close();
  }
}

/** How long the first navigation takes, from a page that has come to rest: to the next page's heading. */
export async function navigationMs(
  browser: Browser,
  url: string,
  link: string,
  heading: string,
): Promise<number> {
  const { context, page, cdp } = await newPhone(browser, OBSERVER);
  try {
    const log = new RequestLog(cdp);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await log.idle(CALM_MS, PATIENCE_MS);
    return await answerMs(page, link, heading);
  } finally {
    await context.close();
  }
}
