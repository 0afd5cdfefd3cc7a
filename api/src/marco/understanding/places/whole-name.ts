import { fold } from '@atoll/contracts/fold';
import type { CityOption } from '@atoll/contracts/place';
import type { FindPlaces } from '../../../shared/places/find-places';
import { MESSAGE_LANGUAGES } from '../reading/languages/language';
import { isTraveled } from './traveled';
import { isNear } from './similar-names';

/** Of a script without cases and accents `fold` may leave nothing. */
const plain = (text: string) => fold(text) || text.toLowerCase();

const LOOKED_AT = 3;
const COUNTRY_LOOKED_AT = 5;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const COUNTRY_CODES = LETTERS.flatMap((one) => LETTERS.map((two) => one + two));

/** Names of countries in the languages that are read, by ISO 3166-1 code. */
const CODE_BY_NAME = new Map(
  MESSAGE_LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return COUNTRY_CODES.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[plain(name), code] as const];
    });
  }),
);
/** What people write and no list of countries has. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  america: 'US',
  uk: 'GB',
  england: 'GB',
  britain: 'GB',
  uae: 'AE',
  holland: 'NL',
  turkey: 'TR',
};
const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

function countryCodeOf(words: string): string | null {
  const wanted = plain(words);
  return (Object.hasOwn(SHORT_NAMES, wanted) && SHORT_NAMES[wanted]) || (CODE_BY_NAME.get(wanted) ?? null);
}

/**
 * Whether words are a place's whole name: its own ('Rome'), with its area ('Paris Texas', 'Nice, France'), or the
 * country or state of which it is the largest town ('Japan').
 */
export function isWhole(place: CityOption, words: string): 'name' | 'withArea' | 'country' | 'area' | null {
  const { name, matched, region } = place;
  const wanted = plain(words);
  if (
    [name, matched ?? name].some((known) => [wanted, wanted.replace(/^st /, 'saint ')].includes(plain(known)))
  )
    return 'name';
  const country = countryCodeOf(words);
  if (country !== null && country === place.countryCode) return 'country';
  if (plain(matched ?? '') === `in ${wanted}`) return 'area';
  const isWithArea = [name, matched ?? name].map(plain).some((known) => {
    const area = wanted.startsWith(`${known} `) ? wanted.slice(known.length + 1) : '';
    return area !== '' && (area === plain(region ?? '') || countryCodeOf(area) === place.countryCode);
  });
  return isWithArea ? 'withArea' : null;
}

/**
 * The place that is called like this as a whole, of a country the place that the index has first for it; null where it
 * finds none, or only one that this is a part of.
 */
export async function wholeName(findPlaces: FindPlaces, words: string): Promise<CityOption | null> {
  const country = countryCodeOf(words);
  const asked = country === null ? words : (ENGLISH_NAMES.of(country) ?? words);
  const found = await findPlaces(asked, country === null ? LOOKED_AT : COUNTRY_LOOKED_AT);
  const [first] = found;
  const whole = found.find(
    (place) => isWhole(place, words) !== null && (country === null || place.countryCode === country),
  );
  // 'Rom' is a village in France, too, and 'Heathrow airport' has a name of its own.
  const isLandmark = first?.kind === 'airport' || first?.kind === 'landmark';
  const isNearer = whole
    ? first && /^\p{Lu}/u.test(words) && isTraveled(first) && !isTraveled(whole)
    : isLandmark && words.includes(' ');
  return first && isNearer && isNear(first, words) ? first : (whole ?? null);
}
