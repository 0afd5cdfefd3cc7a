import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { root } from '../root';
import { findChromium } from '../suites/chromium';

/** A phone on a slow line: CPU four times slower, 150 ms to the server and back, 1.6 Mbit a second. */
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

interface PlaywrightModule {
  readonly chromium: { launch(options: object): Promise<Browser> };
}

/** A browser without anything that talks or works behind a measurement's back. */
export async function launchBrowser(): Promise<Browser> {
  const fromE2e = createRequire(path.join(root, 'e2e/package.json'));
  const { chromium } = fromE2e('@playwright/test') as PlaywrightModule;
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
    ],
  });
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A new visitor's phone: nothing cached, `script` run in every document before its own. */
export async function newPhone(browser: Browser, script: string): Promise<Phone> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(script);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  // Time of the main thread itself: what else runs on the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, cdp };
}
