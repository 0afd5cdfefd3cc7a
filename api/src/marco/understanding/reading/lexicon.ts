import type { Taste, Want } from '@atoll/contracts/understanding-values';
import {
  KINDS,
  type Kind,
  type LanguageWords,
  type MessageLanguage,
  type Phrases,
} from './languages/language';
import { piecesOf, type Piece } from './words';

/** What a phrase is: a kind by its letter, `#` a number, `M` a month, `w` a day of the week, `$` a currency, `V` wants and tastes. */
export interface Meaning {
  readonly letter: string;
  readonly value?: number | string;
  readonly values?: readonly (Want | Taste)[];
  /** A name that is an ordinary word as well, or a short form: it needs a number or 'in' beside it. */
  readonly isUnsure?: boolean;
  /** Information that is the same from day to day. */
  readonly isTimeless?: true;
}

interface Node {
  readonly next: Map<string, Node>;
  /** Of the phrase that ends here. */
  exact?: readonly Meaning[];
  /** Of the words that begin like this. */
  beginning?: readonly Meaning[];
}

export interface Lexicon {
  readonly root: Node;
  readonly endings: ReadonlyMap<string, readonly Meaning[]>;
  /** Words with one letter left out, for slips. */
  readonly nearly: ReadonlyMap<
    string,
    readonly { readonly word: string; readonly meaning: readonly Meaning[] }[]
  >;
  readonly joined: readonly string[];
}

export interface Match {
  readonly count: number;
  readonly meanings: readonly Meaning[];
}

const SLIP_LENGTH_MIN = 6;
const ENDING_LENGTH_MIN = 3;
const split = (phrases: Phrases) => phrases.split(',').map((each) => each.trim());
/** Written between words or not: 'check-in'. */
const HYPHEN = '-';
const textOf = (phrase: string) =>
  piecesOf(phrase)
    .map(({ text }) => text)
    .filter((text) => text !== HYPHEN)
    .join(' ');

/** Two meanings of one phrase: wants and tastes add up; a name that is an ordinary word too is unsure; else the first stays. */
function merged(known: readonly Meaning[] | undefined, added: readonly Meaning[]): readonly Meaning[] {
  const [first] = known ?? [];
  const [second] = added;
  if (!known || !first || !second) return added;
  if (first.values && second.values)
    return [
      {
        letter: 'V',
        values: [...new Set([...first.values, ...second.values])],
        ...(first.isTimeless && second.isTimeless && { isTimeless: true as const }),
      },
    ];
  if (/[Mw]/.test(first.letter) && second.letter === 'c') return [{ ...first, isUnsure: true }];
  return known;
}

const oneLess = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const CURRENCY_CODES = Intl.supportedValuesOf('currency');
const SIGNS = CURRENCY_CODES.map((currency) => {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return [currency, parts.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? ''] as const;
});
const OF_SEVERAL: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '¥': 'JPY' };
/** '₹' is one currency; 'kr' is many, and read as none. */
const OWN_SIGNS = SIGNS.filter(
  ([, sign]) => /\p{Sc}/u.test(sign) && SIGNS.filter(([, other]) => other === sign).length === 1,
);

function namesFrom(locale: string, add: (phrase: string, ...meaning: Meaning[]) => void): void {
  const parts = (options: Intl.DateTimeFormatOptions, day: number, month: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
      new Date(Date.UTC(2020, month, day)),
    );
  const isShort = (name: string) => /^\p{Script=Latin}{1,4}\.?$/u.test(name);
  for (let month = 0; month < 12; month += 1) {
    const long = parts({ month: 'long' }, 3, month);
    for (const name of [long, parts({ month: 'short' }, 3, month).replace(/[॰.]/g, '')])
      add(name, { letter: 'M', value: month + 1, isUnsure: name !== long && isShort(name) });
    // Turkish joins its cases, and people leave out the apostrophe.
    if (locale === 'tr' && long.length > 4) add(`${long}*`, { letter: 'M', value: month + 1 });
  }
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const long = parts({ weekday: 'long' }, 2 + weekday, 10);
    const meaning = { letter: 'w', value: weekday };
    add(long, meaning);
    if (long.includes('-')) add(long.split('-')[0] ?? long, { ...meaning, isUnsure: true });
    const short = parts({ weekday: 'short' }, 2 + weekday, 10);
    if (short !== long && isShort(short)) add(short, { ...meaning, isUnsure: true });
    if (locale === 'tr' && long !== 'Pazar') add(`${long}*`, meaning);
    // 'Pazar' begins 'pazartesi', and 'pazarlık'.
    if (locale === 'tr' && long === 'Pazar')
      for (const ending of ['a', 'dan', 'ı', 'ları']) add(long + ending, meaning);
    if (locale === 'ja') add(long.slice(0, -1), meaning);
  }
  const currencyNames = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' });
  for (const currency of CURRENCY_CODES) {
    const name = currencyNames.of(currency);
    // 'Swiss Franc' begins its plural; 'Euro' begins 'Europe'.
    if (name) add(/\p{L}\s\p{L}/u.test(name) ? `${name}*` : name, { letter: '$', value: currency });
  }
}

/** Makes what is looked up in of a language's data and of what `Intl` knows. */
export function createLexicon(language: MessageLanguage, words: LanguageWords): Lexicon {
  const root: Node = { next: new Map() };
  const endings = new Map<string, readonly Meaning[]>();
  const nearly = new Map<string, { word: string; meaning: readonly Meaning[] }[]>();

  function add(phrase: string, ...meaning: Meaning[]): void {
    const text = textOf(phrase.replaceAll('*', ''));
    if (text === '') return;
    if (phrase.startsWith('*')) {
      endings.set(text, merged(endings.get(text), meaning));
      return;
    }
    let node = root;
    for (const letter of text) {
      const next = node.next.get(letter) ?? { next: new Map<string, Node>() };
      node.next.set(letter, next);
      node = next;
    }
    const slot = phrase.endsWith('*') ? 'beginning' : 'exact';
    node[slot] = merged(node[slot], meaning);
    if (text.includes(' ') || text.length < SLIP_LENGTH_MIN || !/[VNDWEACMw]/.test(meaning[0]?.letter ?? ''))
      return;
    for (const less of new Set([text, ...oneLess(text)]))
      nearly.set(less, [...(nearly.get(less) ?? []), { word: text, meaning }]);
  }
  const addAll = (phrases: Phrases, ...meaning: Meaning[]) =>
    split(phrases).forEach((phrase) => add(phrase, ...meaning));

  split(words.numbers).forEach((number, at) => {
    const value = at <= 20 ? at : (at - 18) * 10;
    number.split('/').forEach((word) => add(word, { letter: '#', value }));
  });
  for (const locale of words.calendars ?? [language]) namesFrom(locale, add);
  for (const [currency, sign] of OWN_SIGNS) add(sign, { letter: '$', value: currency });
  for (const [sign, value] of Object.entries(OF_SEVERAL)) add(sign, { letter: '$', value });
  for (const [value, phrases] of Object.entries(words.money)) addAll(phrases, { letter: '$', value });
  for (const [value, phrases] of Object.entries(words.multipliers))
    addAll(phrases, { letter: 'k', value: Number(value) });
  for (const [several, phrases] of Object.entries(words.several)) {
    const meanings = several.split(' ').map((each): Meaning => {
      return /^\d/.test(each) ? { letter: '#', value: Number(each) } : { letter: KINDS[each as Kind] };
    });
    addAll(phrases, ...meanings);
  }
  for (const [kind, phrases] of Object.entries(words.kinds)) addAll(phrases, { letter: KINDS[kind as Kind] });
  for (const [value, phrases] of [...Object.entries(words.wants), ...Object.entries(words.tastes)])
    addAll(phrases, { letter: 'V', values: [value as Want | Taste] });
  addAll(words.timeless, { letter: 'V', values: ['information'], isTimeless: true });
  return { root, endings, nearly, joined: words.joined ? ['', ...split(words.joined)] : [''] };
}

/** The longest phrase that begins at a piece, of which the first letters may be left out. */
function matchFrom({ root }: Lexicon, pieces: readonly Piece[], at: number, left: number): Match | null {
  let node: Node | undefined = root;
  let best: Match | null = null;
  for (let count = 0; at + count < pieces.length; count += 1) {
    const text = pieces[at + count]?.text ?? '';
    if (text === HYPHEN && count > 0) continue;
    let beginning: readonly Meaning[] | undefined;
    if (count > 0) node = node.next.get(' ');
    for (const letter of count === 0 ? text.slice(left) : text) {
      node = node?.next.get(letter);
      if (!node) break;
      beginning = node.beginning ?? beginning;
    }
    const exact = node?.exact;
    // 'Restaurant' is a taste, and 'restaurant*' something to do.
    const isBoth = exact?.[0]?.values && beginning?.[0]?.values;
    const meanings = exact && isBoth ? merged(exact, beginning ?? []) : (exact ?? beginning);
    if (meanings) best = { count: count + 1, meanings };
    if (!node) break;
  }
  return best;
}

/** What begins at a piece: the longest phrase, or a word by its beginning, or by its end. */
export function match(lexicon: Lexicon, pieces: readonly Piece[], at: number): Match | null {
  const text = pieces[at]?.text ?? '';
  let best: Match | null = null;
  for (const joined of lexicon.joined) {
    if (!text.startsWith(joined) || text.length - joined.length < (joined ? 2 : 1)) continue;
    const found = matchFrom(lexicon, pieces, at, joined.length);
    if (found && (!best || found.count > best.count)) best = found;
  }
  if ((best && best.meanings[0]?.letter !== 'V') || lexicon.endings.size === 0 || (best?.count ?? 1) > 1)
    return best;
  for (let from = 1; text.length - from >= ENDING_LENGTH_MIN; from += 1) {
    const ending = lexicon.endings.get(text.slice(from));
    if (ending) return { count: 1, meanings: merged(best?.meanings, ending) };
  }
  return best;
}

/** What a word of six letters or more is but for one slip. */
export function matchWithSlip({ nearly }: Lexicon, { text, raw }: Piece): Match | null {
  if (text.length < SLIP_LENGTH_MIN || text.length > 20 || /\d/.test(raw)) return null;
  for (const less of [text, ...oneLess(text)]) {
    for (const { word, meaning } of nearly.get(less) ?? [])
      if (word[0] === text[0] && isSlip(word, text)) return { count: 1, meanings: meaning };
  }
  return null;
}

const VOWELS = 'aeiouy';

/**
 * A letter too many or too few, two that were turned, or another vowel ('itinarary'); another consonant makes too many
 * other words: 'packing' is no 'parking'.
 */
function isSlip(word: string, typed: string): boolean {
  if (word.length !== typed.length) return true;
  const wrong = Array.from(word, (_, at) => at).filter((at) => word[at] !== typed[at]);
  const [first = 0, second = first] = wrong;
  if (wrong.length === 1) return [word, typed].every((each) => VOWELS.includes(each[first] ?? '-'));
  const isTurned = word[first] === typed[second] && word[second] === typed[first];
  return wrong.length === 2 && second === first + 1 && isTurned;
}
