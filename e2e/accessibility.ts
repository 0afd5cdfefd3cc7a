import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Markers on a map may lie closer than 24 px: where they are is what they say, and the list has the same hotels (the
 * exceptions 'essential' and 'equivalent' of WCAG 2.5.8).
 */
const MARKERS_EXEMPT_FROM = 'target-size';

/**
 * Fails with every violation of WCAG 2.2 AA and axe's best practices that stays on the page, in both themes. Right after
 * a change of the theme antd's colors are still those of the other one, so the first look may come too early.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => violationsOf(page), { message: `in the ${colorScheme} theme` }).toEqual([]);
  }
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !(id === MARKERS_EXEMPT_FROM && /<button[^>]*shell-marker-/.test(html)))
      .map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
