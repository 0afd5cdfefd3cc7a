/**
 * Stands in the document and runs before everything else (the build bundles it into `shell.json`; its hash is in the
 * CSP). It fetches the entry once the first screen is painted, so that no script competes with it, or at once when
 * somebody wants something; and it keeps the clicks on buttons, and the choices in selects, that need JavaScript until
 * there is some (`early-clicks.ts`), but opens at once what such a button opens. Links need nothing, nor do most forms.
 */
import { UNHYDRATED, type EarlyPage } from './early-page';
import { fetchRemote } from './early-remote';
import { fetchLaterFonts } from './later-fonts';
import { dismissSurface, toggleSurface } from './early-surfaces';

/** A first picture that takes longer than this holds nothing up. */
const PICTURE_PATIENCE_MS = 600;
/** A page in the background paints nothing. */
const PAINT_PATIENCE_MS = 1_500;

const page: EarlyPage = { clicks: [], choices: [], isLive: false, isWanted: false };
window.__ATOLL_PAGE__ = page;
let isFetching = false;

function fetchEntry(): void {
  if (isFetching) return;
  isFetching = true;
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="atoll-entry"]')) {
    const script = document.createElement('script');
    script.async = false;
    script.crossOrigin = 'anonymous';
    script.src = content;
    script.addEventListener('load', fetchRemoteOfPage);
    document.head.append(script);
  }
}

/** False for one below the screen, such as a hotel's under a phone's map. */
function isAwaited(picture: HTMLImageElement): boolean {
  return !picture.complete && picture.getBoundingClientRect().top < innerHeight;
}

function afterFirstPaint(): void {
  void fetchLaterFonts();
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || !isAwaited(picture)) {
    fetchEntry();
    return;
  }
  picture.addEventListener('load', fetchEntry);
  picture.addEventListener('error', fetchEntry);
  setTimeout(fetchEntry, PICTURE_PATIENCE_MS);
}

/** The one button that needs no React: what `use-theme.ts` does, which takes over from what it finds. */
function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset['theme']
    ? dataset['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  dataset['theme'] = theme;
  try {
    localStorage.setItem('atoll-theme', theme);
  } catch {
    // Storage may be refused (private mode): the choice then lasts as long as the page.
  }
}

/** Once the entry is in and is still being run: before, the two would only share a slow line. */
function fetchRemoteOfPage(): void {
  if (page.isWanted) fetchRemote(document.querySelector('[data-remote][data-active=true]'));
}

function wantEverything(): void {
  if (page.isLive) return;
  page.isWanted = true;
  fetchEntry();
}

function waitFor(button: HTMLElement): void {
  button.setAttribute('aria-busy', 'true');
  page.clicks.push(button);
}

function keepClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-dismiss]')) dismissSurface(page.clicks, (surface) => surface.contains(target));
  const button = target.closest<HTMLElement>('[data-replay]');
  if (!button || (page.isLive && !button.closest('[data-server]'))) return;
  if (button.dataset['replay'] === 'theme') {
    switchTheme();
    return;
  }
  const surface = toggleSurface(button, page.clicks);
  if (surface) {
    fetchRemote(surface.querySelector('[data-remote]'));
    return;
  }
  waitFor(button);
}

/** A form that needs code is sent once there is some: what the browser would send, nobody understands. */
function keepSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-needs-script]')) return;
  if (page.isLive && !form.closest(UNHYDRATED)) return;
  event.preventDefault();
  const button = event.submitter ?? form.querySelector<HTMLElement>('[type=submit]');
  if (button && !page.clicks.includes(button)) waitFor(button);
}

function keepEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') dismissSurface(page.clicks, () => true);
}

function keepChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || !target.closest(UNHYDRATED)) return;
  page.choices.push({ select: target, value: target.value });
}

document.addEventListener('DOMContentLoaded', () => {
  requestAnimationFrame(() => setTimeout(afterFirstPaint));
  setTimeout(fetchEntry, PAINT_PATIENCE_MS);
});
for (const intent of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(intent, wantEverything, { capture: true, once: true, passive: true });
}
addEventListener('click', keepClick, true);
// React hydrates on `input`, which comes first, and sets the select back before `change` is heard.
addEventListener('input', keepChoice, true);
addEventListener('submit', keepSubmit, true);
addEventListener('keydown', keepEscape, true);
