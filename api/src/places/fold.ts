/** Text as it is compared: without diacritics and letter case, punctuation as single spaces. */
export function fold(text: string): string {
  // Names in plain ASCII are most of the gazetteer, and normalising costs ten times more than this test.
  const plain = /^[\x20-\x7e]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[øœ]/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/['’ʻ`.]/g, '')
    .replace(/[-–/(),]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
