/** Consecutive pieces of at most `size`; one empty piece for an empty list. */
export function slices<T>(items: readonly T[], size: number): T[][] {
  if (items.length === 0) return [[]];
  const pieces: T[][] = [];
  for (let start = 0; start < items.length; start += size) pieces.push(items.slice(start, start + size));
  return pieces;
}
