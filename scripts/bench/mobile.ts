import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from '../suites/chromium';

/** A phone on a slow line: CPU four times slower, 150 ms to the server and back, 1.6 Mbit a second. */
export const PROFILE = 'phone: CPU 4 times slower, 150 ms round trip, 1.6 Mbit/s';
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};
const CPU_RATE = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const OBSERVER = readFileSync(new URL('./observer.js', import.meta.url), 'utf8');

/** A browser without anything that talks or works behind a measurement's back. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      '--enable-unsafe-swiftshader',
    ],
  });
}

/** A new visitor: nothing is cached. */
export function newVisitor(browser: Browser): Promise<BrowserContext> {
  return browser.newContext(PHONE);
}

export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Has a page's documents observed from their first moment (`observer.js`). */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(OBSERVER);
}

/** A tab of a visitor's phone, which observes every document that it opens (`observer.js`). */
export async function newTab(visitor: BrowserContext): Promise<Tab> {
  const page = await visitor.newPage();
  await observe(page);
  const cdp = await visitor.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  // Time of the main thread itself: what else runs on the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}
