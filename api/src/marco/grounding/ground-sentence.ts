import { fold } from '@atoll/contracts/fold';
import { ALWAYS_CAPITAL, PLAIN_BEFORE_HOUSE, STARTING_WORDS } from './common-words';
import type { Facts } from './facts';
import { hasMarkupOrLink, INVISIBLE } from './suspicious-text';

export interface Ground {
  readonly facts: Facts;
  /** What the visitor wrote in this conversation. */
  readonly visitorWords: readonly string[];
  /** Whether the gazetteer knows a place of this whole name. */
  readonly isPlace: (name: string) => Promise<boolean>;
  /** True where every number must stand in the facts or the visitor's words, not only money and ratings. */
  readonly areNumbersChecked: boolean;
}

const MONEY_WORD =
  /\p{Sc}|\b(?:usd|eur|gbp|jpy|chf|dollars?|euros?|pounds?|bucks?|yen|francs?|quid|cents?|baht|dirhams?|rupees?|rupiahs?|pesos?|kr|kron\w+|zlotys?|liras?|yuan|rand|ringgit|dong|shekels?|riyals?|dinars?|reais|forints?|half[- ]price|free of charge|for free|complimentary|vouchers?|coupons?|discounts?|promo\w*|next to nothing)\b/iu;
const AMOUNT =
  /[$€£¥₹₩₽฿]\s*\d[\d.,]*|\d[\d.,]*\s*(?:[$€£¥₹₩₽฿]|(?:usd|eur|gbp|jpy|chf|dollars?|euros?|pounds?|bucks?|yen|francs?|quid|cents?)\b)/giu;
/** A price without its currency, or a rating. */
const PRICE_LIKE =
  /\d[\d.,]*\s*(?:per|a|an|each|\/)\s*(?:night|person|day|room|head|adult|stay|guest)|(?:cost|price|priced|pay|fee|fare|rate|only|just|for|from)s?\s+(?:is\s+|of\s+|at\s+|about\s+|around\s+|only\s+)*\d|\d[\d.,]*\s*(?:-?\s*stars?\b|\/\s*5|\/\s*10|out of|%|percent)|rat(?:ed|ing)\b[^.]*\d/iu;
/** A price or a rating for sure: its number must have been one where it comes from. */
const SURELY_PRICE =
  /\d[\d.,]*\s*(?:per|a|an|each|\/)\s*(?:night|person|day|room|head|adult|stay|guest)|(?:costs?|prices?|priced|pay|fees?|fares?|rates?)\s+(?:is\s+|are\s+|of\s+|at\s+|from\s+|about\s+|around\s+|only\s+)*\d[\d.,]*|\d[\d.,]*\s*(?:-?\s*stars?\b|\/\s*5|\/\s*10|out of|%|percent)|rat(?:ed|ing)\b[^.]*\d|\d[\d.,]*\s+is\s+the\s+(?:price|rate|fee|fare)|\b(?:double|single|room|night)\s+is\s+\d[\d.,]*/giu;
/** An amount in words, unless it counts something else: 'about twenty degrees'. */
const SPELLED_AMOUNT =
  /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|grand)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?\b(?!\s+(?:degrees?|minutes?|hours?|days?|nights?|years?|kilomet\w+|km|miles?|met\w+|people|guests?|steps?|islands?))/iu;
const NUMBER_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|half|dozen)\b/iu;
const OF_PRICES =
  /\b(?:costs?|prices?|priced|pay|fees?|fares?|rat(?:e|es|ed|ing)|scores?|saves?|off|percent|point|out of)\b|\b(?:per|a|an|each)\s+(?:night|person|day|room|head|adult)\b/iu;
const SPELLED_STARS = /\b(?:one|two|three|four|five|six|seven)[- ]stars?\b/iu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu;
const BETWEEN_NAMES = new Set([
  'de',
  'da',
  'del',
  'della',
  'di',
  'la',
  'le',
  'el',
  'of',
  'the',
  'du',
  'des',
  'al',
  'am',
  'and',
  '&',
  'von',
  'van',
]);
const HOUSE =
  /^(?:hotels?|resorts?|inns?|hostels?|palaces?|lodges?|suites?|guesthouses?|villas?|motels?|restaurants?|cafes?|bars?|museums?|riads?|ryokans?|trattorias?|osterias?|pizzerias?|tavernas?|bistros?|brasseries?|auberges?|posadas?|haciendas?|apartments?)$/iu;
/** Names a house or a table in small letters, too: 'stay at zorbello'. */
const NAMED_HERE =
  /\b(?:(?:stay|staying|eat|dine|sleep|book|lunch|dinner)\s+at|called|named)\s+(\p{L}[\p{L}'’-]*)/giu;

const PLACEHOLDER = /\[\[\s*([a-z0-9.]+)\s*\]\]/giu;

/** All that may be said, folded, in spaces. */
function groundText({ facts, visitorWords }: Ground): string {
  return ` ${[...facts.texts, ...facts.values.values(), ...visitorWords].map(fold).join(' | ')} `;
}

function numbersOf(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).map((number) => number.replaceAll(',', ''));
}

function areNumbersKnown(text: string, { facts, visitorWords }: Ground): boolean {
  const known = new Set([...facts.texts, ...visitorWords].flatMap(numbersOf));
  return numbersOf(text).every((number) => known.has(number));
}

function speaksOfMoney(text: string): boolean {
  return (
    [MONEY_WORD, PRICE_LIKE, SPELLED_AMOUNT, SPELLED_STARS].some((pattern) => pattern.test(text)) ||
    text.search(SURELY_PRICE) >= 0 ||
    (NUMBER_WORD.test(text) && OF_PRICES.test(text))
  );
}

/** Amounts of money and ratings, as digits. */
function amountsOf(text: string): string[] {
  return [AMOUNT, SURELY_PRICE].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([amount]) => numbersOf(amount)),
  );
}

/** Of what was found: a hotel, an activity. */
const OF_THING = /^([ha]\d+)\.(name|price|rating)$/;

/** A text in which what was found stands as its placeholder, also where a model wrote its name. */
function withPlaceholders(text: string, { values }: Facts): string {
  return [...values].reduce((all, [key, value]) => {
    if (!OF_THING.test(key) || !key.endsWith('.name')) return all;
    const name = value.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    return all.replaceAll(new RegExp(name, 'giu'), `[[${key}]]`);
  }, text);
}

interface Mention {
  readonly thing: string;
  readonly isName: boolean;
}

function mentionsOf(text: string, facts: Facts): Mention[] {
  return [...withPlaceholders(text, facts).matchAll(PLACEHOLDER)].flatMap(([, key = '']) => {
    const [, thing, what] = OF_THING.exec(key.toLowerCase()) ?? [];
    return thing === undefined ? [] : [{ thing, isName: what === 'name' }];
  });
}

/** A price and a rating belong to the name right before or behind them, where the sentence has names. */
function arePricesWithTheirNames(mentions: readonly Mention[]): boolean {
  if (!mentions.some(({ isName }) => isName)) return true;
  return mentions.every(({ thing, isName }, index) => {
    if (isName) return true;
    const before = mentions.slice(0, index).findLast((each) => each.isName);
    const behind = mentions.slice(index + 1).find((each) => each.isName);
    return before?.thing === thing || behind?.thing === thing;
  });
}

/**
 * Three people are no three dollars: an amount must have been an amount where it comes from. What the visitor wants to
 * pay is no price of what was found.
 */
function areAmountsKnown(text: string, { facts, visitorWords }: Ground, isOfThing: boolean): boolean {
  const sources = [...facts.texts, ...facts.values.values(), ...(isOfThing ? [] : visitorWords)];
  const known = new Set(sources.flatMap(amountsOf));
  return amountsOf(text).every((amount) => known.has(amount));
}

function isMoneyKnown(text: string, ground: Ground, known: string, isOfThing: boolean): boolean {
  if (!areAmountsKnown(text, ground, isOfThing)) return false;
  if (!speaksOfMoney(text)) return !ground.areNumbersChecked || areNumbersKnown(text, ground);
  // An amount in words is known only where the same words were said.
  return numbersOf(text).length > 0 ? areNumbersKnown(text, ground) : known.includes(` ${fold(text)} `);
}

interface Token {
  readonly text: string;
  readonly isFirst: boolean;
}

/** Names as a reader sees them: words with capitals in a row, with small words between them. */
function nameRuns(text: string): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  let pending: Token[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    [run, pending] = [[], []];
  };
  let end = 0;
  let isFirst = true;
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(end, match.index);
    end = match.index + match[0].length;
    if (/[^\s'’-]/u.test(gap)) close();
    if (/[.!?]/u.test(gap)) isFirst = true;
    const token = { text: match[0], isFirst };
    isFirst = false;
    if (/^\P{Ll}*\p{Lu}/u.test(token.text) || /^\p{Ll}+\p{Lu}/u.test(token.text)) {
      run.push(...pending, token);
      pending = [];
    } else if (run.length > 0 && BETWEEN_NAMES.has(token.text)) pending.push(token);
    else close();
  }
  close();
  return runs;
}

async function isNameKnown(run: readonly Token[], known: string, { isPlace }: Ground): Promise<boolean> {
  const name = run.map(({ text }) => text.replace(/['’]s$/u, '')).join(' ');
  if (known.includes(` ${fold(name)} `) || (await isPlace(name))) return true;
  const [first, ...rest] = run;
  if (!first) return true;
  // 'Hotel de Paris' is a house and not Paris.
  if (HOUSE.test(first.text) && rest.length > 0) return false;
  const word = first.text.toLowerCase().replace(/['’].*$/u, '');
  const isPlain =
    ALWAYS_CAPITAL.has(word) || BETWEEN_NAMES.has(word) || (first.isFirst && STARTING_WORDS.has(word));
  if (isPlain) return isNameKnown(rest, known, { isPlace } as Ground);
  // 'Rome and Florence': the longest known beginning, then the rest.
  for (let length = run.length - 1; length > 0; length -= 1) {
    const beginning = run
      .slice(0, length)
      .map(({ text }) => text)
      .join(' ');
    if (
      (known.includes(` ${fold(beginning)} `) || (await isPlace(beginning))) &&
      BETWEEN_NAMES.has(run[length]?.text ?? '')
    )
      return isNameKnown(run.slice(length), known, { isPlace } as Ground);
  }
  return false;
}

/** 'the grandioso palace': a house's name in small letters. */
function hidesHouse(text: string, known: string): boolean {
  const words = [...text.matchAll(WORD)].map(([word]) => word);
  const isPlain = (word: string | undefined) =>
    word === undefined ||
    /^\d+$/u.test(word) ||
    PLAIN_BEFORE_HOUSE.has(word.toLowerCase()) ||
    BETWEEN_NAMES.has(word.toLowerCase()) ||
    HOUSE.test(word) ||
    known.includes(` ${fold(word)} `);
  const named = [...text.matchAll(NAMED_HERE)].map(([, word]) => word);
  return (
    words.some((word, index) => HOUSE.test(word) && !isPlain(words[index - 1])) ||
    // Those with a capital are judged as names.
    named.some((word) => word !== undefined && /^\p{Ll}/u.test(word) && !isPlain(word))
  );
}

/** Other scripts have no capitals to tell names by: their words must have been said before. */
function isForeignKnown(text: string, known: string): boolean {
  const foreign = text.match(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu) ?? [];
  return foreign.every((word) => known.includes(fold(word)));
}

/**
 * A sentence of a model as it may be shown: placeholders filled from the facts. Null where it has markup, a link, an
 * amount or a name that neither tools nor gazetteer nor the visitor gave (MAR-55).
 */
export async function groundSentence(sentence: string, ground: Ground): Promise<string | null> {
  const text = sentence
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[*_#~]+/gu, '')
    .trim();
  const keys = [...text.matchAll(PLACEHOLDER)].map(([, key = '']) => key.toLowerCase());
  if (keys.some((key) => !ground.facts.values.has(key))) return null;
  // A comma keeps the words on both sides from becoming one name.
  const rest = text.replaceAll(PLACEHOLDER, ',');
  const known = groundText(ground);
  // What begins in the middle is the rest of something that was not said.
  if (!/\p{L}/u.test(text) || /^["“‘'(]*\p{Ll}/u.test(text) || /[[\]]/u.test(rest)) return null;
  if (hasMarkupOrLink(rest)) return null;
  const mentions = mentionsOf(text, ground.facts);
  if (!arePricesWithTheirNames(mentions)) return null;
  if (
    !isMoneyKnown(rest, ground, known, mentions.length > 0) ||
    !isForeignKnown(rest, known) ||
    hidesHouse(rest, known)
  )
    return null;
  for (const run of nameRuns(rest)) if (!(await isNameKnown(run, known, ground))) return null;
  return text.replaceAll(
    PLACEHOLDER,
    (_all, key: string) => ground.facts.values.get(key.toLowerCase()) ?? '',
  );
}
