import type { Locator, Page } from '@playwright/test';
import { futureDay } from '../dates';
import { tabTo } from '../tab-to';

/** A guest and a card that pass every rule of the form; the card number is a well-known test number. */
export const GUEST = {
  title: 'MRS',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+441234567890',
  cardNumber: '4111 1111 1111 1111',
  expiry: futureDay(4 * 365).slice(0, 7),
  holder: 'Ada Lovelace',
  securityCode: '737',
} as const;

/** The modal 'Secure Booking' and the confirmation that follows it. */
export class BookingDialog {
  readonly form: Locator;
  readonly complete: Locator;
  readonly confirmation: Locator;

  constructor(private readonly page: Page) {
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

  /** Presses Tab, or Shift and Tab, until the control has the focus, as somebody without a mouse does. */
  async tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await tabTo(this.page, control, key);
  }

  /** Fills the form by keyboard alone. */
  async typeEverything(): Promise<void> {
    const texts = [
      ['First name', GUEST.firstName],
      ['Last name', GUEST.lastName],
      ['Email', GUEST.email],
      ['Phone', GUEST.phone],
      ['Card number', GUEST.cardNumber],
      ['Cardholder name', GUEST.holder],
      ['Expiry', GUEST.expiry],
      ['Security code', GUEST.securityCode],
    ] as const;
    for (const [label, text] of texts) {
      await this.tabTo(this.form.getByLabel(label));
      await this.page.keyboard.type(text);
    }
    await this.tabTo(this.form.getByRole('checkbox', { name: /terms/i }));
    await this.page.keyboard.press('Space');
  }
}
