import { fold } from '@atoll/contracts/fold';

/** Words that people write either way. */
const ALTERNATIVES: Readonly<Record<string, string>> = {
  saint: 'st',
  st: 'saint',
  sainte: 'ste',
  ste: 'sainte',
  mount: 'mt',
  mt: 'mount',
  fort: 'ft',
  ft: 'fort',
};
const LONGEST_KEY = 80;

/** What a name is found by: folded, and the same with 'Saint' for 'St' and the like. */
export function keysOf(name: string): string[] {
  const key = fold(name);
  if (key === '' || key.length > LONGEST_KEY) return [];
  const words = key.split(' ');
  const other = words.map((word) => ALTERNATIVES[word] ?? word).join(' ');
  return words.length > 1 && other !== key ? [key, other] : [key];
}
