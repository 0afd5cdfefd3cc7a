const letters: Record<string, string> = {
  ø: 'o', Ø: 'O', æ: 'ae', Æ: 'AE', ł: 'l', Ł: 'L', ß: 'ss', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i',
  ə: 'a', Ə: 'A', ħ: 'h', Ħ: 'H', œ: 'oe', Œ: 'OE', '’': "'", '‘': "'", '`': "'", '”': '"',
}; // prettier-ignore

/** Upper case without accents, as the provider writes names: 'Málaga' → 'MALAGA'. */
export function plainUpperCase(text: string): string {
  // Most names need none of it, and there are very many.
  // eslint-disable-next-line no-control-regex -- all of ASCII is meant, control characters included
  if (/^[\x00-\x7f]*$/.test(text)) return text.toUpperCase();
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .toUpperCase();
}
