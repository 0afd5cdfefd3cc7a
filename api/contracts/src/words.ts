/** '1 night', '3 nights', '1,204 agents'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
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
