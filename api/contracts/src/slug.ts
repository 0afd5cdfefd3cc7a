import { AGENT_SLUG_MAX_LENGTH, SLUG_MAX_LENGTH } from './constants';
import { PLAIN_LETTERS } from './plain-letters';

/** A lowercase, ASCII, hyphenated slug, cut at `maxLength` without a hyphen at its end (DIR-17, CON-11). */
export function slugify(text: string, maxLength: number = SLUG_MAX_LENGTH): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðħıəŋßæœþ]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');
}

/** The slug of an agent's name, which is shorter than others. */
export function agentSlug(name: string): string {
  return slugify(name, AGENT_SLUG_MAX_LENGTH);
}
