/** What the header of the site covers; `map-page.module.css` keeps the map below it. */
const HEADER_PX = 85;

/** Scrolls to the map unless its middle, which is where it goes to, is in sight. */
export function bringIntoSight(map: HTMLElement | null): void {
  if (!map) return;
  const { top, bottom } = map.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  if (middle > HEADER_PX && middle < window.innerHeight) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  map.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}
