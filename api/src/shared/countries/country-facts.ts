import type { CountryFacts } from '@atoll/contracts/country-facts';
import { countries } from 'countries-list';
import { countryInSentence } from './country-names';
import { emergencyNumbersOf } from './emergency';

interface ListedCountry {
  readonly capital: string;
  readonly languages: readonly string[];
  readonly currency: readonly string[];
}

const listed: Readonly<Record<string, ListedCountry | undefined>> = countries;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const currencyNames = new Intl.DisplayNames(['en'], { type: 'currency' });
const LANGUAGES_MAX = 3;

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
  const known = listed[countryCode];
  const [currency] = known?.currency ?? [];
  const neighbourCodes: readonly string[] = [];
  return {
    in_sentence: countryInSentence(countryCode, country),
    capital: known?.capital || null,
    languages: (known?.languages ?? [])
      .slice(0, LANGUAGES_MAX)
      .map((code) => languageNames.of(code) ?? code),
    currency: currency ? { code: currency, name: currencyNames.of(currency) ?? currency } : null,
    plugs: [],
    volts: null,
    emergency: emergencyNumbersOf(countryCode),
    drives_on: null,
    neighbours: neighbourCodes.flatMap((code) => pageOf(code) ?? []),
  };
}
