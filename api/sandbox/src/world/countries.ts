import { countries, type ICountry } from 'countries-list';
import { isKnownCurrency } from './currencies';

/** What is invented about a place depends on these facts about its country. */
export interface Country {
  code: string;
  name: string;
  continent: string;
  /** Money that prices are quoted in when nobody asks for another. */
  currency: string;
  /** ISO 639-1 of the first official language. */
  language: string;
  /** Price of a hotel night compared with the United States. */
  priceLevel: number;
  /** A warm country travelers go to for its beaches. */
  isBeachCountry: boolean;
}

const byCode: Record<string, ICountry | undefined> = countries;

const levelOfContinent: Record<string, number> = {
  AF: 0.52, AN: 1, AS: 0.55, EU: 0.85, NA: 0.75, OC: 0.95, SA: 0.52,
}; // prettier-ignore

const levelOfCountry: Record<string, number> = {
  US: 1, CA: 0.95, GB: 1.05, IE: 1.1, FR: 0.98, DE: 0.85, CH: 1.5, AT: 0.95, IT: 0.92, ES: 0.8, PT: 0.72, NL: 1.05,
  BE: 0.9, LU: 1.05, NO: 1.15, SE: 0.95, DK: 1.15, FI: 0.95, IS: 1.35, PL: 0.58, CZ: 0.62, HU: 0.6, RO: 0.5, BG: 0.48,
  GR: 0.82, HR: 0.75, MC: 2.1, MT: 0.85, RU: 0.5, UA: 0.42, TR: 0.55, MV: 2.2, SC: 1.9, MU: 1.1, BS: 1.7, BB: 1.5,
  AE: 0.95, QA: 1.05, SA: 0.85, IL: 1.25, JO: 0.6, JP: 0.85, KR: 0.75, CN: 0.5, HK: 1.05, MO: 0.95, SG: 1.2, TW: 0.65,
  TH: 0.48, VN: 0.38, ID: 0.42, MY: 0.42, PH: 0.45, IN: 0.4, LK: 0.4, NP: 0.32, BT: 1.4, MN: 0.5, AU: 1.02, NZ: 0.95,
  FJ: 1.1, PF: 1.8, BR: 0.5, AR: 0.5, CL: 0.65, PE: 0.45, CO: 0.42, MX: 0.6, CR: 0.75, CU: 0.6, ZA: 0.5, KE: 0.6,
  TZ: 0.65, EG: 0.42, MA: 0.5, TN: 0.42, BW: 0.9, RW: 0.6,
}; // prettier-ignore

const beachCountries = new Set(
  'MV SC MU BS BB JM AG LC VC GD KN DM TC KY VG VI AW CW SX AI MQ GP BQ BM FJ PF CK WS TO VU NC PW GU MP DO CU PR'.split(' '),
); // prettier-ignore

const known = new Map<string, Country>();

/** The profile of a country; territories the list does not know get their continent's averages in dollars. */
export function countryOf(code: string): Country {
  const cached = known.get(code);
  if (cached !== undefined) return cached;
  const facts = byCode[code];
  const continent = facts?.continent ?? 'AS';
  const currency = facts?.currency[0] ?? 'USD';
  const country: Country = {
    code,
    name: facts?.name ?? code,
    continent,
    currency: isKnownCurrency(currency) ? currency : 'USD',
    language: facts?.languages[0] ?? 'en',
    priceLevel: levelOfCountry[code] ?? levelOfContinent[continent] ?? 0.6,
    isBeachCountry: beachCountries.has(code),
  };
  known.set(code, country);
  return country;
}

/** Whether a code is a currency of any country, known to the converter or not. */
export function isIsoCurrency(code: string): boolean {
  isoCurrencies ??= new Set(Object.values(countries).flatMap((country: ICountry) => country.currency));
  return isoCurrencies.has(code);
}
let isoCurrencies: Set<string> | null = null;

const offsetOfCountry: Record<string, number> = {
  CN: 8, IN: 5.5, LK: 5.5, NP: 5.75, IR: 3.5, AF: 4.5, MM: 6.5, FR: 1, ES: 1, BE: 1, NL: 1, LU: 1, DE: 1, IT: 1, CH: 1,
  AT: 1, PL: 1, CZ: 1, HU: 1, HR: 1, RS: 1, SE: 1, NO: 1, DK: 1, DZ: 1, IS: 0, IE: 0, GB: 0, PT: 0, MA: 1, AR: -3, TR: 3,
  SA: 3, SG: 8, MY: 8, HK: 8, TW: 8, MN: 8, JP: 9, KR: 9, MV: 5, AE: 4, EG: 2, GR: 2, FI: 2, ZA: 2, TH: 7, VN: 7,
}; // prettier-ignore

/** Standard time of a place as '+01:00': the country's where it has one, else what the sun says. */
export function utcOffset(countryCode: string, longitude: number): string {
  const hours = offsetOfCountry[countryCode] ?? Math.round(longitude / 15);
  const minutes = Math.round(Math.abs(hours) * 60);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
