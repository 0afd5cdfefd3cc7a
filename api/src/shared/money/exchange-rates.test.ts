import { isCivilDate } from '@atoll/contracts/dates';
import { convert } from '@atoll/contracts/money';
import { currencyOfRegion, TRAVELER_CURRENCIES } from '@atoll/contracts/traveler-currencies';
import { countries, type TCountryCode } from 'countries-list';
import { keptExchangeRates } from './exchange-rates';

const table = keptExchangeRates().current();
const codes = Object.keys(table.rates);

it('TOU-42: the table says of which day it is, and whose', () => {
  expect(isCivilDate(table.date)).toBe(true);
  expect(table.source).not.toBe('');
  expect(table.rates[table.base]).toBe(1);
});

it('TOU-42: an amount is the same there and back, and by way of a third currency', () => {
  for (const code of codes) {
    const there = convert(1_000, table.base, code, table) ?? NaN;
    expect(convert(there, code, table.base, table)).toBeCloseTo(1_000, 6);
    const inYen = convert(there, code, 'JPY', table) ?? NaN;
    expect(inYen / (convert(1_000, table.base, 'JPY', table) ?? NaN)).toBeCloseTo(1, 9);
  }
});

it('TOU-42: whatever the money of a country is, the table knows it', () => {
  const unknown = Object.values(countries)
    .flatMap(({ currency }) => currency[0] ?? [])
    .filter((code) => !codes.includes(code));
  expect(unknown).toEqual([]);
});

it('TOU-42: every currency that a traveler can choose is in the table, and is the money of the regions it is said of', () => {
  expect(TRAVELER_CURRENCIES.filter((code) => !codes.includes(code))).toEqual([]);
  const regions = Object.keys(countries) as TCountryCode[];
  // Bulgaria changed to the euro in 2026, which the list of countries does not know yet.
  const wrong = regions.filter((region) => {
    const currency = currencyOfRegion(region);
    return (
      currency !== 'USD' && region !== 'BG' && !countries[region].currency.some((one) => one === currency)
    );
  });
  expect(wrong).toEqual([]);
});
