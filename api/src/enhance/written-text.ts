import { peopleText } from '../shared/text/people-text';

/** What a model puts around an answer: a fence, a heading's signs, quotation marks. */
const WRAPPED = /^\s*(?:```\w*\n)?([\s\S]*?)(?:\n?```)?\s*$/u;
const QUOTED = /^["“'«](.*)["”'»]$/su;

/** A model's answer as plain text, cleaned as what people write and cut to a length at the end of a sentence; null where nothing is left. */
export function writtenText(answer: string, max: number): string | null {
  const unwrapped = (WRAPPED.exec(answer)?.[1] ?? '').trim();
  const plain = (QUOTED.exec(unwrapped)?.[1] ?? unwrapped)
    .replace(/<[^<>]*>/gu, '')
    .replace(/[*_`#]+/gu, '')
    .replace(/\n{3,}/gu, '\n\n');
  const clean = peopleText(plain, 'lines').trim();
  if (clean.length <= max) return clean || null;
  const cut = clean.slice(0, max);
  const end = Math.max(...['. ', '! ', '? ', '.\n'].map((mark) => cut.lastIndexOf(mark)));
  return end > 0 ? cut.slice(0, end + 1).trim() : `${cut.slice(0, max - 1).trimEnd()}…`;
}
