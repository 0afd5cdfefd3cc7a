import { CHAT_LOCATION_WORDS_MAX } from '@atoll/contracts/constants';
import { fold } from '@atoll/contracts/fold';
import type { CityOption } from '@atoll/contracts/place';
import { PLACES_MAX } from '@atoll/contracts/understanding-values';
import type { FindPlaces } from '../../../shared/places/find-places';
import { isLanguageName, isOrdinaryWord } from '../reading/ordinary-words';
import type { MessageLanguage, MessageReading } from '../reading/read-message';
import { LIKE_ORDINARY_WORDS } from './place-marks';
import { mostTraveled } from './same-name';
import { Sentence, type Span } from './sentence';
import { isNear } from './similar-names';
import { isTraveled } from './traveled';
import { isWhole, wholeName } from './whole-name';

/** Where a message means. */
export interface MeantPlaces {
  readonly places: readonly CityOption[];
  /** Of the same name as the first, and not taken. */
  readonly others: readonly CityOption[];
  /** Words that stand where a place stands, and name none; null where there are none. */
  readonly unknown: string | null;
}

/** A name in a message, and the place that is called so. */
interface Named {
  readonly span: Span;
  /** The name without what its language joins to it. */
  readonly name: string;
  readonly place: CityOption;
}

const SAME_NAME_LOOKED_AT = 8;
const NEAR_NAME_LENGTH_MIN = 4;
const MARKED_NAME_LENGTH_MIN = 3;
const SHORT_WORDS_MAX = 4;

/** The longest name that begins at a word. */
async function nameFrom(sentence: Sentence, from: number, findPlaces: FindPlaces): Promise<Named | null> {
  const { words } = sentence;
  if (sentence.isRefused(from)) return null;
  // 'La Rochelle' begins with an article, which alone is no name; nor is another small word.
  const isSmallWord = sentence.is(words[from], 'before', 'loose', 'articles', 'and');
  for (let to = sentence.endOf(from, CHAT_LOCATION_WORDS_MAX); to > from + (isSmallWord ? 1 : 0); to -= 1) {
    if (to - from > 1 && sentence.is(words[to - 1], 'and', 'before')) continue;
    const span = { from, to };
    for (const name of sentence.forms(sentence.textOf(span))) {
      const place = name.length > 1 ? await wholeName(findPlaces, name) : null;
      if (place && (!isSmallWord || isWhole(place, name) === 'name')) return { span, name, place };
    }
  }
  return null;
}

/**
 * How surely a name is meant as a place: 3 where a word says so, 2 where everybody knows it, 1 where nothing else is
 * likely, 0 where it is some word of the sentence.
 */
function sureness(
  sentence: Sentence,
  { span, name, place }: Named,
  {
    language,
    isNounWritten,
    asksForPlace,
    isBare,
  }: {
    readonly language: MessageLanguage;
    readonly isNounWritten: boolean;
    readonly asksForPlace: boolean;
    readonly isBare: boolean;
  },
): 0 | 1 | 2 | 3 {
  const text = sentence.textOf(span);
  const before = sentence.before(span);
  const whole = isWhole(place, name);
  const isWord = span.to - span.from === 1;
  const isOrdinary = isWord && LIKE_ORDINARY_WORDS.has(fold(name));
  const isWritten = !isNounWritten && /^\p{Lu}/u.test(text);
  const isKnown = isTraveled(place) || whole === 'country' || whole === 'withArea';
  const isMarked =
    sentence.is(before, 'before') ||
    sentence.is(sentence.words[span.to], 'behind') ||
    (name !== text && isTraveled(place));
  if (name.length < 3 && !/^\p{Lu}+$|\p{Lo}/u.test(text)) return 0;
  if (whole === 'area' && !isMarked && !isWritten) return 0;
  // 'Une' is a town of Colombia, 'a une piscine' is none.
  if (isWord && !isWritten && !isTraveled(place) && isOrdinaryWord(language, fold(name))) return 0;
  if (isOrdinary && !isWritten) return isMarked && sentence.isLast(span) ? 2 : 0;
  if (isMarked) return isWritten || isKnown || sentence.isLast(span) ? 3 : 0;
  if (isKnown) return 2;
  // Other names of small places are often words of some language.
  const isOwnName = place.matched === undefined || !/\p{Script=Latin}/u.test(name);
  if (sentence.isAlone(span) && isOwnName) return isWritten ? 2 : asksForPlace ? 1 : 0;
  // 'And bregenz?' is about little else.
  if (isOwnName && isBare && name.length > NEAR_NAME_LENGTH_MIN) return 1;
  if (isOwnName && sentence.isLast(span) && (sentence.is(before, 'loose') || name !== text)) return 1;
  return isWritten && (span.from > 0 || sentence.is(before, 'loose')) ? 1 : 0;
}

/** A name with a slip, or what stands where a name stands and is none. The longest comes first: small words are near many names. */
async function nearlyNamed(
  sentence: Sentence,
  language: MessageLanguage,
  findPlaces: FindPlaces,
): Promise<MeantPlaces> {
  // 'And Prag then?' is about little else.
  const isShort = sentence.words.length <= SHORT_WORDS_MAX;
  const isMarked = ({ from }: Span) => sentence.is(sentence.before({ from }), 'before');
  const spans = sentence.words
    .flatMap((_word, from) => {
      const isName = !sentence.isRefused(from) && !sentence.is(sentence.words[from], 'articles', 'before');
      const most = isName ? sentence.endOf(from, CHAT_LOCATION_WORDS_MAX) - from : 0;
      return Array.from({ length: most }, (_each, length) => ({ from, to: from + length + 1 }));
    })
    .map((span) => ({ span, text: sentence.textOf(span) }))
    .sort((a, b) => b.text.length - a.text.length);
  for (const { span, text } of spans) {
    const isLong = text.length >= (isMarked(span) ? MARKED_NAME_LENGTH_MIN : NEAR_NAME_LENGTH_MIN);
    const mayBeMeant = isMarked(span) || isShort || sentence.isAlone(span);
    const isWord = LIKE_ORDINARY_WORDS.has(fold(text)) || isLanguageName(fold(text) || text);
    if (!isLong || !mayBeMeant || isWord) continue;
    const [near] = await findPlaces(text, 1);
    const isLikely = near && (isTraveled(near) || (isMarked(span) && /^\p{Lu}/u.test(text)));
    if (isLikely && isNear(near, text)) return { places: [near], others: [], unknown: null };
  }
  const unknown = spans
    .filter(({ span }) => isMarked(span))
    .sort((a, b) => a.span.from - b.span.from)
    .map(({ span: { from } }) => ({ from, to: sentence.endOf(from, Infinity) }))
    // 'In my budget' names no place.
    .find(
      ({ from, to }) =>
        to - from > CHAT_LOCATION_WORDS_MAX || !isOrdinaryWord(language, sentence.words[from]?.folded ?? ''),
    );
  return { places: [], others: [], unknown: unknown ? sentence.textOf(unknown) : null };
}

/** Reads the places out of what is left of a message when dates, people and money are taken out (MAR-15, MAR-59). */
export async function placesInMessage(
  message: Pick<MessageReading, 'rest' | 'language' | 'wants'>,
  findPlaces: FindPlaces,
): Promise<MeantPlaces> {
  const sentence = new Sentence(message);
  const context = {
    language: message.language,
    // German writes every noun with a capital.
    isNounWritten: message.language === 'de',
    asksForPlace: message.wants.length > 0,
    isBare: sentence.words.length <= SHORT_WORDS_MAX && !/^\s|\s{2}|\s$/.test(message.rest),
  };
  const found: (Named & { readonly sure: number })[] = [];
  for (let at = 0; at < sentence.words.length;) {
    const named = await nameFrom(sentence, at, findPlaces);
    const sure = named ? sureness(sentence, named, context) : 0;
    if (named && sure > 0) found.push({ ...named, sure });
    at = named && sure > 0 ? named.span.to : at + 1;
  }
  const best = Math.max(0, ...found.map(({ sure }) => sure));
  if (best === 0) return nearlyNamed(sentence, message.language, findPlaces);

  // What is joined to a place is meant as well; other names in the sentence are not.
  const isAnd = (at: number) => sentence.is(sentence.words[at], 'and');
  const areJoined = (one: Span, other: Span) =>
    one.to === other.from || (one.to === other.from - 1 && isAnd(one.to));
  const surest = found.filter(({ sure }) => sure === best);
  const meant = found.filter(
    (each) =>
      each.sure === best ||
      (each.sure > 1 && surest.some(({ span }) => areJoined(span, each.span) || areJoined(each.span, span))),
  );
  const chosen = await Promise.all(
    meant.map(async ({ name, place }) =>
      isWhole(place, name) === 'name'
        ? (mostTraveled(name, await findPlaces(name, SAME_NAME_LOOKED_AT)) ?? { place, others: [] })
        : { place, others: [] },
    ),
  );
  return {
    // The largest city of a country may be the one that is not wanted.
    places: unique(chosen.map(({ place }) => place)).filter(({ name }) => !sentence.hasRefused(name)),
    others: chosen[0]?.others ?? [],
    unknown: null,
  };
}

function unique(places: readonly CityOption[]): CityOption[] {
  const keyOf = ({ name, countryCode, region }: CityOption) => [name, countryCode, region].join('|');
  return [...new Map(places.map((place) => [keyOf(place), place])).values()].slice(0, PLACES_MAX);
}
