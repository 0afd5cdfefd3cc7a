import { fold } from '@atoll/contracts/fold';

/** Scripts whose words are joined to each other or to particles are looked for anywhere. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Hindi is typed with the dots of its letters and without them, and one sign for a nasal vowel in place of the other. */
const folded = (text: string) => fold(text).replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');

/** A message as phrases are looked for in it; an apostrophe parts words ('l’agence') or joins them ('can’t'). */
export function searchable(message: string): string {
  return ` ${folded(message.replaceAll(/['’]/g, ' '))} | ${folded(message)} `;
}

/** Whether a `searchable` message has a phrase in whole words; `hotel*` is the beginning of a word. */
export function says(message: string, phrase: string): boolean {
  const words = folded(phrase);
  if (words === '') return false;
  if (JOINED.test(phrase)) return message.includes(words);
  return message.includes(phrase.endsWith('*') ? ` ${words}` : ` ${words} `);
}
