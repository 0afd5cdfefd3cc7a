import { expect, test } from '../journey';
import { GUEST } from '../pages/booking-dialog';
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
      await expect(booking.confirmation).toBeVisible();
      expect(watch.requests.slice(before).filter(({ url }) => url.includes('/api/'))).toEqual([]);
      await expect(booking.confirmation).toContainText(/HB\d{6}/);
      await expect(booking.confirmation).toContainText(/BK\d{6}/);
      await expect(booking.confirmation).toContainText('Paid in Full');

      const sent = watch.requests.map(({ url, body }) => `${url} ${body ?? ''}`).join('\n');
      expect(sent).not.toContain(DIGITS);
      expect(sent).not.toContain(GUEST.cardNumber);
      expect((await storedText(page)).replaceAll(/\s/g, '')).not.toContain(DIGITS);

      await booking.confirmation.getByRole('button', { name: 'Return to Search' }).click();
      await expect(booking.confirmation).toBeHidden();
      await expect(hotels.heading(city)).toBeVisible();
    });
  }
});
