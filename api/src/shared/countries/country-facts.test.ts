import { countries } from 'countries-list';
import { countryFacts } from './country-facts';
import { countryAtStart, countryInSentence } from './country-names';
import { countryRow, TABLE_CODES } from './country-table';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const rows = TABLE_CODES.flatMap((code) => {
  const row = countryRow(code);
  return row ? [{ code, ...row }] : [];
});
const codesOf = (isMeant: (row: (typeof rows)[number]) => boolean) =>
  rows
    .filter(isMeant)
    .map(({ code }) => code)
    .sort();

describe('the table of countries', () => {
  it('DES-10: has every country that the site has', () => {
    expect([...TABLE_CODES].sort()).toEqual(Object.keys(countries).sort());
  });

  it('DES-10: names one to three languages, and none twice, wherever people live', () => {
    expect(
      codesOf(({ languages }) => languages.length > 3 || new Set(languages).size < languages.length),
    ).toEqual([]);
    expect(codesOf(({ languages }) => languages.length === 0)).toEqual(['AQ', 'BV', 'HM']);
  });

  it('DES-10: has currencies of ISO 4217, plugs from A to O, and volts of one of two kinds', () => {
    expect(codesOf(({ currency }) => currency !== null && !CURRENCIES.has(currency))).toEqual([]);
    expect(codesOf(({ currency }) => currency === null)).toEqual(['AQ']);
    expect(codesOf(({ plugs }) => plugs.some((plug) => !/^[A-O]$/.test(plug)))).toEqual([]);
    expect(
      codesOf(
        ({ volts }) => volts !== null && !(volts >= 100 && volts <= 127) && !(volts >= 220 && volts <= 240),
      ),
    ).toEqual([]);
  });

  it('DES-10: every land border has two sides, and no country borders itself', () => {
    const isOneSided = (code: string, other: string) => !countryRow(other)?.neighbours.includes(code);
    expect(
      codesOf(({ code, neighbours }) =>
        neighbours.some((other) => isOneSided(code, other) || other === code),
      ),
    ).toEqual([]);
  });

  it('DES-10: tells where one drives on the left', () => {
    expect(countryRow('GB')?.drives_on).toBe('left');
    expect(countryRow('JP')?.drives_on).toBe('left');
    expect(countryRow('PT')?.drives_on).toBe('right');
    expect(codesOf(({ drives_on }) => drives_on === 'left')).toHaveLength(78);
    expect(codesOf(({ drives_on }) => drives_on === null)).toEqual(['AQ', 'BV', 'HM', 'TF', 'UM']);
  });
});

it('DES-10: the facts of a country are those of the table, with neighbours that have a page', () => {
  const pageOf = (code: string) => (code === 'ES' ? { country: 'Spain', clean_country: 'spain' } : null);
  expect(countryFacts('PT', 'Portugal', pageOf)).toMatchObject({
    in_sentence: 'Portugal',
    capital: 'Lisbon',
    languages: ['Portuguese'],
    currency: { code: 'EUR', name: 'Euro' },
    plugs: ['C', 'F'],
    volts: 230,
    drives_on: 'right',
    neighbours: [{ country: 'Spain', clean_country: 'spain' }],
  });
  expect(countryFacts('AW', 'Aruba', () => null).languages).toEqual(['Papiamento', 'Spanish', 'Dutch']);
  expect(countryFacts('??', 'Nowhere', () => null)).toMatchObject({
    capital: null,
    currency: null,
    plugs: [],
  });
});

it('DES-10: countries have their article in a sentence and at its start', () => {
  const named = Object.entries(countries).map(([code, { name }]) => countryInSentence(code, name));
  expect(named.filter((name) => name.startsWith('the ')).sort()).toEqual(
    [
      'the Bahamas',
      'the British Indian Ocean Territory',
      'the British Virgin Islands',
      'the Cayman Islands',
      'the Central African Republic',
      'the Cocos (Keeling) Islands',
      'the Comoros',
      'the Cook Islands',
      'the Democratic Republic of the Congo',
      'the Dominican Republic',
      'the Falkland Islands',
      'the Faroe Islands',
      'the French Southern Territories',
      'the Gambia',
      'the Isle of Man',
      'the Maldives',
      'the Marshall Islands',
      'the Netherlands',
      'the Northern Mariana Islands',
      'the Philippines',
      'the Pitcairn Islands',
      'the Republic of the Congo',
      'the Seychelles',
      'the Solomon Islands',
      'the Turks and Caicos Islands',
      'the U.S. Minor Outlying Islands',
      'the U.S. Virgin Islands',
      'the United Arab Emirates',
      'the United Kingdom',
      'the United States',
    ].sort(),
  );
  expect(countryInSentence('AX', 'Åland Islands')).toBe('the Åland Islands');
  expect(countryAtStart('NL', 'Netherlands')).toBe('The Netherlands');
  expect(countryAtStart('FR', 'France')).toBe('France');
});
