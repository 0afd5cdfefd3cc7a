import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';

let words: ReadonlySet<string> | undefined;

/** Whether a word in small letters is an English one, in any of its forms. The list is read when it is first asked for. */
export function isEnglishWord(word: string): boolean {
  words ??= new Set(readFileSync(wordListPath, 'utf8').split('\n'));
  return words.has(word);
}
