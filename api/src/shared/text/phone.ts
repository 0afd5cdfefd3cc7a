import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { invalidField } from '../errors/app-error';

const PROBLEM = 'Please enter a phone number with its country code, such as +351 210 000 000.';

/** A phone number that begins with 00, as it is dialled in most countries, with the + that stands for it everywhere. */
export function withPlus(phone: string): string {
  return phone.replace(/^\s*00\s*(?=[1-9])/, '+');
}

/**
 * Throws for what no phone has as its number, in whichever country. Its length is looked at and not its beginning,
 * because countries open new ranges. Nothing is none, and passes.
 */
export function checkPhone(phone = ''): void {
  if (phone.trim() === '') return;
  // With its country code, because a traveler calls from elsewhere.
  if (!parsePhoneNumberFromString(withPlus(phone), { extract: false })?.isPossible())
    throw invalidField('phone', PROBLEM);
}

/** A phone number as it is compared, such as '+351210000000'; null for what is none. */
export function phoneKey(phone: string): string | null {
  const number = parsePhoneNumberFromString(withPlus(phone), { extract: false });
  return number?.isPossible() ? number.number : null;
}
