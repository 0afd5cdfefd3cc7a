import { CHAT_LOCATION_WORDS_MAX } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import { fold } from '@atoll/contracts/fold';
import type { FindPlaces } from '../../shared/places/find-places';
import {
  ARTICLES,
  BETWEEN_NEGATION,
  LOOSE_PREPOSITIONS,
  MEANT_AFTER_IN,
  NEGATIONS,
  NEGATIONS_IN_TWO,
  ORDINARY_WORDS,
  PLACE_PREPOSITIONS,
} from './location-words';
import { isNear } from './similar-names';

/** Where a message means: a place; words that name none; or nothing said. */
export type MeantLocation =
  | { readonly kind: 'place'; readonly place: CityOption }
  | { readonly kind: 'unknown'; readonly words: string }
  | { readonly kind: 'none' };

const LOCATION_MIN_LENGTH = 2;
const WORDS_READ = 40;
/** Words of a name that is not wanted, at most. */
const UNWANTED_WORDS_MAX = 3;
/** Languages whose names of countries are understood: those of the messages. */
const COUNTRY_NAMES = ['en', 'de', 'fr', 'es', 'ja', 'ar'].map(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
);
/** What people write and no list of countries has, folded. */
const SHORT_COUNTRIES: Readonly<Record<string, string>> = {
  usa: 'United States',
  america: 'United States',
  uk: 'United Kingdom',
  britain: 'United Kingdom',
  uae: 'United Arab Emirates',
  holland: 'Netherlands',
  turkey: 'Türkiye',
};
/** End what follows a preposition. */
const END =
  /^(?:for|from|with|without|under|on|next|this|that|tonight|today|tomorrow|now|please|pls|plz|and|or|which|who|where|when|in|at|between|during|until|till|starting|to|near|by|but|my|our|your|me|us|the|a|an|budget|max|about|per|over|like|im|fur|für|mit|ab|vom|bis|unter|pour|avec|du|des|para|con|desde|hasta|y|et|und|oder|ou|o|heute|morgen|bitte|hoy|mañana|aujourdhui|demain|right|currently|if|is|are|was|would|will|not|instead|pas|nicht|no|nächste|naechste|nächsten|diese|ce|cette|este|esta|day|days|night|nights|people|persons|adults|weekend|week|spring|summer|autumn|winter|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|\d.*)$/i;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]/u;

function isCountry({ country, countryCode }: CityOption, wanted: string): boolean {
  const names = COUNTRY_NAMES.map((each) => countryCode && each.of(countryCode));
  return [country, ...names].some((name) => name !== undefined && fold(name) === wanted);
}

/** 'Rome', 'Paris Texas', 'Nice France', and 'Japan', of which the index gives the largest city first. */
function isWhole(place: CityOption, words: string): boolean {
  const { name, matched, region } = place;
  const wanted = fold(words);
  if (isCountry(place, wanted)) return true;
  return [name, matched ?? name].map(fold).some((known) => {
    if (known === wanted || known === wanted.replace(/^st /, 'saint ')) return true;
    const area = wanted.startsWith(`${known} `) ? wanted.slice(known.length + 1) : '';
    return area !== '' && (area === fold(region ?? '') || isCountry(place, area));
  });
}

async function wholePlace(findPlaces: FindPlaces, words: string): Promise<CityOption | null> {
  const asked = SHORT_COUNTRIES[fold(words)] ?? words;
  const [found] = await findPlaces(asked, 1);
  return found && isWhole(found, asked) ? found : null;
}

/** The runs of Japanese that may be a name: between particles. */
function japaneseRuns(text: string): string[] {
  const parts = text.split(
    /[のでにへをとはがも、。!！?？\s]|から|まで|について|おすすめ|ホテル|観光|旅行|プラン|モデルコース|日間|天気|ビザ|\d+/u,
  );
  return parts.filter((part) => part.length >= LOCATION_MIN_LENGTH && SPACELESS.test(part));
}

function wordsOf(text: string): string[] {
  return text
    .split(/[\s,;:!?()"“”«»¿¡。、؟،]+/u)
    .map((word) => word.replace(/^[.'’]+|[.'’]+$/g, ''))
    .filter(Boolean)
    .slice(0, WORDS_READ);
}

interface Phrase {
  readonly text: string;
  /** False after words that also say other things than where. */
  readonly saysWhere: boolean;
}

/** What follows each preposition, up to what cannot belong to a name: those that say where before all others, of each the last first. */
function phrases(words: readonly string[]): Phrase[] {
  const found: Phrase[] = [];
  words.forEach((word, index) => {
    const saysWhere = PLACE_PREPOSITIONS.has(word.toLowerCase());
    if (!saysWhere && !LOOSE_PREPOSITIONS.has(fold(word))) return;
    const behind = words.slice(index + 1);
    // 'in LA' is no article.
    const hasArticle = ARTICLES.has(fold(behind[0] ?? '')) && behind[1] !== undefined && !END.test(behind[1]);
    const rest = hasArticle ? behind.slice(1) : behind;
    const end = rest.findIndex((next) => END.test(next));
    const text = (end < 0 ? rest : rest.slice(0, end)).join(' ');
    if (text.length >= LOCATION_MIN_LENGTH) found.push({ text, saysWhere });
  });
  return found.reverse().sort((one, other) => Number(other.saysWhere) - Number(one.saysWhere));
}

/** How many words from here on are a negation and the name that it refuses; 0 where there is none. */
function unwantedFrom(words: readonly string[], at: number): number {
  const folded = words.map(fold);
  const isInTwo = NEGATIONS_IN_TWO.has(folded[at] ?? '') && /^(?:but|than)$/.test(folded[at + 1] ?? '');
  if (!isInTwo && !NEGATIONS.has(folded[at] ?? '')) return 0;
  let end = at + 1;
  while (BETWEEN_NEGATION.has(folded[end] ?? '') || ARTICLES.has(folded[end] ?? '')) end += 1;
  const last = end + UNWANTED_WORDS_MAX;
  while (
    end < Math.min(last, words.length) &&
    !END.test(words[end] ?? '') &&
    !ORDINARY_WORDS.has(folded[end] ?? '') &&
    !PLACE_PREPOSITIONS.has((words[end] ?? '').toLowerCase())
  )
    end += 1;
  return end - at;
}

/** A message without what it does not want, and that: 'hotels in Italy but not in Rome'. */
function withoutUnwanted(text: string): { readonly text: string; readonly unwanted: string } {
  const unwanted: string[] = [];
  const clauses = text.split(/(?<=[,;:!?()،؛؟])/u).map((clause) => {
    const words = clause.split(/\s+/);
    const kept: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const count = unwantedFrom(words, at);
      if (count === 0) kept.push(words[at] ?? '');
      else unwanted.push(...words.slice(at, at + count));
      at += Math.max(0, count - 1);
    }
    return kept.join(' ');
  });
  return { text: clauses.join(' '), unwanted: ` ${fold(unwanted.join(' '))} ` };
}

/** 'Rome itinerary' is about Rome: the beginning of a phrase that names a place as a whole, the longest first. */
async function beginningOf(findPlaces: FindPlaces, phrase: string): Promise<CityOption | null> {
  const words = phrase.split(' ').slice(0, CHAT_LOCATION_WORDS_MAX);
  for (let length = words.length; length > 0; length -= 1) {
    const place = await wholePlace(findPlaces, words.slice(0, length).join(' '));
    if (place) return place;
  }
  return null;
}

function mayStandAlone(words: readonly string[]): boolean {
  return !words.some((word) => ORDINARY_WORDS.has(fold(word))) && words.join('').length > LOCATION_MIN_LENGTH;
}

/** Up to three words in a row that name a place as a whole; the longest first. */
async function anywhere(findPlaces: FindPlaces, words: readonly string[]): Promise<CityOption | null> {
  for (let length = 3; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const some = words.slice(at, at + length);
      const place = mayStandAlone(some) ? await wholePlace(findPlaces, some.join(' ')) : null;
      if (place) return place;
    }
  }
  return null;
}

/** Arabic joins its short prepositions to the name: 'بروما' is 'in Rome'. */
function unjoined(words: readonly string[]): string[] {
  return words.flatMap((word) => (/^[بلوك]\p{Script=Arabic}{3,}$/u.test(word) ? [word.slice(1)] : []));
}

/** A name with a mistake, or in a language that writes it almost alike: what the index finds for it, if that is near. */
async function similarPlace(findPlaces: FindPlaces, phrase: string): Promise<CityOption | null> {
  const words = phrase.split(' ').slice(0, CHAT_LOCATION_WORDS_MAX);
  for (let length = words.length; length > 0; length -= 1) {
    const beginning = words.slice(0, length).join(' ');
    if (beginning.length <= LOCATION_MIN_LENGTH || ORDINARY_WORDS.has(fold(beginning))) continue;
    const [found] = await findPlaces(beginning, 1);
    if (found && isNear(found, beginning)) return found;
  }
  return null;
}

/** A place called like an ordinary word is meant only where nothing else follows: 'in Nice', not 'in nice weather'. */
function isMeant({ name, matched }: CityOption, { text, saysWhere }: Phrase): boolean {
  const found = fold(matched ?? name);
  if (!ORDINARY_WORDS.has(found)) return true;
  const isAlone = fold(text) === found || /^\p{Lu}/u.test(text);
  return saysWhere && isAlone && MEANT_AFTER_IN.has(found);
}

async function locationIn(text: string, findPlaces: FindPlaces): Promise<MeantLocation> {
  for (const run of SPACELESS.test(text) ? japaneseRuns(text) : []) {
    const place = await wholePlace(findPlaces, run);
    if (place) return { kind: 'place', place };
  }
  const words = wordsOf(text);
  const named = phrases(words);
  for (const phrase of named) {
    const place = await beginningOf(findPlaces, phrase.text);
    if (place && isMeant(place, phrase)) return { kind: 'place', place };
  }
  const tooLong = named.find((phrase) => phrase.text.split(' ').length > CHAT_LOCATION_WORDS_MAX);
  if (tooLong !== undefined) return { kind: 'unknown', words: tooLong.text };
  const meant = named.filter(
    ({ text: each }) => !each.split(' ').every((word) => ORDINARY_WORDS.has(fold(word))),
  );
  for (const { text: each } of meant.filter(({ saysWhere }) => saysWhere)) {
    const place = await similarPlace(findPlaces, each);
    if (place) return { kind: 'place', place };
  }
  const place = await anywhere(findPlaces, [...words, ...unjoined(words)]);
  if (place) return { kind: 'place', place };
  const [phrase] = meant;
  if (phrase === undefined) return { kind: 'none' };
  const similar = await similarPlace(findPlaces, phrase.text);
  return similar ? { kind: 'place', place: similar } : { kind: 'unknown', words: phrase.text };
}

/** Finds where a message means. Location strings have two characters or more and at most five words (MAR-15). */
export async function meantLocation(message: string, findPlaces: FindPlaces): Promise<MeantLocation> {
  const { text, unwanted } = withoutUnwanted(message);
  const meant = await locationIn(text, findPlaces);
  // The largest city of a country may be the one that is not wanted.
  const isUnwanted = meant.kind === 'place' && unwanted.includes(` ${fold(meant.place.name)} `);
  return isUnwanted ? { kind: 'none' } : meant;
}
