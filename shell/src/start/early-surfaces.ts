import type { EarlyPage } from './early-page';

type Clicks = EarlyPage['clicks'];

/**
 * What a button with `data-replay="opens"` opens: the element that `aria-controls` names, which stands hidden in the
 * server's HTML.
 */
function surfaceOf(button: HTMLElement): HTMLElement | null {
  if (button.dataset['replay'] !== 'opens') return null;
  return document.getElementById(button.getAttribute('aria-controls') ?? '');
}

function show(button: HTMLElement, surface: HTMLElement, isOpen: boolean): void {
  surface.hidden = !isOpen;
  button.setAttribute('aria-pressed', String(isOpen));
}

function close(button: HTMLElement, surface: HTMLElement, clicks: Clicks): void {
  clicks.splice(clicks.indexOf(button), 1);
  show(button, surface, false);
}

/**
 * Opens what a button opens, and keeps its click, which will make that true; or closes it again and forgets the click.
 * Returns what it opened or closed, null for a button that opens nothing.
 */
export function toggleSurface(button: HTMLElement, clicks: Clicks): HTMLElement | null {
  const surface = surfaceOf(button);
  if (!surface) return null;
  if (clicks.includes(button)) close(button, surface, clicks);
  else {
    clicks.push(button);
    show(button, surface, true);
  }
  return surface;
}

/** Closes what was opened last, where `isMeant` agrees, and gives the focus back to its button. */
export function dismissSurface(clicks: Clicks, isMeant: (surface: HTMLElement) => boolean): void {
  const button = clicks.findLast((clicked) => surfaceOf(clicked));
  const surface = button && surfaceOf(button);
  if (!surface || !isMeant(surface)) return;
  close(button, surface, clicks);
  button.focus();
}
