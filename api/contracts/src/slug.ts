import { AGENT_SLUG_MAX_LENGTH, SLUG_MAX_LENGTH } from './constants';

/** Latin letters that are no others with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** A lowercase, ASCII, hyphenated slug, cut at `maxLength` without a hyphen at its end (DIR-17, CON-11). */
export function slugify(text: string, maxLength: number = SLUG_MAX_LENGTH): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðħıəŋßæœþ]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');
}

/** The slug of an agent's name, which is shorter than others. */
export function agentSlug(name: string): string {
  return slugify(name, AGENT_SLUG_MAX_LENGTH);
}
