import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import type { Stay } from '../pages/hotels-page';

const LISBON: Stay = { city: 'Lisbon', country: 'Portugal', lat: 38.71667, lng: -9.13333 };
const BELEM = '/map?lat=38.6940&lng=-9.2120&zoom=15&show=sights';

test.describe('the layers of the global map', { tag: '@mfe-directory' }, () => {
  test('MAP-26: sights beside agents by keyboard, then alone, down to one with its card and its city', async ({
    page,
    globalMap,
    watch,
  }) => {
    await globalMap.open('/map?lat=38.7100&lng=-9.1600&zoom=12');
    await expect(globalMap.heading).toBeVisible();
    expect(watch.apiCalls('/api/sights')).toHaveLength(0);
    await page.getByRole('checkbox', { name: 'Sights' }).press(' ');
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ sights in sight$/ })).toBeVisible();
    await expect(globalMap.heading).toBeVisible();
    await expect(page).toHaveURL(/show=agents%2Csights|show=agents,sights/);
    const both = page.getByRole('list', { name: 'Agents and sights on the map' });
    await expect(both.getByRole('button', { name: /sights?: /i }).first()).toBeVisible();
    await expect(both.getByRole('button', { name: /agents?: / }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Agents' }).press(' ');
    await expect(globalMap.heading).toHaveCount(0);
    await page.goto(BELEM);
    const alone = page.getByRole('list', { name: 'Sights on the map' });
    await alone.getByRole('button', { name: 'Sight: Belém Tower' }).press('Enter');
    await page.getByRole('link', { name: 'Read about it: Belém Tower' }).click();
    await expect(page).toHaveURL(/\/travel-agents\/lisbon#sight-belem-tower$/);
  });
});

test.describe('hotels on foot', { tag: '@mfe-hotels' }, () => {
  test('HSE-65: a sight that is saved on the map sorts hotels by the way on foot, and not once it is removed', async ({
    page,
    globalMap,
    hotels,
  }) => {
    await globalMap.open(BELEM);
    const heart = page
      .getByRole('region', { name: 'Sights on the map' })
      .getByRole('button', { name: 'Save Belém Tower' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await hotels.openSearch(LISBON);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('Walking time to what you saved');
    await expect(
      page.getByText('Walking times are estimates: straight line × 1.3 at 4.8 km/h.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/sort=walk/);
    await expect(hotels.cards.first()).toContainText('walk to Belém Tower');
    const minutes = async () =>
      (await hotels.cards.allInnerTexts()).map((text) => {
        const [, hours = '0', rest = '0'] = /(?:(\d+) h )?(\d+) min walk to Belém Tower/.exec(text) ?? [];
        return Number(hours) * 60 + Number(rest);
      });
    await expect
      .poll(async () => {
        const found = await minutes();
        return found.length > 5 && found.every((one, at) => one > 0 && one >= (found[at - 1] ?? 0));
      })
      .toBe(true);
    await expectAccessible(page);
    await globalMap.open(BELEM);
    await heart.click();
    await page.goto(`${hotels.searchAddress(LISBON)}&view=list&sort=walk`);
    await expect(page.getByText(/^Nothing is saved near Lisbon yet/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sights in Lisbon' })).toHaveAttribute(
      'href',
      '/travel-agents/lisbon#see',
    );
    await expect(hotels.cards.first()).toBeVisible();
  });
});
