import type { Browser, Page } from 'playwright-core';
import { newTab, newVisitor } from './mobile';
import { openAndRest } from './visit';

const PATIENCE_MS = 10_000;

/** A tap on a page, and what must then be seen. */
export interface Tap {
  readonly url: string;
  /** Selector of what is tapped. */
  readonly target: string;
  /** Selector of something that is visible only after the answer. */
  readonly answer: string;
  /** `first sight`: as soon as the target is there, long before any script is. `rest`: when the network is idle. */
  readonly at: 'first sight' | 'rest';
}

export interface Answer {
  /** From the touch to the first frame after the answer was there. */
  readonly answerMs: number;
  /** The longest that the browser reported between a touch and the next frame; 0 below 16 ms. */
  readonly inpMs: number;
}

async function answerTo(page: Page, { target, answer }: Tap): Promise<Answer> {
  await page.evaluate(`window.__expect(${JSON.stringify(answer)})`);
  await page.locator(target).first().tap({ noWaitAfter: true, timeout: PATIENCE_MS });
  const patience = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing answered the tap on ${target}`)), PATIENCE_MS).unref();
  });
  return Promise.race([page.evaluate<Answer>('window.__answered()'), patience]);
}

/** Taps once as a new visitor. */
export async function tap(browser: Browser, wanted: Tap): Promise<Answer> {
  const visitor = await newVisitor(browser);
  try {
    const tab = await newTab(visitor);
    if (wanted.at === 'rest') await openAndRest(tab, wanted.url);
    else {
      await tab.page.goto(wanted.url, { waitUntil: 'commit', timeout: PATIENCE_MS });
      await tab.page.locator(wanted.target).first().waitFor({ timeout: PATIENCE_MS });
    }
    return await answerTo(tab.page, wanted);
  } finally {
    await visitor.close();
  }
}
