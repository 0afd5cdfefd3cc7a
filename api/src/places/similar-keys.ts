import type { GazetteerFile } from './file/gazetteer-file';
import { allowedSlips } from '../shared/text/slips';
import { SimilarTexts } from './similar-texts';
import { SortedTexts } from './sorted-texts';

/** A name and how many mistakes it is away. */
export interface SimilarKey {
  readonly key: number;
  readonly mistakes: number;
}

function lettersOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}

type Names = Pick<GazetteerFile, 'keys' | 'keyStarts' | 'backwards'>;

/** The names from their ends, in the order of the file's `backwards`. */
function backwardTexts({ keys, keyStarts, backwards }: Names): SortedTexts {
  const letters = new Uint16Array(keys.length);
  const starts = new Uint32Array(backwards.length + 1);
  let at = 0;
  backwards.forEach((key, index) => {
    const start = keyStarts[key] ?? 0;
    for (let from = (keyStarts[key + 1] ?? 0) - 1; from >= start; from -= 1) {
      letters[at] = keys[from] ?? 0;
      at += 1;
    }
    starts[index + 1] = at;
  });
  return new SortedTexts(letters, starts);
}

/**
 * Finds all names within some mistakes of a text. Either the first half has fewer mistakes than the whole may have, or
 * the second half has none: so one walk reads the names forwards, one backwards, and both leave most names out early.
 */
export class SimilarKeys {
  private readonly forwards: SimilarTexts;
  private readonly backwards: SimilarTexts;

  constructor(private readonly file: Names) {
    this.forwards = new SimilarTexts(new SortedTexts(file.keys, file.keyStarts));
    this.backwards = new SimilarTexts(backwardTexts(file));
  }

  find(text: string): SimilarKey[] {
    const whole = allowedSlips(text);
    if (whole === 0) return [];
    const half = Math.floor(text.length / 2);
    const wanted = lettersOf(text);
    const found = new Map<number, number>();
    this.forwards.find(
      wanted,
      { whole, firstLetters: half - 1, inFirstLetters: whole - 1 },
      (key, mistakes) => found.set(key, mistakes),
    );
    const rest = { whole, firstLetters: text.length - half, inFirstLetters: 0 };
    this.backwards.find(wanted.toReversed(), rest, (index, mistakes) => {
      const key = this.file.backwards[index] ?? 0;
      found.set(key, Math.min(mistakes, found.get(key) ?? mistakes));
    });
    return Array.from(found, ([key, mistakes]) => ({ key, mistakes }));
  }
}
