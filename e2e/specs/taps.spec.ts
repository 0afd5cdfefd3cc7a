import { pick, seededRandom } from '@atoll/contracts/seeded-random';
import { futureDay } from '../dates';
import { expect, test } from '../journey';
import { tapAsStranger, type Tap, type TapOutcome } from '../taps/tap-once';

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
  '/tours/map/lisbon',
  '/travel-agents',
  '/travel-agents/lisbon',
  '/travel-agents/lisbon/guide/first-visit',
  '/destinations',
  '/destination/portugal',
  '/map',
  '/chat',
  '/expo',
  '/login',
  '/agent/login',
  '/hotel/login',
  '/forgot-password',
  '/register/traveler',
  '/why-hotels',
  '/sitemap',
];
const MOMENTS = 20;
const CONTROLS = 20;
const SAMPLE = 8;
/** Taps of one test, which fails where more than half of them could not tell whether anything was lost. */
const TOGETHER = 4;
/** Of the taps that are drawn, so many go to a field where the page has one. */
const FIELDS_SHARE = 0.4;
const TIMEOUT_MS = 600_000;

const isAll = process.env.TAPS === 'all';
const seed = process.env.TAPS_SEED ?? 'none';
const random = seededRandom(`taps ${seed}`);

const everyTap = (): readonly Tap[] =>
  PAGES.flatMap((path) =>
    Array.from({ length: CONTROLS }, (_, control) =>
      Array.from({ length: MOMENTS }, (__, moment) => ({
        path,
        at: control / CONTROLS,
        share: moment / MOMENTS,
        isField: false,
      })),
    ).flat(),
  );
const drawnTap = (): Tap => ({
  path: pick(random, PAGES),
  at: random(),
  share: Math.floor(random() * MOMENTS) / MOMENTS,
  isField: random() < FIELDS_SHARE,
});
const taps = isAll
  ? everyTap()
  : Array.from({ length: Number(process.env.TAPS ?? SAMPLE) }, () => drawnTap());
const groups = Array.from({ length: Math.ceil(taps.length / TOGETHER) }, (_, group) =>
  taps.slice(group * TOGETHER, (group + 1) * TOGETHER),
);

test.describe('taps while a page comes', { tag: '@shell' }, () => {
  test.use({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  });
  // A tap that is heard at the second try only was lost.
  test.describe.configure({ retries: 0, timeout: TIMEOUT_MS });

  for (const [number, group] of groups.entries()) {
    test(`ERR-13: taps of group ${number}, seed ${seed}, keep what they are told`, async ({
      browser,
      watch,
    }, testInfo) => {
      const outcomes: TapOutcome[] = [];
      for (const tap of group) outcomes.push(await tapAsStranger(browser, watch, tap));
      for (const { isTold, description } of outcomes)
        testInfo.annotations.push({ type: isTold ? 'told' : 'tells nothing', description });
      const silent = outcomes.filter(({ isTold }) => !isTold).map(({ description }) => description);
      expect(silent.length, `tell nothing: ${silent.join('; ')}`).toBeLessThanOrEqual(group.length / 2);
    });
  }
});
