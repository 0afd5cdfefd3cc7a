import type { EarlyPage } from './early-page';

type Clicks = EarlyPage['clicks'];

/**
 * What a button with `data-replay="opens"` opens: the element that `aria-controls` names, which stands hidden in the
 * server's HTML. A dialog only where it fills the screen: elsewhere our code has to place it first.
 */
function surfaceOf(button: HTMLElement): HTMLElement | null {
  if (button.dataset['replay'] !== 'opens') return null;
  const surface = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const where = surface?.dataset['fillsScreen'];
  return where && !matchMedia(where).matches ? null : surface;
}

function say(button: HTMLElement, isOpen: boolean): void {
  const state = button.hasAttribute('aria-expanded') ? 'aria-expanded' : 'aria-pressed';
  button.setAttribute(state, String(isOpen));
}

function forget(button: HTMLElement, clicks: Clicks): void {
  if (!clicks.includes(button)) return;
  clicks.splice(clicks.indexOf(button), 1);
  say(button, false);
}

function open(button: HTMLElement, surface: HTMLElement, clicks: Clicks): void {
  clicks.push(button);
  say(button, true);
  if (surface instanceof HTMLDialogElement) {
    surface.showModal();
    // Browsers close one by themselves, too: with Android's back button.
    surface.addEventListener('close', () => forget(button, clicks), { once: true });
  } else surface.hidden = false;
}

function close(button: HTMLElement, surface: HTMLElement, clicks: Clicks): void {
  forget(button, clicks);
  if (surface instanceof HTMLDialogElement) surface.close();
  else surface.hidden = true;
}

/**
 * Opens what a button opens, and keeps its click, which will make that true; or closes it again and forgets the click.
 * Returns what it opened or closed, null for a button that opens nothing.
 */
export function toggleSurface(button: HTMLElement, clicks: Clicks): HTMLElement | null {
  const surface = surfaceOf(button);
  if (!surface) return null;
  if (clicks.includes(button)) close(button, surface, clicks);
  else open(button, surface, clicks);
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
