import { DEFAULT_CURRENCY } from './constants';

/** The currencies that a traveler can have prices compared in, each with the regions (ISO 3166) that pay in it. */
const REGIONS = {
  AED: 'AE',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  EGP: 'EG',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB GG IM JE',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MAD: 'MA',
  MXN: 'MX',
  MYR: 'MY',
  NOK: 'NO',
  NZD: 'NZ',
  PHP: 'PH',
  PLN: 'PL',
  QAR: 'QA',
  RON: 'RO',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  USD: 'US',
  VND: 'VN',
  ZAR: 'ZA',
} as const;
export type TravelerCurrency = keyof typeof REGIONS;

export const TRAVELER_CURRENCIES = Object.keys(REGIONS) as TravelerCurrency[];

/** A code as a currency that can be chosen; null where it is none. */
export function asTravelerCurrency(code: unknown): TravelerCurrency | null {
  return TRAVELER_CURRENCIES.find((known) => known === code) ?? null;
}

/** The currency that people of a region pay in; dollars where it is none of these. */
export function currencyOfRegion(region: string | undefined): TravelerCurrency {
  const pays = (code: TravelerCurrency) => REGIONS[code].split(' ').some((one) => one === region);
  return TRAVELER_CURRENCIES.find(pays) ?? DEFAULT_CURRENCY;
}
