import type { Page } from '@playwright/test';
import { pick, seededRandom } from '@atoll/contracts/seeded-random';
import { futureDay } from '../dates';
import { expect, test } from '../journey';
import { rememberTaps } from '../taps/controls';
import { afterPainted, controlAt, expectTold, loadSlowly, toldAtRest, use } from '../taps/tapped-page';

/**
 * Taps controls and types into fields at moments of a slow load. A run of all journeys takes a sample, drawn by the
 * printed seed; `TAPS=100` draws so many, and `TAPS=all` taps twenty controls of every page at twenty moments each.
 */
const STAY = `checkIn=${futureDay(30)}&checkOut=${futureDay(33)}`;
const LISBON = 'city=Lisbon&country=Portugal&lat=38.72&lng=-9.14';
const PAGES: readonly [string, ...string[]] = [
  '/',
  '/hotels',
  `/hotels?${LISBON}&${STAY}`,
  '/tours',
  `/tours?${LISBON}`,
  '/travel-agents',
  '/travel-agents/lisbon',
  '/destinations',
  '/destination/portugal',
  '/map',
  '/chat',
  '/login',
  '/register/traveler',
  '/why-hotels',
  '/sitemap',
  '/travel-agents/lisbon/guide/first-visit',
  '/tours/map/lisbon',
  '/expo',
  '/forgot-password',
  '/agent/login',
  '/hotel/login',
];
const MOMENTS = 20;
const CONTROLS = 20;
/** What a slow load takes, from the first paint on. */
const LOAD_MS = 5_000;
/** A page whose data comes slowly shows late what it was told. */
const PATIENCE_MS = 30_000;
const SAMPLE = 8;

const isAll = process.env.TAPS === 'all';
const seed = process.env.TAPS_SEED ?? 'none';
const random = seededRandom(`taps ${seed}`);

interface Tap {
  readonly path: string;
  /** Which of the page's controls, from 0 to 1. */
  readonly at: number;
  readonly moment: number;
}

const everyTap: readonly Tap[] = PAGES.flatMap((path) =>
  Array.from({ length: CONTROLS }, (_, control) =>
    Array.from({ length: MOMENTS }, (__, moment) => ({ path, at: control / CONTROLS, moment })),
  ).flat(),
);
const taps = isAll
  ? everyTap
  : Array.from({ length: Number(process.env.TAPS ?? SAMPLE) }, () => ({
      path: pick(random, PAGES),
      at: random(),
      moment: Math.floor(random() * MOMENTS),
    }));

/** Further along the page, where a control is told nothing, such as the link to the page itself. */
const FURTHER = [0, 0.37, 0.71];

/** A control that is told something when it is used, and what. Fails on a page where none of those drawn is. */
async function drawControl(page: Page, path: string, at: number) {
  for (const further of FURTHER) {
    const control = await controlAt(page, path, (at + further) % 1);
    const told = await toldAtRest(page, path, control);
    if (told !== null) return { control, told };
  }
  throw new Error(`${path}: three controls of the first screen are told nothing`);
}

test.describe('taps while a page comes', { tag: '@shell' }, () => {
  // A tap that only counts at the second try is lost.
  test.describe.configure({ retries: 0 });
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  for (const [number, { path, at, moment }] of taps.entries()) {
    test(`ERR-13: tap ${number} of seed ${seed}: ${path} at moment ${moment} keeps what it is told`, async ({
      page,
    }, testInfo) => {
      await page.addInitScript(rememberTaps);
      const { control, told } = await drawControl(page, path, at);
      testInfo.annotations.push({ type: 'control', description: control.key });
      await loadSlowly(page, path);
      await afterPainted(page, (moment * LOAD_MS) / MOMENTS);
      const isUsed = await use(page, control);
      await expect(() => expectTold(page, control, isUsed ? told : null), control.key).toPass({
        timeout: PATIENCE_MS,
      });
    });
  }
});
