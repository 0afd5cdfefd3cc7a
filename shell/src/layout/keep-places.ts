/** Where somebody was on a page. */
interface PlaceOnPage {
  /** Pixels from the top. */
  readonly y: number;
  /** A link that was in sight, and how far below the window's top: long lists come back with other heights. */
  readonly link?: { readonly href: string; readonly nth: number; readonly top: number };
}

const STORED = 'atoll-scroll';
const ENTRIES_KEPT = 50;
/** Scrolling that stops for so long has come to its end. */
const REST_MS = 100;
/** A page that comes slowly is waited for so long, and then shown as it is. */
const RETURN_MS = 5_000;
/** A part of a page that an address names is waited for longer: without it one is in the wrong place. */
const PART_MS = 15_000;
/** What is looked for stays where it is for so many frames: nothing above it grows any more. */
const STEADY_FRAMES = 20;
/** What somebody does to go elsewhere on the page, which ends the scrolling. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function readStored(): Map<string, PlaceOnPage> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, PlaceOnPage][]);
  } catch {
    // Without a storage, or with what another release wrote, Back begins at the top after a reload.
    return new Map();
  }
}

/** The history's name for the entry that is shown. */
function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'first';
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`)];
}

function linkInSight(): Element | null {
  const heights = [0.3, 0.5, 0.7].map((share) => share * window.innerHeight);
  const seen = heights.map((y) =>
    document.elementFromPoint(window.innerWidth / 2, y)?.closest('main a[href]'),
  );
  return seen.find((link) => link) ?? null;
}

function placeNow(link = linkInSight()): PlaceOnPage {
  const href = link?.getAttribute('href');
  if (!link || !href) return { y: window.scrollY };
  const nth = linksTo(href).findIndex((other) => other === link);
  return { y: window.scrollY, link: { href, nth, top: link.getBoundingClientRect().top } };
}

/** Takes the step in each frame until it is steady, the time is over or somebody moves. Returns what ends it. */
function untilSteady(isSteady: () => boolean, forMs: number, onEnd: () => void): () => void {
  const begun = performance.now();
  let steady = 0;
  let frame = 0;
  function end(): void {
    cancelAnimationFrame(frame);
    for (const move of MOVES) window.removeEventListener(move, end);
    onEnd();
  }
  function step(): void {
    steady = isSteady() ? steady + 1 : 0;
    if (steady >= STEADY_FRAMES || performance.now() - begun > forMs) end();
    else frame = requestAnimationFrame(step);
  }
  for (const move of MOVES) window.addEventListener(move, end, { passive: true });
  frame = requestAnimationFrame(step);
  return end;
}

/** Brings the page back to a place while it grows. */
function returnTo({ y, link }: PlaceOnPage, onEnd: () => void): () => void {
  function step(): boolean {
    const target = link && linksTo(link.href)[link.nth];
    const room = document.documentElement.scrollHeight - window.innerHeight;
    const missing = target
      ? target.getBoundingClientRect().top - link.top
      : Math.min(y, room) - window.scrollY;
    if (Math.abs(missing) > 1) window.scrollBy({ top: missing, behavior: 'instant' });
    return Math.abs(missing) <= 1 && (target !== undefined || (!link && room >= y));
  }
  return untilSteady(step, RETURN_MS, onEnd);
}

/** From here the keyboard and who listens go on, also where the part takes no focus by itself. */
function giveFocus(part: HTMLElement): void {
  part.focus({ preventScroll: true });
  if (part.contains(document.activeElement)) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
}

/** Shows the part of a page that its address names, which comes with the page's data. */
function showPart(id: string, onEnd: () => void): () => void {
  let shown: HTMLElement | null = null;
  function step(): boolean {
    const part = document.getElementById(id);
    if (!part) return false;
    // A page that is drawn anew once its data are there has another element under the same name.
    if (part !== shown) giveFocus(part);
    shown = part;
    const { top } = part.getBoundingClientRect();
    part.scrollIntoView({ block: 'start', behavior: 'instant' });
    return Math.abs(part.getBoundingClientRect().top - top) <= 1;
  }
  return untilSteady(step, PART_MS, onEnd);
}

/**
 * Another page begins at its top or at the part that its address names, and Back returns to where one was. The browser
 * alone cannot: the page comes after the step back, and what grows above the footer pushes the footer on, and with it
 * the window.
 */
export function keepPlaces(): void {
  const places = readStored();
  let shownPath = window.location.pathname;
  /** The next address is of a page that one was on, or of the one that is shown. */
  let keepsPlace = false;
  let endScroll: (() => void) | null = null;
  let timer = 0;

  function remember(link?: Element): void {
    if (endScroll) return;
    places.delete(entryKey());
    places.set(entryKey(), placeNow(link));
  }
  window.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(remember, REST_MS);
    },
    { passive: true },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      if (link) remember(link);
    },
    true,
  );
  window.addEventListener('popstate', (event) => {
    // single-spa tells of every other change of the address, too, as if it were a step in the history.
    const { singleSpaTrigger } = event as PopStateEvent & { readonly singleSpaTrigger?: string };
    if (singleSpaTrigger === 'pushState') return;
    keepsPlace = true;
    if (singleSpaTrigger) return;
    window.clearTimeout(timer);
    endScroll?.();
    const place = places.get(entryKey());
    // A layer that closes changes the address of the page that is shown, and leaves it where it is.
    if (!place || window.location.pathname === shownPath) return;
    endScroll = returnTo(place, () => (endScroll = null));
  });
  // After each change of the address, also one by a remote.
  window.addEventListener('single-spa:routing-event', () => {
    const { pathname, hash } = window.location;
    const isNewPage = pathname !== shownPath && !keepsPlace;
    shownPath = pathname;
    keepsPlace = false;
    if (!isNewPage) return;
    endScroll?.();
    if (hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    else endScroll = showPart(hash.slice(1), () => (endScroll = null));
  });
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...places].slice(-ENTRIES_KEPT)));
    } catch {
      // A full or forbidden storage costs the place after a reload, and nothing else.
    }
  });
}
