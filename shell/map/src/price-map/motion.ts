/** People who prefer reduced motion get jumps instead of flights. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
