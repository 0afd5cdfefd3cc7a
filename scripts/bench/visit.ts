import type { Browser, CDPSession } from 'playwright-core';
import { newTab, newVisitor, type Tab } from './mobile';
import { RequestLog, type Traffic } from './requests';

const CALM_MS = 1_000;
const PATIENCE_MS = 15_000;
const LOAD_TIMEOUT_MS = 60_000;
const MB = 1_048_576;

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
  /** Of JavaScript, after a garbage collection. */
  readonly heapMb: number;
}

async function cpuMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / MB;
}

/** Opens an address and waits until nothing has been on its way for a second. */
export async function openAndRest({ page, cdp }: Tab, url: string): Promise<RequestLog> {
  const log = new RequestLog(cdp);
  await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
  await log.idle(CALM_MS, PATIENCE_MS);
  return log;
}

/** Opens a page as a new visitor and measures it until the network is idle. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const visitor = await newVisitor(browser);
  try {
    const tab = await newTab(visitor);
    const log = await openAndRest(tab, url);
    const observed = await tab.page.evaluate<Observed>('window.__observed()');
    return { ...observed, ...log.traffic(), cpuMs: await cpuMs(tab.cdp), heapMb: await heapMb(tab.cdp) };
  } finally {
    await visitor.close();
  }
}

/** Bytes that the second visit of a page costs somebody who has just been there. */
export async function secondVisitBytes(browser: Browser, url: string): Promise<number> {
  const visitor = await newVisitor(browser);
  try {
    const first = await newTab(visitor);
    await openAndRest(first, url);
    await first.page.close();
    return (await openAndRest(await newTab(visitor), url)).traffic().bytes;
  } finally {
    await visitor.close();
  }
}
