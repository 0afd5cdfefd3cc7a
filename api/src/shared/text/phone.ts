import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { invalidField } from '../errors/app-error';

const PROBLEM = 'Please enter a phone number with its country code, such as +351 210 000 000.';

/**
 * Throws for what no phone has as its number, in whichever country. Its length is looked at and not its beginning,
 * because countries open new ranges. Nothing is none, and passes.
 */
export function checkPhone(phone = ''): void {
  if (phone.trim() === '') return;
  // With its country code, because a traveler calls from elsewhere.
  if (!parsePhoneNumberFromString(phone, { extract: false })?.isPossible())
    throw invalidField('phone', PROBLEM);
}
