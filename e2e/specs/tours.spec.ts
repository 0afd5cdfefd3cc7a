import type { Locator, Page } from '@playwright/test';
import { futureDay } from '../dates';
import { expect, test } from '../journey';
import type { ToursPage } from '../pages/tours-page';
import { MALDIVES, PARIS } from '../places';
import { tabTo } from '../tab-to';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 812 };
const SERVER_ERROR = { code: 'INTERNAL', message: 'Server error. Please try again later.', requestId: 'x' };

/** How somebody works the page. */
interface Way {
  readonly how: string;
  readonly viewport: typeof DESKTOP;
  /** `key` is the direction in which the keyboard finds it. */
  readonly press: (page: Page, control: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>;
  readonly check: (page: Page, box: Locator) => Promise<void>;
  /** Narrows the results to food tours of half a day. */
  readonly filter: (page: Page, tours: ToursPage, way: Way) => Promise<void>;
  readonly showMap: (page: Page, tours: ToursPage, way: Way) => Promise<void>;
}

const POINTER: Pick<Way, 'press' | 'check'> = {
  press: (_page, control) => control.click(),
  // It is checked once the address says so.
  check: (_page, box) => box.click(),
};
const KEYBOARD: Pick<Way, 'press' | 'check'> = {
  press: async (page, control, key) => {
    await tabTo(page, control, key);
    await page.keyboard.press('Enter');
  },
  check: async (page, box) => {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  },
};
const WIDE: Pick<Way, 'viewport' | 'filter' | 'showMap'> = {
  viewport: DESKTOP,
  filter: async (page, { filters }, { press, check }) => {
    // From the pages under the list the filters are nearer backwards.
    await press(page, filters.getByRole('button', { name: 'Food' }), 'Shift+Tab');
    await expect(page).toHaveURL(/categories=FOOD/);
    await check(page, filters.getByRole('checkbox', { name: 'Half day' }));
  },
  showMap: (page, tours, { press }) => press(page, tours.viewOnMap, 'Shift+Tab'),
};
const NARROW: Pick<Way, 'viewport' | 'filter' | 'showMap'> = {
  viewport: PHONE,
  filter: async (page, _tours, { press, check }) => {
    await press(page, page.getByRole('button', { name: 'Filters (0)' }));
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await press(page, dialog.getByRole('button', { name: 'Food' }));
    await check(page, dialog.getByRole('checkbox', { name: 'Half day' }));
    await press(page, dialog.getByRole('button', { name: 'Apply Filters' }));
    await expect(dialog).toBeHidden();
  },
  showMap: (_page, tours) => tours.showMap(),
};

const WAYS: readonly Way[] = [
  { how: 'on a desktop', ...WIDE, ...POINTER },
  { how: 'at 375 px', ...NARROW, ...POINTER },
  { how: 'by keyboard alone', ...WIDE, ...KEYBOARD },
];

test.describe('tours', { tag: '@mfe-tours' }, () => {
  for (const way of WAYS) {
    const { how, viewport, press } = way;

    test.describe(how, () => {
      test.use({ viewport });

      test(`TOU-04, TOU-06, TOU-07, TOU-08: the form ${how}: two alerts, participants, and two weeks from now`, async ({
        page,
        tours,
      }) => {
        await tours.open();
        await press(page, tours.findTours);
        await expect(tours.alert).toHaveText('Please select a city.');
        await press(page, tours.viewOnMap);
        await expect(tours.alert).toHaveText('Please select a city first.');
        await expect(tours.destination).toBeFocused();

        const form = page.getByRole('search', { name: 'Tours' });
        await press(page, tours.fewer);
        await expect(tours.participants).toHaveValue('1');
        await expect(tours.fewer).toHaveAttribute('aria-disabled', 'true');
        await expect(form.getByText('person', { exact: true })).toBeVisible();
        await press(page, tours.more);
        await press(page, tours.more);
        await expect(tours.participants).toHaveValue('3');
        await expect(form.getByText('people', { exact: true })).toBeVisible();

        await press(page, page.getByRole('button', { name: 'In 2 weeks' }));
        await expect(page).toHaveURL(new RegExp(`from=${futureDay(14)}&to=${futureDay(21)}`));
        await press(page, page.getByRole('link', { name: 'Maldives', exact: true }));
        await expect(tours.heading('Maldives')).toBeVisible();
        await expect(tours.cards).toHaveCount(9);
        await expect(page).toHaveURL(/people=3/);
      });

      test(`TOU-15, TOU-17, TOU-22, MAP-12: results ${how}: filters begin at page 1, the map is around the place`, async ({
        page,
        tours,
      }) => {
        await tours.openSearch(MALDIVES);
        const all = await tours.count('Maldives');
        expect(all).toBeGreaterThan(9);
        const second = page.getByRole('link', { name: 'Page 2' }).filter({ visible: true });
        await press(page, second);
        await expect(page).toHaveURL(/page=2/);

        await way.filter(page, tours, way);
        await expect(page).toHaveURL(/categories=FOOD&duration=HALF_DAY/);
        await expect(page).not.toHaveURL(/page=/);
        await expect.poll(() => tours.count('Maldives')).toBeLessThan(all);

        await way.showMap(page, tours, way);
        await tours.isMapDrawn();
        await expect.poll(() => tours.mapDistanceFrom(MALDIVES)).toBeLessThan(0.3);
        await expect(tours.cards).toHaveCount(await tours.count('Maldives'));
      });

      test(`TOU-35, TOU-36: a tour ${how}: arrows turn its pictures, Escape closes it, and the focus is back on its card`, async ({
        page,
        tours,
      }) => {
        await tours.openSearch(MALDIVES);
        const name = await tours.nameOfPictured(MALDIVES);
        const link = tours.cards.getByRole('heading').getByRole('link', { name, exact: true });
        await press(page, link);
        const sheet = page.getByRole('dialog', { name });
        await expect(sheet.getByRole('heading', { name })).toBeFocused();
        await expect(page).toHaveURL(/tour=/);
        await expect(sheet.getByText(/^1 of \d$/)).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(sheet.getByText(/^2 of \d$/)).toBeVisible();
        await page.keyboard.press('ArrowLeft');
        await expect(sheet.getByText(/^1 of \d$/)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(page.locator('dialog').getByText(name)).toHaveCount(0);
        await expect(link).toBeFocused();
        await expect(page).not.toHaveURL(/tour=/);
      });

      test(`TOU-38: /tours/map/maafushi ${how} is a map of the island, for which no place is asked`, async ({
        page,
        tours,
        watch,
      }) => {
        await page.goto('/tours/map/maafushi');
        await expect(tours.heading('Maafushi')).toBeVisible();
        await tours.isTakenOver();
        await tours.showMap();
        await expect.poll(() => tours.mapDistanceFrom({ lat: 3.9423, lng: 73.4907 })).toBeLessThan(0.3);
        expect(watch.apiCalls('/api/places')).toEqual([]);
      });
    });
  }

  test('TOU-11: a place that was typed and not chosen is found when the form is sent', async ({
    page,
    tours,
  }) => {
    await tours.open();
    await tours.destination.fill('Lisboa');
    await tours.findTours.click();
    await expect(page).toHaveURL(/city=Lisbon/);
    await expect(page.getByRole('heading', { level: 1, name: /tours in Lisbon/ })).toBeVisible();
  });

  test('TOU-38: a place that nobody knows is not found, and says so', async ({ page, watch }) => {
    watch.expectProblem(/404/);
    const answer = await page.goto('/tours/map/no-such-place-at-all');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We do not know this place' })).toBeVisible();
  });

  test('MAP-13: a map without a city is centred on the Maldives', async ({ page, tours }) => {
    await page.goto('/tours?view=map');
    await tours.isMapDrawn();
    await expect.poll(() => tours.mapDistanceFrom(MALDIVES)).toBeLessThan(0.3);
  });

  test('TOU-20, TOU-21: a search that fails says so and recovers, one that finds nothing says what to do', async ({
    page,
    tours,
    watch,
  }) => {
    watch.expectProblem(/Failed to load resource/);
    await tours.openSearch(PARIS);
    await page.route('**/api/activities?**', (route) => route.fulfill({ status: 500, json: SERVER_ERROR }));
    await page.getByRole('link', { name: 'Page 2' }).first().click();
    await expect(page.getByText('Failed to search for tours. Please try again later.')).toBeVisible();
    await page.unroute('**/api/activities?**');
    await page.route('**/api/activities?**', (route) =>
      route.fulfill({ json: { data: [], meta: { count: 0, found: 0 } } }),
    );
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'No tours found for Paris' })).toBeVisible();
    await expect(
      page.getByText('Try adjusting your search filters or dates to find more experiences'),
    ).toBeVisible();
  });

  test('what was chosen among tours is there among hotels: place, dates and people', async ({
    page,
    tours,
    hotels,
  }) => {
    await tours.openSearch(PARIS);
    await page.getByRole('button', { name: 'In 2 weeks' }).click();
    await tours.more.click();
    await page.getByRole('link', { name: 'Hotels nearby' }).click();
    await expect(hotels.heading('Paris')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`checkIn=${futureDay(14)}&checkOut=${futureDay(21)}&guests=3`));
  });
});
