import { countries } from 'countries-list';
import { readGeoNames } from '../../places-data/geonames';
import { shownName } from '../../places-data/towns';
import { countryRow } from '../../src/shared/countries/country-table';
import { readDemoWorld } from './world';

it('DES-10: the table names capitals as the gazetteer does, and none where it is doubtful which one it is', () => {
  const capitals = new Map<string, string>();
  for (const row of readGeoNames()) {
    if (row.featureCode === 'PPLC') capitals.set(row.countryCode, shownName(row));
  }
  const differs = Object.keys(countries).filter(
    (code) => (countryRow(code)?.capital ?? null) !== (capitals.get(code) ?? null),
  );
  const [cityStates, withoutOne, moving, longNamed, leftOut] = [
    ['GI', 'HK', 'MC', 'MO', 'SG', 'VA'],
    ['GS', 'NR', 'TF'],
    ['GQ'],
    ['FM'],
    // Small islands that the gazetteer has no capital for.
    ['AC', 'TA'],
  ];
  expect(differs.sort()).toEqual([cityStates, withoutOne, moving, longNamed, leftOut].flat().sort());
});

it('DES-10: a capital of the table is a town of its country, wherever the demo has that country', () => {
  const { byCountry } = readDemoWorld();
  const missing = [...byCountry.values()].filter((towns) => {
    const capital = countryRow(towns[0]?.countryCode ?? '')?.capital ?? null;
    return capital !== null && !towns.some(({ name, isCapital }) => isCapital && name === capital);
  });
  expect(missing.map(([town]) => town?.country)).toEqual([]);
});
