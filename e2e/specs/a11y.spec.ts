import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import { PAGES } from '../remotes';

for (const path of PAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`PLT-12: ${path} has no accessibility violations in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }
}
