/** `HSE-14` and the second of `HSE-14..16` are rows, `C49` is a resolution. */
const CODE = /\b([A-Z]{3})-\d{2}(?:\.\.(\d{2}))?\b|\bC[1-9]\d?\b/g;

/**
 * The codes that a text cites and the specification does not define. What only looks like a row, because no row begins
 * with those letters, is none.
 */
export function undefinedCodes(text: string, defined: ReadonlySet<string>): string[] {
  const areas = new Set([...defined].map((id) => id.split('-')[0]));
  const cited = [...text.matchAll(CODE)].flatMap(([code, area, last]) => {
    if (area === undefined) return [code];
    if (!areas.has(area)) return [];
    return last === undefined ? [code] : [code.slice(0, 6), `${area}-${last}`];
  });
  return [...new Set(cited)].filter((code) => !defined.has(code));
}
