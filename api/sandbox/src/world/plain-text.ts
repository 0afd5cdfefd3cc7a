import { PLAIN_LETTERS } from '@atoll/contracts/plain-letters';

const QUOTES: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '`': "'", '”': '"' };

/** Upper case without accents, as the provider writes names: 'Málaga' → 'MALAGA'. */
export function plainUpperCase(text: string): string {
  // Most names need none of it, and there are very many.
  // eslint-disable-next-line no-control-regex -- all of ASCII is meant, control characters included
  if (/^[\x00-\x7f]*$/.test(text)) return text.toUpperCase();
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain]
    .map((letter) => PLAIN_LETTERS[letter] ?? QUOTES[letter] ?? letter)
    .join('')
    .toUpperCase();
}
