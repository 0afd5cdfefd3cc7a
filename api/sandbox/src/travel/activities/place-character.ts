import type { Country } from '../../world/countries';
import type { City } from '../../world/gazetteer';
import type { Need } from './activity-ideas';

const countries = (codes: string) => new Set(codes.split(' '));

const mountainous = countries('CH AT AD LI NP PE BT BO EC IS NO NZ GE AM KG TJ SI AL ME MK AF LS');
const safari = countries('KE TZ ZA BW NA ZM ZW UG RW MW');
const desert = countries('AE SA OM QA KW BH EG MA TN DZ JO LY MR NE TD NA IL YE');
const steppe = countries('MN KZ KG');
const vineyards = countries('FR IT ES PT DE AT HU SI HR GR GE MD CL AR ZA AU NZ');
const temples = countries('JP CN TW KR TH KH LA MM VN LK NP BT IN ID MN HK');

/** Tells what a traveler can do in a place, from its country, size and latitude. */
export function characterOf(city: City, country: Country): Set<Need> {
  const { population } = city;
  const latitude = Math.abs(city.latitude);
  const candidates: [Need, boolean][] = [
    ['anywhere', true],
    ['village', population < 8000],
    ['town', population >= 8000],
    ['city', population >= 80_000],
    ['metropolis', population >= 700_000],
    ['neighbour', population >= 20_000 && !country.isBeachCountry],
    ['island', country.isBeachCountry],
    ['warm', latitude < 24],
    ['jungle', latitude < 24 && !country.isBeachCountry && !desert.has(country.code)],
    ['cold', latitude > 59],
    ['mountains', mountainous.has(country.code)],
    ['safari', safari.has(country.code)],
    ['desert', desert.has(country.code)],
    ['steppe', steppe.has(country.code)],
    ['vineyards', vineyards.has(country.code)],
    ['temples', temples.has(country.code)],
    ['oldWorld', country.continent === 'EU' && population >= 15_000],
  ];
  return new Set(candidates.filter(([, isSo]) => isSo).map(([need]) => need));
}

const specialities: Record<string, string> = {
  FR: 'croissants and cheese', IT: 'fresh pasta', ES: 'tapas', PT: 'pastéis de nata', DE: 'pretzels and sausages',
  AT: 'strudel', CH: 'fondue', NL: 'stroopwafels', BE: 'waffles and chocolate', GB: 'pies and ales', IE: 'seafood chowder',
  SE: 'cinnamon buns', NO: 'brown cheese', DK: 'smørrebrød', FI: 'salmon soup', IS: 'lamb stew', PL: 'pierogi',
  CZ: 'svíčková', HU: 'goulash', RO: 'sarmale', BG: 'banitsa', GR: 'meze', HR: 'grilled fish', RS: 'ćevapi', TR: 'kebab and baklava',
  RU: 'pelmeni', UA: 'borscht', GE: 'khachapuri', AM: 'lavash', US: 'barbecue', CA: 'poutine', MX: 'tacos', CU: 'ropa vieja',
  BR: 'feijoada', AR: 'asado', PE: 'ceviche', CO: 'arepas', CL: 'empanadas', JP: 'ramen and sushi', KR: 'kimchi',
  CN: 'dumplings', TW: 'bubble tea and buns', HK: 'dim sum', TH: 'pad thai', VN: 'phở', KH: 'amok', LA: 'laap',
  MY: 'laksa', SG: 'chilli crab', ID: 'satay', PH: 'adobo', IN: 'curry and chai', LK: 'hoppers', NP: 'momos', PK: 'biryani',
  MN: 'buuz', KZ: 'beshbarmak', UZ: 'plov', AE: 'mezze', SA: 'kabsa', JO: 'mansaf', LB: 'mezze', IL: 'hummus', EG: 'koshari',
  MA: 'tagine', TN: 'couscous', KE: 'nyama choma', TZ: 'pilau', ET: 'injera', NG: 'jollof rice', GH: 'jollof rice',
  ZA: 'braai', AU: 'meat pies', NZ: 'hāngī', MV: 'mas huni', FJ: 'kokoda', PF: 'poisson cru',
}; // prettier-ignore

/** What a country is known to eat. */
export function specialityOf(countryCode: string): string {
  return specialities[countryCode] ?? 'home cooking';
}
