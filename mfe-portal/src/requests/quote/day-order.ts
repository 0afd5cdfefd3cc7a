/** Lines by their days, each day's as they were; what is of the whole trip comes last. */
export function inDayOrder<Line extends { readonly day: number | null }>(lines: readonly Line[]): Line[] {
  return [...lines].sort((one, other) => {
    if (one.day === other.day) return 0;
    return (one.day ?? Infinity) - (other.day ?? Infinity);
  });
}
