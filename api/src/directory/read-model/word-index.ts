import { allowedSlips, slipsBetween } from '../../shared/text/slips';
import { RowList } from './row-list';

interface Word {
  readonly text: string;
  readonly rows: RowList;
  /** A bit for each letter that is in it: words of other letters need not be compared. */
  readonly letters: number;
}

/** A word of the index that is a few mistakes of typing away. */
export interface SimilarWord {
  readonly rows: Uint32Array;
  readonly slips: number;
  /** It has the same letters in another order, which is how most people mistype. */
  readonly hasSameLetters: boolean;
}

const NONE = new Uint32Array(0);

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Words of a folded text, which may have several lines. */
function wordsOf(text: string): string[] {
  return text.split(/[ \n]/).filter(Boolean);
}

/**
 * Rows by the words of their folded texts (`fold`). Nothing that is typed is ever a pattern. Even a million agents have so
 * few different words that reading all of them is the simplest way to find beginnings, parts and slips.
 */
export class WordIndex {
  readonly #byText = new Map<string, Word>();
  /** The same words by their first letter, in arrays, which are read ten times faster than a map. */
  readonly #byLetter = new Map<string, Word[]>();

  add(row: number, text: string): void {
    for (const word of wordsOf(text)) {
      let known = this.#byText.get(word);
      if (!known) {
        known = { text: word, rows: new RowList(), letters: lettersOf(word) };
        this.#byText.set(word, known);
        this.#list(known);
      }
      known.rows.add(row);
    }
  }

  delete(row: number, text: string): void {
    for (const word of wordsOf(text)) this.#byText.get(word)?.rows.delete(row);
  }

  /** Forgets words that no text has any more, and gives back what was reserved for more rows. */
  trim(): void {
    const words = [...this.#byText.values()].filter(({ rows }) => rows.length > 0);
    this.#byText.clear();
    this.#byLetter.clear();
    for (const word of words) {
      word.rows.trim();
      this.#byText.set(word.text, word);
      this.#list(word);
    }
  }

  /** Ascending rows whose text has the word. */
  whole(word: string): Uint32Array {
    return this.#byText.get(word)?.rows.rows ?? NONE;
  }

  /** Rows of each word that begins with the text and goes on. */
  beginning(text: string): Uint32Array[] {
    const found: Uint32Array[] = [];
    for (const { text: word, rows } of this.#byLetter.get(text.charAt(0)) ?? []) {
      if (word.length > text.length && word.startsWith(text)) found.push(rows.rows);
    }
    return found;
  }

  /** Rows of each word that has the text in it, but not at its beginning. */
  inside(text: string): Uint32Array[] {
    const found: Uint32Array[] = [];
    for (const words of this.#byLetter.values()) {
      for (const { text: word, rows } of words) {
        if (word.length > text.length && word.includes(text, 1)) found.push(rows.rows);
      }
    }
    return found;
  }

  /** Words that somebody may have meant who mistyped one. */
  similar(text: string): SimilarWord[] {
    const most = allowedSlips(text);
    if (most === 0) return [];
    const [letters, ownSorted] = [lettersOf(text), sorted(text)];
    const found: SimilarWord[] = [];
    for (const words of this.#byLetter.values()) {
      for (const word of words) {
        if (Math.abs(word.text.length - text.length) > most) continue;
        if (bitCount(letters ^ word.letters) > 2 * most) continue;
        const slips = slipsBetween(text, word.text);
        if (slips === 0 || slips > most) continue;
        const hasSameLetters = word.text.length === text.length && sorted(word.text) === ownSorted;
        found.push({ rows: word.rows.rows, slips, hasSameLetters });
      }
    }
    return found;
  }

  #list(word: Word): void {
    const first = word.text.charAt(0);
    const words = this.#byLetter.get(first);
    if (words) words.push(word);
    else this.#byLetter.set(first, [word]);
  }
}
