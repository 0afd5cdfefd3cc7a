import { fold } from '@atoll/contracts/fold';
import type { PlacedSight } from '../../shared/directory/sights';

/** What people leave out, or put in, when they write a name. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'the a of and de do da dos das del della di du des la le les el los il lo'.split(' '),
);
/** A name that people write as one word is only looked for inside of other words from so many letters on. */
const JOINED_MIN = 8;
const LATIN_ONLY = /^[\p{Script=Latin}\p{N}]*$/u;
/** Signs of a name in a script that has no spaces. */
const SIGNS_MIN = 2;

/** Of a name of three words or more the first two are enough: 'Fushimi Inari', 'Notre-Dame'. */
const SHORT_NAME_WORDS = 2;

interface FoldedText {
  /** With a space before and after. */
  readonly spaced: string;
  readonly words: ReadonlySet<string>;
  readonly joined: string;
}

function isNamed(name: string, { spaced, words, joined }: FoldedText): boolean {
  const parts = fold(name)
    .split(' ')
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));
  if (parts.length === 0) return false;
  if (parts.every((word) => words.has(word))) return true;
  if (parts.length > SHORT_NAME_WORDS && spaced.includes(` ${parts.slice(0, SHORT_NAME_WORDS).join(' ')} `))
    return true;
  const whole = parts.join('');
  return whole.length >= (LATIN_ONLY.test(whole) ? JOINED_MIN : SIGNS_MIN) && joined.includes(whole);
}

/** The sights whose name, ours or the local one, is in a text: 'tower of Belem' names the Belém Tower. */
export function namedSights(text: string, sights: readonly PlacedSight[]): PlacedSight[] {
  const folded = fold(text);
  const words = folded.split(' ');
  const read = { spaced: ` ${folded} `, words: new Set(words), joined: words.join('') };
  return sights.filter(({ sight: { name, local } }) =>
    [name, ...(local === null ? [] : [local])].some((each) => isNamed(each, read)),
  );
}
