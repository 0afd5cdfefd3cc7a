/** How many mistakes of typing are forgiven in a folded text: one from four letters on, two from eight (PLC-02). */
export function allowedSlips(text: string): number {
  return text.length >= 8 ? 2 : text.length >= 4 ? 1 : 0;
}

/**
 * How many mistakes of typing two texts are apart: a letter too many, too few, wrong, or two neighbours that changed
 * places (optimal string alignment).
 */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const row = [line];
    const letter = one.charCodeAt(line - 1);
    for (let column = 1; column <= other.length; column += 1) {
      const wanted = other.charCodeAt(column - 1);
      let least = Math.min(
        (above[column - 1] ?? 0) + (letter === wanted ? 0 : 1),
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
      );
      const hasSwapped = letter === other.charCodeAt(column - 2) && one.charCodeAt(line - 2) === wanted;
      if (hasSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      row[column] = least;
    }
    [before, above] = [above, row];
  }
  return above[other.length] ?? 0;
}
