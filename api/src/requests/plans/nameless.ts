import { fold } from '@atoll/contracts/fold';

/** What stands where something was left out. */
const LEFT_OUT = '…';
/** A phone number has at least as many digits, however they are grouped. */
const PHONE_DIGITS_MIN = 7;
/** Shorter parts of names, such as 'de', stand in many texts. */
const NAME_PART_MIN = 3;

/** As it is read: without invisible characters, and digits and letters of full width as those of half. */
const plain = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');
const words = (text: string) => plain(text).split(/\s+/).filter(Boolean);
const lettersOf = (word: string) => fold(word).replace(/[^\p{L}\p{N}]/gu, '');

/** An address of mail or of the web, whole or in part. */
function isAddress(word: string): boolean {
  // 'St.Tropez' is none: the end of a web address has one case.
  return (
    word.includes('@') || word.includes('://') || /[\p{L}\p{N}]\.(\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u.test(word)
  );
}

/** Digits as phone numbers group them, also after 'tel:'; a date is none. */
const isNumeric = (word: string) =>
  /^(\p{L}+:)?[\d()+\-./,;–]*\d[\d()+\-./,;–]*$/u.test(word) &&
  !/^\d{1,4}([./-])\d{1,2}\1\d{1,4}[,.;]?$/.test(word);
const digitsIn = (word: string) => word.replace(/\D/g, '').length;

/** Which words are of a phone number: neighbours of digits only, with enough of them together. */
function phoneWords(all: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let start = 0; start < all.length; start += 1) {
    let end = start;
    let digits = 0;
    // A comma parts a house number from a code.
    const goesOn = () => end === start || !/[,;]$/.test(all[end - 1] ?? '');
    while (end < all.length && isNumeric(all[end] ?? '') && goesOn()) digits += digitsIn(all[end++] ?? '');
    if (digits >= PHONE_DIGITS_MIN) for (let index = start; index < end; index += 1) found.add(index);
  }
  return found;
}

export interface Unnamed {
  /** Each part of a person's name is left out. */
  readonly people: readonly string[];
  /** Of each two words of its name that follow each other, and the first: the others, such as 'Travel', are common words. */
  readonly agencies: readonly string[];
  /** What the plan may name: a part of a name that is called like a place stays. */
  readonly places: readonly string[];
}

const partsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(lettersOf)
    .filter(Boolean);

/** Long enough to be nobody's syllable: two signs of a script that writes words without spaces. */
const isTelling = (name: string) =>
  name.length >= (/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name) ? 4 : 2);

/** Which words of a text name somebody, by their places in it. */
function namingWords(all: readonly string[], { people, agencies, places }: Unnamed): ReadonlySet<number> {
  const known = new Set(places.flatMap(partsOf));
  const single = new Set(
    [...people.flatMap(partsOf), ...agencies.flatMap((name) => partsOf(name).slice(0, 1))].filter(
      (part) => part.length >= NAME_PART_MIN && !known.has(part),
    ),
  );
  const inPairs = (names: readonly string[]) =>
    names.slice(1).map((part, index) => `${names[index]} ${part}`);
  const pairs = new Set([...agencies, ...people].flatMap((name) => inPairs(partsOf(name))));
  const joined = [...people, ...agencies].map((name) => partsOf(name).join('')).filter(isTelling);
  const found = new Set<number>();
  const parts = all.flatMap((word, index) => partsOf(word).map((part) => ({ part, index })));
  all.forEach((word, index) => {
    if (joined.some((name) => lettersOf(word).includes(name))) found.add(index);
  });
  parts.forEach(({ part, index }, at) => {
    const before = parts[at - 1];
    if (single.has(part)) found.add(index);
    if (before && pairs.has(`${before.part} ${part}`)) found.add(before.index).add(index);
  });
  return found;
}

/**
 * Makes texts of a quote fit for others: who is named, and whatever leads to somebody by mail, web or phone, becomes
 * '…'. A thing that is called like its agent loses its name too: better that than the other way round.
 */
export function namelessText(unnamed: Unnamed): (text: string) => string {
  return (text) => {
    const all = words(text);
    const leftOut = new Set([...phoneWords(all), ...namingWords(all, unnamed)]);
    const isLeftOut = (word: string, index: number) =>
      isAddress(word) || leftOut.has(index) || (digitsIn(word) >= PHONE_DIGITS_MIN && isNumeric(word));
    const kept = all.map((word, index) => (isLeftOut(word, index) ? LEFT_OUT : word));
    return kept.filter((word, index) => word !== LEFT_OUT || kept[index - 1] !== LEFT_OUT).join(' ');
  };
}
