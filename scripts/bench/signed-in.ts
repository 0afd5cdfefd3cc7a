import type { Browser } from 'playwright-core';
import { signInDemo } from './demo-account';
import type { Measured } from './measured';
import { medians } from './medians';
import { newTab, newVisitor } from './mobile';
import type { BenchSite } from './sites';
import { openAndRest } from './visit';

const RUNS = 5;
const PATIENCE_MS = 60_000;

interface SignedInPage {
  readonly email: string;
  readonly path: string;
  /** Selector of something that only the account's own data draws. */
  readonly data: string;
}

const PAGES: Readonly<Record<'agent' | 'hotel' | 'traveler', SignedInPage>> = {
  agent: {
    ...{ email: 'agent@atoll.example', path: '/agent/dashboard' },
    data: '[aria-labelledby=last-days] dd',
  },
  hotel: { email: 'hotel@atoll.example', path: '/hotel/dashboard', data: '[aria-label="Last 30 days"] dd' },
  traveler: {
    ...{ email: 'traveler@atoll.example', path: '/traveler/dashboard' },
    data: 'a[aria-label^="Open request"]',
  },
};

/** Opens a page as somebody who is signed in, on a phone on which nothing is cached. */
async function visitSignedIn(browser: Browser, origin: string, { email, path, data }: SignedInPage) {
  const { cookie } = await signInDemo(origin, email);
  const visitor = await newVisitor(browser);
  try {
    await visitor.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
    const tab = await newTab(visitor);
    const opening = openAndRest(tab, origin + path);
    await tab.page.locator(data).first().waitFor({ timeout: PATIENCE_MS });
    const dataMs = await tab.page.evaluate<number>('performance.now()');
    await opening;
    const { fcpMs } = await tab.page.evaluate<{ readonly fcpMs: number }>('window.__observed()');
    return { headingMs: fcpMs, dataMs };
  } finally {
    await visitor.close();
  }
}

/** The first page of each role: its heading, which the server draws, and its data, which the browser fetches. */
export async function measureSignedIn(browser: Browser, { url }: BenchSite): Promise<Measured['signedIn']> {
  async function ofRole(role: keyof typeof PAGES) {
    const samples = [];
    for (let run = 0; run < RUNS; run += 1) samples.push(await visitSignedIn(browser, url, PAGES[role]));
    return medians(samples);
  }
  return { agent: await ofRole('agent'), hotel: await ofRole('hotel'), traveler: await ofRole('traveler') };
}
