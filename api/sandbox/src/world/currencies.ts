/**
 * Units of a currency for one US dollar. Fixed on purpose: a live rate would change the stand-in's prices from
 * day to day. A country whose currency is missing here sells in dollars, as many hotels there do.
 */
const unitsPerDollar: Record<string, number> = {
  USD: 1, EUR: 0.92, GBP: 0.79, CHF: 0.88, SEK: 10.5, NOK: 10.7, DKK: 6.87, ISK: 138, PLN: 3.95, CZK: 23.2,
  HUF: 362, RON: 4.58, RSD: 108, TRY: 34, UAH: 41, GEL: 2.72, AMD: 388, AZN: 1.7, KZT: 480, MAD: 9.9, EGP: 48,
  TND: 3.1, ZAR: 18.2, KES: 129, TZS: 2650, NGN: 1600, GHS: 15.5, ETB: 118, MUR: 46, NAD: 18.2, BWP: 13.5,
  AED: 3.67, SAR: 3.75, QAR: 3.64, OMR: 0.385, BHD: 0.376, KWD: 0.307, JOD: 0.709, ILS: 3.7, INR: 84, LKR: 295,
  NPR: 134, PKR: 278, BDT: 119, THB: 34.5, MYR: 4.4, SGD: 1.33, IDR: 15800, PHP: 57.5, VND: 25000, HKD: 7.79,
  MOP: 8.0, TWD: 32, CNY: 7.2, JPY: 150, KRW: 1360, MNT: 3400, AUD: 1.52, NZD: 1.66, FJD: 2.25, XPF: 110,
  CAD: 1.37, MXN: 18.6, BRL: 5.4, CLP: 940, COP: 4200, PEN: 3.75, UYU: 41, CRC: 515, DOP: 60, GTQ: 7.75,
}; // prettier-ignore

/** ISO 4217 gives these no minor unit. */
const withoutMinorUnit = new Set(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'XPF']);
const withThreeDecimals = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Currencies every hotel can be asked to quote in; any other request is answered in local money. */
export const quotableCurrencies = ['USD', 'EUR', 'GBP'] as const;

/** Whether amounts can be converted to this currency. */
export function isKnownCurrency(currency: string): boolean {
  return currency in unitsPerDollar;
}

function decimalsOf(currency: string): number {
  if (withoutMinorUnit.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}

/** Converts dollars to the smallest unit of a currency, as a whole number. */
export function minorUnitsOf(dollars: number, currency: string): number {
  return Math.round(dollars * (unitsPerDollar[currency] ?? 1) * 10 ** decimalsOf(currency));
}

/** Writes a whole number of smallest units as a decimal string: 12345 EUR → '123.45'. */
export function formatMinorUnits(units: number, currency: string): string {
  return majorUnits(units, currency).toFixed(decimalsOf(currency));
}

/** A whole number of smallest units as an amount: 12345 EUR → 123.45. */
export function majorUnits(units: number, currency: string): number {
  return units / 10 ** decimalsOf(currency);
}
