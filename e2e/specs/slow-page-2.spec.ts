import { expect, test } from '../journey';
import { PARIS } from '../places';
import { afterPainted, loadSlowly } from '../taps/tapped-page';

const MOMENTS_MS = [0, 1_000, 2_000, 3_000, 4_000];

test.describe('the next page of a list that comes slowly', { tag: '@mfe-hotels' }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  // A tap that is heard at the second try only was lost.
  test.describe.configure({ retries: 0 });

  for (const ms of MOMENTS_MS) {
    test(`ERR-13: ‘Page 2’ at 375 px, tapped ${ms} ms after the first paint, arrives at page 2`, async ({
      page,
      hotels,
    }) => {
      await loadSlowly(page, `${hotels.searchAddress(PARIS)}&view=list`);
      await afterPainted(page, ms);
      await page.getByRole('link', { name: 'Page 2', exact: true }).filter({ visible: true }).tap();
      await expect(page).toHaveURL(/[?&]page=2\b/);
      await expect(page.getByRole('link', { name: 'Page 2', exact: true }).first()).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(hotels.cards.first()).toBeVisible();
    });
  }
});
