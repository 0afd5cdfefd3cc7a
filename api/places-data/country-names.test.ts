import { fold } from '@atoll/contracts/fold';
import { countryNames } from './country-names';

describe('names of countries', () => {
  it.each([
    ['GB', ['United Kingdom', 'UK', 'Great Britain', 'Britain']],
    ['US', ['United States', 'USA', 'U.S.A.', 'US', 'America']],
    ['TR', ['Türkiye', 'Turkey']],
    ['AE', ['United Arab Emirates', 'UAE', 'Emirates']],
    ['CI', ['Ivory Coast', 'Côte d’Ivoire']],
    ['BA', ['Bosnia & Herzegovina', 'Bosnia and Herzegovina']],
    ['CZ', ['Czechia', 'Czech Republic']],
    ['MM', ['Myanmar', 'Burma']],
    ['NL', ['Netherlands', 'The Netherlands', 'Holland']],
    ['KR', ['South Korea', 'Korea', 'Republic of Korea']],
  ])('%s is known by what people write', (code, names) => {
    expect(countryNames(code).map(fold)).toEqual(expect.arrayContaining(names.map(fold)));
  });
});
