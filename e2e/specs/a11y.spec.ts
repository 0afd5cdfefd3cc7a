import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import { PAGES } from '../remotes';
import { missedTouches } from '../touch-targets';

for (const path of PAGES) {
  test(`PLT-12: ${path} has no accessibility violations in either theme`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('PLT-12: on a phone every control of every page takes a touch of 44 px', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await missedTouches(page), path).toEqual([]);
    }
  });
});

test('PLT-12: where the system chooses the colors, what is selected still shows', async ({ page, dock }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/hotels');
  await expect(dock.link('Find Hotels')).toHaveCSS('outline-style', 'solid');
  await expect(dock.link('Find Tours')).toHaveCSS('outline-style', 'none');
});
