/**
 * What a text is that somebody writes to somebody else: one line, several, a phone number, or a path of the site. Schemas
 * say it under this key, and what comes in is cleaned by it before it is checked.
 */
export const TEXT_KIND = 'x-text';
export type TextKind = 'line' | 'lines' | 'phone' | 'path';

/** The pattern of a text that must not be empty. */
export const NOT_BLANK = '\\S';

/** A black flag is followed by unseen letters that say whose: those belong to it. */
const FLAG = '\\u{1f3f4}[\\u{e0020}-\\u{e007f}]{1,8}';
/**
 * What shows nothing and may turn, hide or break what stands beside it. Joiners stay, as emoji and Persian need them, and
 * marks that only hint a direction, as Arabic and Hebrew keyboards write them.
 */
const UNSEEN = new RegExp(
  `${FLAG}|[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u180e\\u200b\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]`,
  'gu',
);
const BREAKS = /\r\n?|[\u2028\u2029]/g;
const HINTS_AND_JOINERS = /[\u061c\u200c-\u200f]/g;

/** A text without characters that show nothing; empty where nothing of it can be seen. One line has no breaks. */
export function withoutUnseen(text: string, kind: TextKind): string {
  const shown = text.replace(BREAKS, '\n').replace(UNSEEN, (found) => (found.length > 2 ? found : ''));
  const bare = shown.replace(HINTS_AND_JOINERS, '');
  if (bare.trim() === '') return '';
  if (kind === 'phone') return bare.replace(/\s+/g, ' ');
  return kind === 'lines' ? shown : shown.replace(/[\t\n]+/g, ' ');
}
