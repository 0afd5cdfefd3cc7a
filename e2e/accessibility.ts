import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Markers on a map may lie closer than 24 px: where they are is what they say, and the list has the same hotels (the
 * exceptions 'essential' and 'equivalent' of WCAG 2.5.8).
 */
const MARKERS_EXEMPT_FROM = 'target-size';

/** What the colors of a theme decide; every other rule reads what both themes share, and one look at it is enough. */
const RULES_OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with every violation of WCAG 2.2 AA and axe's best practices that stays on the page, in both themes. Right after
 * a change of the theme antd's colors are still those of the other one, so the first look may come too early.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', { type: 'tag', values: STANDARDS }],
    ['dark', { type: 'rule', values: RULES_OF_COLORS }],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect
      .poll(() => violationsOf(page, rules), { message: `in the ${colorScheme} theme` })
      .toEqual([]);
  }
}

async function violationsOf(
  page: Page,
  runOnly: { readonly type: 'tag' | 'rule'; readonly values: string[] },
): Promise<string[]> {
  // The site has no frames: what looks into those of other origins takes half of the time.
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !(id === MARKERS_EXEMPT_FROM && /<button[^>]*shell-marker-/.test(html)))
      .map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
