import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { loggedText } from '../logged-text';
import { GUEST, type BookingDialog } from '../pages/booking-dialog';
import type { HotelsPage } from '../pages/hotels-page';
import { PARIS } from '../places';
import { storedText } from '../stored-text';

const DIGITS = GUEST.cardNumber.replaceAll(' ', '');

const PLACES = [
  { typed: 'Paris', suggestion: /^Paris, France/, city: 'Paris', viewport: { width: 1280, height: 900 } },
  {
    typed: 'Ulaanbaatar',
    suggestion: /^Ulaanbaatar, Mongolia/,
    city: 'Ulaanbaatar',
    viewport: { width: 375, height: 812 },
  },
  { typed: 'Reine', suggestion: /^Reine, Norway/, city: 'Reine', viewport: { width: 375, height: 812 } },
] as const;

const WAYS_TO_CLOSE: readonly { how: string; close: (page: Page) => Promise<unknown> }[] = [
  { how: 'Escape', close: (page) => page.keyboard.press('Escape') },
  { how: 'Back', close: (page) => page.goBack() },
];

/** How a layer is opened over a hotel with a chosen rate, and what has to be closed then, one after the other. */
const OPENED_LAYERS: readonly {
  layer: string;
  openFromHotel: (hotels: HotelsPage, booking: BookingDialog) => Promise<void>;
  layersOf: (hotels: HotelsPage, booking: BookingDialog) => Locator[];
}[] = [
  { layer: 'hotel', openFromHotel: async () => {}, layersOf: ({ detail }) => [detail] },
  {
    layer: 'booking',
    openFromHotel: ({ continueToBook }) => continueToBook.click(),
    layersOf: ({ detail }, { form }) => [form, detail],
  },
  {
    layer: 'confirmation',
    openFromHotel: async ({ continueToBook }, booking) => {
      await continueToBook.click();
      await booking.fill();
      await booking.complete.click();
      await expect(booking.confirmation).toBeVisible();
    },
    layersOf: ({ detail }, { confirmation }) => [confirmation, detail],
  },
];

test.describe('booking', { tag: '@mfe-hotels' }, () => {
  for (const { typed, suggestion, city, viewport } of PLACES) {
    test(`HSE-55, PRV-17, ERR-11, BKG-19, BKG-24: a stranger books a hotel in ${city} at ${viewport.width} px`, async ({
      page,
      dock,
      hotels,
      booking,
      watch,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await dock.link('Find Hotels').click();
      await hotels.chooseDates();
      await hotels.chooseCity(typed, suggestion);
      await expect(hotels.heading(city)).toBeVisible();

      await hotels.openFirstHotel();
      await expect(hotels.detail.getByText('Please select a room & rate')).toBeVisible();
      await hotels.chooseFirstOffer();
      await hotels.continueToBook.click();
      await expect(booking.form).toBeVisible();
      await booking.fill();

      const before = watch.requests.length;
      await booking.complete.click();
      await expect(booking.complete).toHaveText('Processing...');
      await expect(booking.complete).toBeDisabled();
      await expect(booking.confirmation).toBeVisible();
      // Pictures and the map's tiles may load; nothing that could carry data may.
      const data = watch.requests
        .slice(before)
        .filter(({ kind, url }) => kind !== 'image' && !url.endsWith('.svg') && !url.includes('/assets/'));
      expect(data).toEqual([]);
      await expect(booking.confirmation).toContainText(/HB\d{6}/);
      await expect(booking.confirmation).toContainText(/BK\d{6}/);
      await expect(booking.confirmation).toContainText('Paid in Full');
      await expect(booking.confirmation).toContainText('Check-in: After 3:00 PM');
      await expect(booking.confirmation).toContainText('Check-out: Before 12:00 PM');

      const sent = watch.requests
        .map(({ url, body }) => `${decodeURIComponent(url)} ${body ?? ''}`)
        .join('\n');
      for (const text of [sent, await storedText(page), await loggedText()]) {
        expect(text.replaceAll(/\s/g, '')).not.toContain(DIGITS);
      }

      await booking.confirmation.getByRole('button', { name: 'Return to Search' }).click();
      await expect(booking.confirmation).toBeHidden();
      await expect(hotels.heading(city)).toBeVisible();
      expect((await storedText(page)).replaceAll(/\s/g, '')).not.toContain(DIGITS);
    });
  }

  for (const width of [1280, 375]) {
    test(`HSE-55, BKG-24: a stranger comes from the dock and books by keyboard alone at ${width} px`, async ({
      page,
      dock,
      hotels,
      booking,
    }) => {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/');
      await booking.tabTo(dock.link('Find Hotels'));
      await page.keyboard.press('Enter');
      await booking.tabTo(hotels.dates);
      await page.keyboard.press('Enter');
      await expect(hotels.calendar.getByRole('grid').first()).toBeVisible();
      // The keys belong to the day that gets the focus, a moment after the calendar is there.
      await expect(hotels.calendar.getByRole('grid').first().locator('button:focus')).toBeVisible();
      for (const key of ['ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'Escape'])
        await page.keyboard.press(key);
      await expect(page).toHaveURL(/checkOut=/);
      await booking.tabTo(hotels.destination, 'Shift+Tab');
      await page.keyboard.type('Paris', { delay: 30 });
      await expect(page.getByRole('option', { name: /^Paris, France/ }).first()).toBeVisible();
      // Enter takes the first one, which is Paris in France; an arrow would go on to its airport.
      await page.keyboard.press('Enter');
      await expect(hotels.heading('Paris')).toBeVisible();
      const details = hotels.cards.first().getByRole('link', { name: /View Details/ });
      await booking.tabTo(details);
      await page.keyboard.press('Enter');
      await expect(hotels.offers.first()).toBeVisible();

      await booking.tabTo(hotels.offers.first());
      await page.keyboard.press('Space');
      await expect(hotels.offers.first()).toBeChecked();
      await booking.tabTo(hotels.continueToBook);
      await page.keyboard.press('Enter');
      await expect(booking.form).toBeVisible();

      await booking.typeEverything();
      await booking.tabTo(booking.complete);
      await page.keyboard.press('Enter');
      await expect(booking.confirmation).toBeVisible();
      await booking.tabTo(booking.confirmation.getByRole('button', { name: 'Return to Search' }));
      await page.keyboard.press('Enter');
      await expect(hotels.heading('Paris')).toBeVisible();
    });
  }

  test('BKG-09..16, BKG-18: an empty form says what is missing, field by field, and books nothing', async ({
    hotels,
    booking,
  }) => {
    await hotels.openSearch(PARIS);
    await hotels.openFirstHotel();
    await hotels.chooseFirstOffer();
    await hotels.continueToBook.click();
    await booking.complete.click();
    for (const message of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Card number is required',
      'Expiry date is required',
      'Cardholder name is required',
      'Security code is required',
      'You must accept the terms and conditions',
    ]) {
      await expect(booking.form.getByText(message).first()).toBeVisible();
    }
    await expect(booking.complete).toHaveText('Complete Booking');
    await expect(booking.confirmation).toBeHidden();
  });

  test('HDT-21: closing the booking returns to the hotel with the same rate chosen', async ({
    page,
    hotels,
    booking,
  }) => {
    await hotels.openSearch(PARIS);
    await hotels.openFirstHotel();
    await hotels.chooseFirstOffer();
    await hotels.continueToBook.click();
    await expect(booking.form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(booking.form).toBeHidden();
    await expect(hotels.offers.first()).toBeChecked();
  });

  test('BKG-29: the confirmation survives a reload in the same tab, with the same codes', async ({
    page,
    hotels,
    booking,
  }) => {
    await hotels.openSearch(PARIS);
    await hotels.openFirstHotel();
    await hotels.chooseFirstOffer();
    await hotels.continueToBook.click();
    await booking.fill();
    await booking.complete.click();
    await expect(booking.confirmation).toContainText(/HB\d{6}/);
    const codes = /(?:HB|BK)\d{6}/g;
    const before = (await booking.confirmation.innerText()).match(codes);
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload();
      await hotels.isTakenOver();
      await expect(booking.confirmation).toContainText(/BK\d{6}/);
      expect((await booking.confirmation.innerText()).match(codes)).toEqual(before);
      await expect(page).toHaveURL(/step=done/);
    }
  });

  for (const { how, close } of WAYS_TO_CLOSE) {
    for (const { layer, openFromHotel, layersOf } of OPENED_LAYERS) {
      test(`BKG-30: ${how} closes one layer at a time, also after a reload at the ${layer}`, async ({
        page,
        hotels,
        booking,
      }) => {
        await page.goto('/');
        await hotels.openSearch(PARIS);
        await hotels.openFirstHotel();
        await hotels.chooseFirstOffer();
        const rate = await hotels.offers.first().getAttribute('value');
        await openFromHotel(hotels, booking);
        await page.reload();
        await hotels.isTakenOver();
        for (const dialog of layersOf(hotels, booking)) {
          await expect(dialog).toBeVisible();
          await expect(page.locator(`input[value="${rate}"]`)).toBeChecked();
          await close(page);
          await expect(dialog).toBeHidden();
        }
        await expect(hotels.heading('Paris')).toBeVisible();
        await expect(page).toHaveURL(/\/hotels\?city=Paris/);
        await expect(page).not.toHaveURL(/hotel=/);
      });
    }
  }
});
