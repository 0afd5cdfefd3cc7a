import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';

test.describe('the global map', { tag: '@mfe-directory' }, () => {
  test('MAP-01, MAP-02: from the world by a cluster to fewer agents, with the list in step, and a reload keeps it', async ({
    page,
    globalMap,
  }) => {
    await globalMap.open();
    await expect(page.locator('.ol-viewport canvas').first()).toBeVisible();
    const everybody = await globalMap.count();
    const names = await globalMap.rows.first().innerText();
    await globalMap.rings.first().click();
    await expect.poll(() => globalMap.zoom()).toBeGreaterThan(2);
    await expect.poll(() => globalMap.count()).toBeLessThan(everybody);
    await expect(globalMap.rows.first()).not.toHaveText(names);
    await expect(page).toHaveURL(/lat=.*lng=.*zoom=/);
    const [zoom, count] = [await globalMap.zoom(), await globalMap.count()];
    await page.reload();
    await expect.poll(() => globalMap.zoom()).toBeCloseTo(zoom, 1);
    await expect.poll(() => globalMap.count()).toBe(count);
  });

  test('HOM-30, MAP-02: a place is searched and flown to, down to an agent and the profile, and Back returns', async ({
    page,
    globalMap,
  }) => {
    await globalMap.open();
    await globalMap.search.fill('lisb');
    await page.getByRole('option', { name: /^Lisbon, Portugal/ }).click();
    await expect.poll(() => globalMap.zoom()).toBe(12);
    await expect(page).toHaveURL(/zoom=12/);
    await expect(page.getByRole('link', { name: 'Hotels in Lisbon' })).toBeVisible();
    // Agents of one quarter stand together until the map is near enough.
    const profiles = globalMap.rows.getByRole('link', { name: /^View profile/ });
    await expect(async () => {
      if ((await profiles.count()) === 0)
        await page
          .getByRole('button', { name: /^Zoom in: / })
          .first()
          .click();
      await expect(profiles.first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    const [view, zoom] = [page.url(), await globalMap.zoom()];
    await profiles.first().click();
    await expect(page.getByRole('heading', { name: /^Ask / })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(view);
    await expect.poll(() => globalMap.zoom()).toBeCloseTo(zoom, 1);
  });

  test('MAP-02: by keyboard the list leads where the map does, and nothing on the page is in the way', async ({
    page,
    globalMap,
  }) => {
    await globalMap.open();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Skip to the list' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Zoom in: / })
      .first()
      .press('Enter');
    await expect.poll(() => globalMap.zoom()).toBeGreaterThan(2);
    await page.getByRole('application').focus();
    const before = await globalMap.zoom();
    await page.keyboard.press('+');
    await expect.poll(() => globalMap.zoom()).toBeCloseTo(before + 1, 1);
  });
});
