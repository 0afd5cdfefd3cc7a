import type { Locator, Page } from '@playwright/test';

/** A guest and a card that pass every rule of the form; the card number is a well-known test number. */
export const GUEST = {
  title: 'MRS',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+441234567890',
  cardNumber: '4111 1111 1111 1111',
  expiry: '2031-12',
  holder: 'Ada Lovelace',
  securityCode: '737',
} as const;

/** The modal 'Secure Booking' and the confirmation that follows it. */
export class BookingDialog {
  readonly form: Locator;
  readonly complete: Locator;
  readonly confirmation: Locator;

  constructor(page: Page) {
    this.form = page.getByRole('dialog', { name: 'Secure Booking' });
    this.complete = this.form.getByRole('button', { name: /Complete Booking|Processing/ });
    this.confirmation = page.getByRole('dialog', { name: 'Booking Confirmed!' });
  }

  async fill(): Promise<void> {
    await this.form.getByLabel('First name').fill(GUEST.firstName);
    await this.form.getByLabel('Last name').fill(GUEST.lastName);
    await this.form.getByLabel('Email').fill(GUEST.email);
    await this.form.getByLabel('Phone').fill(GUEST.phone);
    await this.form.getByLabel('Card number').fill(GUEST.cardNumber);
    await this.form.getByLabel('Expiry').fill(GUEST.expiry);
    await this.form.getByLabel('Cardholder name').fill(GUEST.holder);
    await this.form.getByLabel('Security code').fill(GUEST.securityCode);
    await this.form.getByRole('checkbox', { name: /terms/i }).check();
  }
}
