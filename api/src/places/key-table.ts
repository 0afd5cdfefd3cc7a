import type { GazetteerFile } from './file/gazetteer-file';

/** Entries from the first to the one before the second. */
export type Range = readonly [from: number, to: number];

/** -1, 0 or 1: how the text at `at` compares with `text`; 0 also where it only begins with it. */
function compareStart(keys: Uint16Array, at: number, end: number, text: string): number {
  for (let index = 0; index < text.length; index += 1) {
    if (at + index >= end) return -1;
    const difference = (keys[at + index] ?? 0) - text.charCodeAt(index);
    if (difference !== 0) return difference;
  }
  return 0;
}

function firstWhere(from: number, to: number, test: (index: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Binary searches over the sorted names of a gazetteer. */
export class KeyTable {
  readonly size: number;

  constructor(private readonly file: GazetteerFile) {
    this.size = file.keyStarts.length - 1;
  }

  /** The key that is exactly this text; -1 where there is none. */
  exact(text: string): number {
    const { keys, keyStarts } = this.file;
    const compare = (key: number) => compareStart(keys, keyStarts[key] ?? 0, keyStarts[key + 1] ?? 0, text);
    const key = firstWhere(0, this.size, (index) => compare(index) >= 0);
    const length = (keyStarts[key + 1] ?? 0) - (keyStarts[key] ?? 0);
    return key < this.size && length === text.length && compare(key) === 0 ? key : -1;
  }

  /** Words of names that begin with the text, as entries of `wordKeys`. */
  words(text: string): Range {
    const { keys, keyStarts, wordKeys, wordStarts } = this.file;
    const compare = (word: number) =>
      compareStart(keys, wordStarts[word] ?? 0, keyStarts[(wordKeys[word] ?? 0) + 1] ?? 0, text);
    const from = firstWhere(0, wordKeys.length, (word) => compare(word) >= 0);
    return [from, firstWhere(from, wordKeys.length, (word) => compare(word) > 0)];
  }
}
