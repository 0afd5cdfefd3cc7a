import { fold } from '@atoll/contracts/fold';

/** A word, a number, a sign, or a letter of a script that has no spaces, and where it stands in its message. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  /** As it was typed, with plain digits. */
  readonly raw: string;
  /** As it is compared. */
  readonly text: string;
}

const DIGITS = new Map(
  ['arab', 'arabext', 'deva', 'fullwide'].flatMap((system) =>
    [...new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210)].map(
      (digit, at) => [digit, String(9 - at)] as const,
    ),
  ),
);
const SIGNS: Readonly<Record<string, string>> = {
  '،': ',',
  '、': ',',
  '。': '.',
  '؟': '?',
  '؛': ';',
  '　': ' ',
};

/** Plain digits and signs, each of the length it had, so that what is found is found in the message itself. */
/** 'About 120': the sign before an amount is no 'from … to'. */
const ABOUT = /(?<=^|\s)[~≈±](?=\d)/g;

function plain(text: string): string {
  return text
    .replace(ABOUT, ' ')
    .replace(/[\p{Nd}\u3000-\u3002\u060c\u061b\u061f\uff01-\uff5e\uffe0-\uffe6]/gu, (sign) => {
      const known = DIGITS.get(sign) ?? SIGNS[sign] ?? sign.normalize('NFKC');
      return known.length === sign.length ? known : sign;
    });
}

/** Days written in numbers; 'a/b' and 'a.b.' are no days where b is no month. */
const DATE =
  /(?<![\d.,/$€£¥-])(?!24\/7)(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,2}\/\d{1,2}|\d{1,2}\.\d{1,2}\.|\d{2}\.(?:0[1-9]|1[0-2])(?! ?[€$£]))(?![\d/])/
    .source;
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f]\d{3}(?!\d))+|\d+(?:[.,]\d+)*/.source;
const SPACELESS = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const PIECE = new RegExp(`${DATE}|${NUMBER}|${SPACELESS}|(?:(?!${SPACELESS})[\\p{L}\\p{M}])+|\\S`, 'gu');

/** A word of Hindi with or without its dots is the same. */
const folded = (text: string) => (fold(text) || text).replace(/\u093c/g, '').replace(/\u0901/g, '\u0902');

const APOSTROPHE = /^['’‘ʼ`´]$/;

/** A message of two thousand letters of Japanese has more, and has said by then what it wants. */
const PIECES_MAX = 600;

/** Takes a message, or a phrase of a language's data, apart. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: raw, index } of plain(text).matchAll(PIECE)) {
    if (pieces.length === PIECES_MAX) break;
    if (APOSTROPHE.test(raw)) continue;
    pieces.push({ from: index, to: index + raw.length, raw, text: /^\d/.test(raw) ? raw : folded(raw) });
  }
  return pieces;
}

/** The amount that a number says, whichever sign parts its thousands: '1.200,50', '1,200', '99.90'. */
export function amountOf(number: string): number {
  const compact = number.replace(/[\s\u00a0\u202f]/g, '');
  const [, whole = compact, part = ''] = /^(.*)[.,](\d{1,2}|\d{4,})$/.exec(compact) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${part || '0'}`);
}
