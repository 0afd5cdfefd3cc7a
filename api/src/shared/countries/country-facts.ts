import type { CountryFacts } from '@atoll/contracts/country-facts';
import { countryInSentence } from './country-names';
import { countryRow } from './country-table';
import { emergencyNumbersOf } from './emergency';

const currencyNames = new Intl.DisplayNames(['en'], { type: 'currency' });

/** A country as another one's neighbour. */
export interface NamedCountry {
  readonly country: string;
  readonly clean_country: string;
}

/** What is to be known of a country. `pageOf` finds the page of a country by its code; null where it has none. */
export function countryFacts(
  countryCode: string,
  country: string,
  pageOf: (countryCode: string) => NamedCountry | null,
): CountryFacts {
  const row = countryRow(countryCode);
  const currency = row?.currency ?? null;
  return {
    in_sentence: countryInSentence(countryCode, country),
    capital: row?.capital ?? null,
    languages: [...(row?.languages ?? [])],
    currency: currency === null ? null : { code: currency, name: currencyNames.of(currency) ?? currency },
    plugs: [...(row?.plugs ?? [])],
    volts: row?.volts ?? null,
    emergency: emergencyNumbersOf(countryCode),
    drives_on: row?.drives_on ?? null,
    neighbours: (row?.neighbours ?? []).flatMap((code) => pageOf(code) ?? []),
  };
}
