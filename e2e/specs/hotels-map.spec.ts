import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import { BERGEN, PARIS } from '../places';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

test.describe('the map of hotels', { tag: '@mfe-hotels' }, () => {
  test('HSE-04, HSE-31, MAP-09: a deep link opens on the map, fitted to its hotels, beside the list', async ({
    page,
    hotels,
  }) => {
    await hotels.openMap(PARIS);
    await expect(page.getByRole('button', { name: 'Map view', pressed: true })).toBeVisible();
    await expect(hotels.cards).toHaveCount(20);
    await expect.poll(() => hotels.zoom()).toBeGreaterThan(9);
    expect(await hotels.zoom()).toBeLessThanOrEqual(15);
    await expect(hotels.map).toHaveAttribute('data-fit-padding', '50');
    await expect(hotels.map).toHaveAttribute('data-fit-max-zoom', '15');
    await page.getByRole('link', { name: 'Show as Grid' }).click();
    await expect(hotels.map).toHaveCount(0);
    await expect(hotels.cards).toHaveCount(20);
  });

  test('MAP-11: 20 markers until the cap is switched off, then every hotel, and back', async ({
    page,
    hotels,
  }) => {
    await hotels.openMap(BERGEN);
    await expect(hotels.markers).toHaveCount(20);
    await page.getByRole('switch', { name: 'First 20 only', checked: true }).click();
    await expect.poll(() => hotels.markers.count()).toBeGreaterThan(20);
    await expect(hotels.cards).toHaveCount(await hotels.markers.count());
    await expect(page.getByText('Results limited to 20 hotels')).toBeHidden();
    await page.getByRole('switch', { name: 'First 20 only', checked: false }).click();
    await expect(hotels.markers).toHaveCount(20);
  });

  test('MAP-10: 3D buildings are on at first at pitch 45, and off at 0', async ({ page, hotels }) => {
    await hotels.openMap(PARIS);
    await expect(page.getByRole('switch', { name: '3D buildings', checked: true })).toBeVisible();
    await expect(hotels.map).toHaveAttribute('data-pitch', '45');
    await page.getByRole('switch', { name: '3D buildings' }).click();
    await expect(hotels.map).toHaveAttribute('data-pitch', '0');
    await expect(hotels.map).toHaveAttribute('data-mode', '2d');
  });

  test('MAP-09: Show on map flies to zoom 15 and chooses the marker; its card opens the hotel', async ({
    page,
    hotels,
  }) => {
    await hotels.openMap(PARIS);
    const name = await hotels.cards.nth(2).getByRole('heading').innerText();
    await page.getByRole('button', { name: `Show ${name} on the map` }).click();
    await expect.poll(() => hotels.zoom()).toBe(15);
    const marker = hotels.map.getByRole('button', { name, pressed: true });
    await expect(marker).toBeVisible();
    await marker.click();
    await hotels.map.getByRole('dialog', { name }).getByRole('button', { name: 'View Details' }).click();
    await expect(hotels.detail).toBeVisible();
    await expect(page).toHaveURL(/hotel=/);
  });

  test('pointing at a card lifts its marker, and at a marker its card', async ({ hotels }) => {
    await hotels.openMap(PARIS);
    const card = hotels.cards.first();
    const id = (await hotels.cardRows.first().getAttribute('data-card-id')) ?? '';
    const place = hotels.map.locator(`[data-marker="${id}"]`);
    await card.hover();
    await expect(place).toHaveAttribute('data-front', '');
    await hotels.map.hover({ position: { x: 5, y: 300 } });
    await expect(place).not.toHaveAttribute('data-front', '');
  });

  test('by keyboard alone: arrows and plus move the map, Enter on a marker opens its card, Escape gives it back', async ({
    page,
    hotels,
  }) => {
    await hotels.openMap(PARIS);
    await page.getByRole('application').focus();
    const centre = await hotels.map.getAttribute('data-center');
    await page.keyboard.press('ArrowRight');
    await expect(hotels.map).not.toHaveAttribute('data-center', centre ?? '');
    const zoom = await hotels.zoom();
    await page.keyboard.press('+');
    await expect.poll(() => hotels.zoom()).toBeGreaterThan(zoom);
    await page.keyboard.press('-');
    await page.keyboard.press('Tab');
    const marker = hotels.map.locator('[data-marker] button:focus');
    await expect(marker).toBeVisible();
    const id = await marker.getAttribute('value');
    await page.keyboard.press('Enter');
    await expect(hotels.map.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hotels.map.getByRole('dialog')).toHaveCount(0);
    await expect(hotels.map.locator(`button[value="${id}"]`)).toBeFocused();
  });

  test('C2: moved while its 3D drawing still loads, the map stays where it was moved to', async ({
    page,
    hotels,
  }) => {
    let letCodeIn = () => {};
    const mayCodeIn = new Promise<void>((resolve) => (letCodeIn = resolve));
    await page.route('**/maplibre-gl*.mjs', async (route) => {
      await mayCodeIn;
      await route.continue();
    });
    await hotels.openMap(PARIS);
    await expect.poll(() => hotels.zoom()).toBeGreaterThan(9);
    const fitted = await hotels.map.getAttribute('data-center');
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await expect(hotels.map).not.toHaveAttribute('data-center', fitted ?? '');
    const moved = await hotels.map.getAttribute('data-center');
    letCodeIn();
    await expect(hotels.map).toHaveAttribute('data-mode', '3d');
    await page.keyboard.press('ArrowRight');
    await expect(hotels.map).not.toHaveAttribute('data-center', moved ?? '');
    const [longitude = NaN] = ((await hotels.map.getAttribute('data-center')) ?? '').split(',').map(Number);
    expect(longitude).toBeGreaterThan(Number(moved?.split(',')[0]));
  });

  test('after a move the area in sight can be searched, and the city again', async ({
    page,
    hotels,
    watch,
  }) => {
    await hotels.openMap(PARIS);
    const [, latitude] = ((await hotels.map.getAttribute('data-center')) ?? '').split(',').map(Number);
    await page.getByRole('application').focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(page.getByText('Only the part of the map that you searched')).toBeVisible();
    await expect(page).toHaveURL(/area=/);
    const askedOf = () => watch.apiCalls('/api/hotels').findLast(({ url }) => url.includes('radius='));
    await expect.poll(askedOf).toBeDefined();
    const asked = new URL(askedOf()?.url ?? '');
    expect(Number(asked.searchParams.get('lat'))).toBeLessThan(latitude ?? NaN);
    expect(asked.searchParams.has('city')).toBe(false);
    await page.getByRole('button', { name: 'Search all of Paris' }).click();
    await expect(page).not.toHaveURL(/area=/);
    await expect(hotels.heading('Paris')).toBeVisible();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`PLT-12: the map with a chosen marker has no accessibility violations in the ${theme} theme`, async ({
      page,
      hotels,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await hotels.openMap(PARIS);
      await hotels.map.locator('[data-shape=label] button').first().click();
      await expect(hotels.map.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('the map of hotels on a phone', { tag: '@mfe-hotels' }, () => {
  test.use({ ...PHONE });

  test('HSE-04: a drawing stands above the list and costs no map code until it is tapped', async ({
    page,
    hotels,
    watch,
  }) => {
    await page.goto(hotels.searchAddress(PARIS));
    await expect(hotels.cards.first()).toBeVisible();
    const drawing = page.getByRole('img', { name: 'Map of Paris' });
    const open = page.getByRole('button', { name: 'Open the map' });
    await expect(open).toBeInViewport();
    const list = await hotels.cards.first().boundingBox();
    expect((await drawing.boundingBox())?.y).toBeLessThan(list?.y ?? 0);
    await expect(hotels.cards.first()).toContainText('total');
    expect(watch.requests.filter(({ url }) => /pmtiles|maplibre/.test(url))).toEqual([]);
    await open.tap();
    await hotels.isMapDrawn();
    await expect(page.getByRole('application')).toBeFocused();
  });

  test('HSE-31: the Map button leads from anywhere to the loaded map', async ({ page, hotels }) => {
    await hotels.openSearch(PARIS);
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await hotels.isMapDrawn();
    await expect(hotels.map).toBeInViewport();
    await hotels.cards.last().scrollIntoViewIfNeeded();
    await expect(hotels.map).not.toBeInViewport();
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await expect(hotels.map).toBeInViewport();
    await page.getByRole('link', { name: 'Show as Grid' }).tap();
    await expect(hotels.map).toHaveCount(0);
  });
});

test.describe('the map of hotels without JavaScript', { tag: '@mfe-hotels' }, () => {
  test.use({ javaScriptEnabled: false });

  test('HSE-04: comes as a drawing of its hotels with the list', async ({ page, hotels, request }) => {
    const address = hotels.searchAddress(PARIS);
    // The first answer may be too slow for the server's first screen.
    await expect.poll(async () => (await request.get(address)).text()).toContain('Map of Paris');
    await page.goto(address);
    await expect(page.getByRole('img', { name: 'Map of Paris' })).toBeVisible();
    await expect(hotels.cards).toHaveCount(20);
  });
});
