import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../journey';
import { PAGES } from '../remotes';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of PAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`PLT-12: ${path} has no accessibility violations in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    });
  }
}
