import type { Page } from '@playwright/test';

/** Controls of one look to try: twenty cards have the same buttons. */
const TRIED_OF_EACH = 2;

/**
 * Controls that a finger misses: a touch 21 px above, below, left or right of the middle (11 px for a link in a line of
 * text) meets something else. What is drawn smaller than 44 px may take touches around itself.
 */
export function missedTouches(page: Page): Promise<string[]> {
  return page.evaluate((triedOfEach) => {
    const tried = new Map<string, number>();
    const missed = new Set<string>();
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    for (const control of scope.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')) {
      const look = `${control.tagName} ${control.className}`;
      const target = control.closest('label') ?? control;
      const isSeen = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (
        !isSeen ||
        control.matches('.skip') ||
        control.closest('.ol-viewport, [inert]') ||
        (tried.get(look) ?? 0) >= triedOfEach
      )
        continue;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const inText = getComputedStyle(control).display === 'inline' || control.classList.contains('link');
      // A link that runs over two lines has nothing in the middle of both.
      const box = (inText ? target.getClientRects()[0] : null) ?? target.getBoundingClientRect();
      const { left, top, width, height } = box;
      if (width < 2 || height < 2) continue;
      tried.set(look, (tried.get(look) ?? 0) + 1);
      const reach = inText ? 11 : 21;
      const [x, y] = [left + width / 2, top + height / 2];
      const aside = inText ? 0 : reach;
      const points = [
        [x, y - reach],
        [x, y + reach],
        [x - aside, y],
        [x + aside, y],
      ] as const;
      for (const [px, py] of points) {
        const hit = document.elementFromPoint(px, py);
        const isHit =
          hit && (target.contains(hit) || (hit.contains(control) && hit.matches('a, button, label')));
        if (!isHit)
          missed.add(`${look}: ${control.getAttribute('aria-label') ?? control.textContent?.trim()}`);
      }
    }
    return [...missed];
  }, TRIED_OF_EACH);
}
