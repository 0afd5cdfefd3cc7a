import { expect, type Browser, type Page } from '@playwright/test';
import type { SiteWatch } from '../site-watch';
import { rememberTaps, type Control, type Signature } from './controls';
import {
  afterPainted,
  controlsFrom,
  expectTold,
  forgetVisit,
  loadSlowly,
  toldAtRest,
  use,
} from './tapped-page';

/** What a slow load takes, from the first paint on. */
const LOAD_MS = 5_000;
/** A page whose data comes slowly shows late what it was told. */
const PATIENCE_MS = 30_000;
/** Controls that are tried at rest until one of them tells something. */
const TRIED_AT_REST = 5;

export interface Tap {
  readonly path: string;
  /** Which of the page's controls, from 0 to 1; the next one where it tells nothing. */
  readonly at: number;
  /** When, as a share of a slow load. */
  readonly share: number;
  /** Whether a field comes before other controls. */
  readonly isField: boolean;
}

interface ToldControl {
  readonly control: Control;
  readonly told: Signature | string;
}

/** A control of the page that tells something at rest, and what; null where none of those tried does. */
async function tellingControl(page: Page, tap: Tap): Promise<ToldControl | null> {
  const controls = await controlsFrom(page, tap.path, tap.at, tap.isField);
  for (const control of controls.slice(0, TRIED_AT_REST)) {
    const told = await toldAtRest(page, tap.path, control);
    if (told !== null) return { control, told };
    await forgetVisit(page);
  }
  return null;
}

export interface TapOutcome {
  readonly description: string;
  /** False where it cannot be told whether anything was lost. */
  readonly isTold: boolean;
}

/** Taps a control while its page comes slowly; fails where what it was told is lost. */
async function tapOnce(page: Page, tap: Tap): Promise<TapOutcome> {
  await page.addInitScript(rememberTaps);
  const found = await tellingControl(page, tap);
  const moment = `${tap.path} at ${Math.round(tap.share * LOAD_MS)} ms`;
  if (!found) return { description: `${moment}: no control tells anything`, isTold: false };
  const description = `${moment}: ${found.control.key}`;
  await forgetVisit(page);
  await loadSlowly(page, tap.path);
  await afterPainted(page, tap.share * LOAD_MS);
  if (!(await use(page, found.control))) return { description, isTold: false };
  await expect(() => expectTold(page, found.control, found.told), description).toPass({
    timeout: PATIENCE_MS,
  });
  return { description, isTold: true };
}

/** Taps as somebody who was never here: with a line, a theme and saved things of nobody else. */
export async function tapAsStranger(browser: Browser, watch: SiteWatch, tap: Tap): Promise<TapOutcome> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watch.follow(page);
  const outcome = await tapOnce(page, tap);
  await context.close();
  return outcome;
}
