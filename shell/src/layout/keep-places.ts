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
/** The link stays where it was for so many frames: nothing above it grows any more. */
const STEADY_FRAMES = 20;
/** What somebody does to go elsewhere on the page, which ends the return. */
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

/** Brings the page back to a place while it grows, until it is steady or somebody moves. Returns what ends it. */
function returnTo({ y, link }: PlaceOnPage, onEnd: () => void): () => void {
  const begun = performance.now();
  let steady = 0;
  let frame = 0;
  function end(): void {
    cancelAnimationFrame(frame);
    for (const move of MOVES) window.removeEventListener(move, end);
    onEnd();
  }
  function step(): void {
    const target = link && linksTo(link.href)[link.nth];
    const room = document.documentElement.scrollHeight - window.innerHeight;
    const missing = target
      ? target.getBoundingClientRect().top - link.top
      : Math.min(y, room) - window.scrollY;
    if (Math.abs(missing) > 1) window.scrollBy({ top: missing, behavior: 'instant' });
    const isHere = Math.abs(missing) <= 1 && (target !== undefined || (!link && room >= y));
    steady = isHere ? steady + 1 : 0;
    if (steady >= STEADY_FRAMES || performance.now() - begun > RETURN_MS) end();
    else frame = requestAnimationFrame(step);
  }
  for (const move of MOVES) window.addEventListener(move, end, { passive: true });
  frame = requestAnimationFrame(step);
  return end;
}

/**
 * Another page begins at its top, and Back returns to where one was. The browser alone cannot: the page comes after
 * the step back, and what grows above the footer pushes the footer on, and with it the window.
 */
export function keepPlaces(): void {
  const places = readStored();
  let shownPath = window.location.pathname;
  let isStepInHistory = false;
  let endReturn: (() => void) | null = null;
  let timer = 0;

  function remember(link?: Element): void {
    if (endReturn) return;
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
  window.addEventListener('popstate', () => {
    window.clearTimeout(timer);
    endReturn?.();
    isStepInHistory = true;
    const place = places.get(entryKey());
    // A layer that closes changes the address of the page that is shown, and leaves it where it is.
    if (!place || window.location.pathname === shownPath) return;
    endReturn = returnTo(place, () => (endReturn = null));
  });
  // After each change of the address, also one by a remote.
  window.addEventListener('single-spa:routing-event', () => {
    const { pathname, hash } = window.location;
    const isNewPage = pathname !== shownPath && !isStepInHistory;
    shownPath = pathname;
    isStepInHistory = false;
    if (isNewPage && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  });
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...places].slice(-ENTRIES_KEPT)));
    } catch {
      // A full or forbidden storage costs the place after a reload, and nothing else.
    }
  });
}
