import { expect, type Page } from '@playwright/test';
import { untilLive } from '../until-live';
import {
  controlsOf,
  findControl,
  signatureOf,
  type Control,
  type PlacedControl,
  type Signature,
} from './controls';

/** Letters that nothing on the site begins with: what is typed is told from what was there. */
const LETTERS = 'Kyoto';

/** A surface has opened and a page has changed by then, at rest. */
const AFTER_A_TAP_MS = 600;
/** Somebody who wants to tap something waits so long for it. */
const LOOKED_FOR_MS = 5_000;
const LOOK_AGAIN_MS = 100;
const CPU_SLOWDOWN = 6;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
} as const;

/** Forgets what the page that is open has kept, and leaves it. */
export async function forgetVisit(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
}

/** Opens a page as a cheap phone with a slow line does that was never here; resolves when something is painted. */
export async function loadSlowly(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Resolves when nothing of the page is waiting for code any more. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await untilLive(page);
  await expect(page.locator('[data-server=true]')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
}

/** What the last tap came to; null where nothing has heard of it. */
function lastTapped(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('tapped'));
}

/** A control as somebody finds it who looks for it a while: a page that comes may not show it yet. */
async function seenControl(page: Page, control: Control): Promise<PlacedControl | null> {
  const givenUpAt = Date.now() + LOOKED_FOR_MS;
  for (;;) {
    const placed = await findControl(page, control);
    if (placed || Date.now() > givenUpAt) return placed;
    await afterPainted(page, LOOK_AGAIN_MS);
  }
}

/**
 * Taps a button or a link, or types into a field, where it lies at this moment. False where nobody sees it, and where
 * the page moved under the finger, so that the tap came to something else.
 */
export async function use(page: Page, control: Control): Promise<boolean> {
  const placed = await seenControl(page, control);
  if (!placed) return false;
  await page.evaluate(() => sessionStorage.removeItem('tapped'));
  await page.touchscreen.tap(placed.x, placed.y);
  if (control.kind === 'field') await page.keyboard.type(LETTERS, { delay: 60 });
  await untilSettled(page);
  const tapped = await lastTapped(page);
  return tapped === null || nameOf(tapped) === nameOf(placed.tag);
}

/** What stays of a tag when the page is taken over: its element, its words and where it leads. */
function nameOf(tag: string): string {
  const [element] = tag.split(' ');
  const attributes = ['href', 'name', 'aria-label', 'aria-labelledby', 'class'];
  return [element, ...attributes.map((name) => new RegExp(` ${name}="[^"]*"`).exec(tag)?.[0])].join('');
}

/** So long after the first paint, in milliseconds of the machine's clock. */
export function afterPainted(page: Page, ms: number): Promise<void> {
  // eslint-disable-next-line playwright/no-wait-for-timeout -- The moment of the tap is what is tried.
  return page.waitForTimeout(ms);
}

/** What a control was told: the letters in a field that is being written in, what the page says after a tap. */
async function toldNow(page: Page, { kind }: Control): Promise<Signature | string> {
  // What is pressed on the page that a link leads to comes with that page's own parts, however late.
  if (kind === 'link') return { ...(await signatureOf(page)), on: [] };
  if (kind === 'button') return signatureOf(page);
  const text = await page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
  });
  return text.includes(LETTERS) ? LETTERS : text;
}

/** What a control was told once the page has come to rest: it has a heading, and says the same twice in a row. */
async function toldInTheEnd(page: Page, control: Control): Promise<Signature | string> {
  await untilSettled(page);
  await expect(page.locator('h1')).not.toHaveCount(0);
  let last = await toldNow(page, control);
  await expect(async () => {
    const before = last;
    await afterPainted(page, AFTER_A_TAP_MS);
    last = await toldNow(page, control);
    expect(last).toEqual(before);
  }).toPass();
  return last;
}

/** What a control is told on a page that has all of its code; null where using it changes nothing. */
export async function toldAtRest(
  page: Page,
  path: string,
  control: Control,
): Promise<Signature | string | null> {
  await page.goto(path);
  const before = await toldInTheEnd(page, control);
  if (!(await use(page, control))) return null;
  const after = await toldInTheEnd(page, control);
  return JSON.stringify(after) === JSON.stringify(before) ? null : after;
}

/** The page's controls, from the one at this share of them (0 to 1) on; fields first where they are asked for. */
export async function controlsFrom(
  page: Page,
  path: string,
  at: number,
  isFieldFirst: boolean,
): Promise<Control[]> {
  await page.goto(path);
  const controls = await controlsOf(page);
  if (controls.length === 0) throw new Error(`${path} has nothing to tap`);
  const first = Math.floor(at * controls.length);
  const inTurn = [...controls.slice(first), ...controls.slice(0, first)];
  const fields = isFieldFirst ? inTurn.filter(({ kind }) => kind === 'field') : [];
  return [...fields, ...inTurn.filter((control) => !fields.includes(control))];
}

/** True where a link was followed that its page's code would have made something else of, such as a dialog. */
async function hasFollowed(page: Page, { leadsTo }: Control, told: Signature | string): Promise<boolean> {
  if (leadsTo === null || typeof told === 'string' || told.url === leadsTo) return false;
  const { url, heading } = await signatureOf(page);
  return url === leadsTo && heading !== null;
}

/** Fails where the page was told something else. */
export async function expectTold(page: Page, control: Control, told: Signature | string): Promise<void> {
  if (await hasFollowed(page, control, told)) return;
  expect(await toldNow(page, control)).toEqual(told);
}
