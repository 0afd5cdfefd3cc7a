import { CHAT_LOCATION_WORDS_MAX } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import { fold } from '../../platform/text/fold';
import type { FindPlaces } from '../../platform/places/find-places';

/** Where a message means: a place; words that name none; or nothing said. */
export type MeantLocation =
  | { readonly kind: 'place'; readonly place: CityOption }
  | { readonly kind: 'unknown'; readonly words: string }
  | { readonly kind: 'none' };

const LOCATION_MIN_LENGTH = 2;
const WORDS_READ = 40;
/** A place of one of these names is meant only where a preposition says so. */
const NEVER_ALONE = new Set(
  'nice best of to do me my the a an i we us see hotel hotels room rooms find show book plan help trip tour tours food fun need want get give can you any good best cheap luxury family beach city day days night nights week weekend price quote cost package budget museum something things what when where how which for and or with near around hello hi hey thanks please marco'.split(
    ' ',
  ),
);
const PREPOSITION =
  /^(?:in|inn|at|near|around|to|visit|visiting|for|of|im|nach|bei|fur|für|a|à|au|aux|en|pour|de|para|cerca|über|uber)$/i;
/** End what follows a preposition. */
const END =
  /^(?:for|from|with|without|under|on|next|this|that|tonight|today|tomorrow|now|please|pls|plz|and|or|which|who|where|when|in|at|between|during|until|till|starting|to|near|by|but|my|our|your|me|us|the|a|an|budget|max|about|per|over|like|im|fur|für|mit|ab|vom|bis|unter|pour|avec|du|des|para|con|desde|hasta|y|et|und|oder|ou|o|heute|bitte|hoy|aujourdhui|right|currently|if|is|are|was|would|will|day|days|night|nights|people|persons|adults|weekend|week|january|february|march|april|may|june|july|august|september|october|november|december|\d.*)$/i;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]/u;

function isWhole({ name, matched }: CityOption, words: string): boolean {
  const wanted = fold(words);
  return fold(name) === wanted || (matched !== undefined && fold(matched) === wanted);
}

async function wholePlace(findPlaces: FindPlaces, words: string): Promise<CityOption | null> {
  const [found] = await findPlaces(words, 1);
  return found && isWhole(found, words) ? found : null;
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

/** What follows each preposition, up to what cannot belong to a name; the last one first, as places come last. */
function phrases(words: readonly string[]): string[] {
  const found: string[] = [];
  words.forEach((word, index) => {
    if (!PREPOSITION.test(word)) return;
    const rest = words.slice(index + 1);
    const end = rest.findIndex((next) => END.test(next));
    const phrase = (end < 0 ? rest : rest.slice(0, end)).join(' ');
    if (phrase.length >= LOCATION_MIN_LENGTH) found.push(phrase);
  });
  return found.reverse();
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
  return !words.some((word) => NEVER_ALONE.has(fold(word))) && words.join('').length > LOCATION_MIN_LENGTH;
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

/** A name with a mistake: what the index finds for it, where it begins alike. */
async function similarPlace(findPlaces: FindPlaces, phrase: string): Promise<CityOption | null> {
  const [found] = await findPlaces(phrase, 1);
  if (!found || phrase.length < 4) return null;
  const names = [found.name, found.matched ?? found.name].map(fold);
  const typed = fold(phrase);
  const isNear = names.some(
    (name) => name.startsWith(typed.slice(0, 3)) && Math.abs(name.length - typed.length) <= 2,
  );
  return isNear ? found : null;
}

/** Finds where a message means. Location strings have two characters or more and at most five words (MAR-15). */
export async function meantLocation(text: string, findPlaces: FindPlaces): Promise<MeantLocation> {
  for (const run of SPACELESS.test(text) ? japaneseRuns(text) : []) {
    const place = await wholePlace(findPlaces, run);
    if (place) return { kind: 'place', place };
  }
  const words = wordsOf(text);
  const named = phrases(words);
  for (const phrase of named) {
    const place = await beginningOf(findPlaces, phrase);
    if (place && !NEVER_ALONE.has(fold(place.matched ?? place.name))) return { kind: 'place', place };
  }
  const tooLong = named.find((phrase) => phrase.split(' ').length > CHAT_LOCATION_WORDS_MAX);
  if (tooLong !== undefined) return { kind: 'unknown', words: tooLong };
  const place = await anywhere(findPlaces, [...words, ...unjoined(words)]);
  if (place) return { kind: 'place', place };
  const [phrase] = named.filter((each) => !each.split(' ').every((word) => NEVER_ALONE.has(fold(word))));
  if (phrase === undefined) return { kind: 'none' };
  const similar = await similarPlace(findPlaces, phrase);
  return similar ? { kind: 'place', place: similar } : { kind: 'unknown', words: phrase };
}
