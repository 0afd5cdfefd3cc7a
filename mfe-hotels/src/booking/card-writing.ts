const MONTH = '(0[1-9]|1[0-2])';
const YEAR = '(20\\d\\d)';
/** '2027-12', '2027/12', '202712'. */
const YEAR_FIRST = new RegExp(`^${YEAR}\\D?${MONTH}$`);
/** '12/2027', '122027', '1/2027'. */
const MONTH_FIRST = new RegExp(`^(?:${MONTH}\\D?|([1-9])\\D)${YEAR}$`);
/** '12/27', '1227', '1/27'. */
const AS_ON_THE_CARD = new RegExp(`^(?:${MONTH}\\D?|([1-9])\\D)(\\d\\d)$`);

const withoutSpaces = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

/** The month that a card is good until as 'YYYY-MM', in whichever way it was written; null for what is no month. */
export function monthOfExpiry(text: string): string | null {
  const written = withoutSpaces(text);
  const [, year, month] = YEAR_FIRST.exec(written) ?? [];
  if (year && month) return `${year}-${month}`;
  const [, two, one, end] = MONTH_FIRST.exec(written) ?? AS_ON_THE_CARD.exec(written) ?? [];
  if (!end) return null;
  return `${end.length === 2 ? `20${end}` : end}-${two ?? `0${one}`}`;
}

/**
 * What stands in the field after a character was added: the month once it is whole, and until then the separator,
 * which the number pad of a phone does not have (C59). '12/20' waits, because '12/2027' begins with it.
 */
export function expiryWhileTyped(text: string): string {
  const written = withoutSpaces(text);
  const month = monthOfExpiry(written);
  if (month && !AS_ON_THE_CARD.test(written)) return month;
  if (month && !/20$/.test(written)) return month;
  const yearFirst = new RegExp(`^${YEAR}\\D*(\\d?)$`).exec(written);
  if (yearFirst) return `${yearFirst[1]}-${yearFirst[2]}`;
  const monthFirst = new RegExp(`^(?:${MONTH}|([1-9])\\D|([3-9]))\\D*(\\d{0,3})$`).exec(written);
  if (!monthFirst) return text;
  const [, two, one, only, rest = ''] = monthFirst;
  return `${two ?? `0${one ?? only}`}/${rest}`;
}

/** Whether a whole card number has a digit that cannot be right by its check digit (Luhn, ISO/IEC 7812-1). */
export function hasWrongDigit(cardNumber: string): boolean {
  const digits = cardNumber.replace(/\s/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 !== 0;
}
