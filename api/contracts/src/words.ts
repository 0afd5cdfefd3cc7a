/**
 * '1,204': a whole number in English. What pages show first does without `Intl`, whose first use costs a slow phone 60
 * to 110 ms (record 11); tests compare with it.
 */
export function wholeNumberText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** '1 night', '3 nights', '1,204 agents'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumberText(count)} ${count === 1 ? one : many}`;
}

/** 'a, b and c'. */
export function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** 'Inês' of 'Inês Marques': whom one speaks to. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** A code as a title: 'SUPERIOR_ROOM' as 'Superior Room'. */
export function codeInWords(code: string): string {
  return code
    .toLowerCase()
    .split(/[_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A code as the beginning of a sentence: 'HALF_BOARD' as 'Half board'. */
export function codeAsSentence(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
