import { PLAIN_LETTERS } from './plain-letters';

/** Letters that Unicode does not take apart, and the ones that people type for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...PLAIN_LETTERS,
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
};
const RARE_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** Accents, and the vowel points of Hebrew and Arabic. The signs of Indian and Thai vowels are letters to their readers. */
const ACCENTS =
  /[\u0300-\u036f]|[\u0483-\u0487]|[\u0591-\u05c7]|[\u0610-\u061a]|\u0640|[\u064b-\u065f]|\u0670/g;

/** Text as it is compared: without case, accents, ligatures and width; whatever is no letter or digit is one space. */
export function fold(text: string): string {
  // Names in plain ASCII are most of the gazetteer, and taking letters apart costs ten times more than this test.
  const letters = /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .toLowerCase()
        .replace(ACCENTS, '')
        .replace(RARE_LETTER, (letter) => LETTERS[letter] ?? letter);
  return letters
    .replace(/['’‘ʻʼ`´.]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
