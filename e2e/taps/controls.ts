import type { Page } from '@playwright/test';

/** Something that can be tapped or typed into, found again in another load of the same page. */
export interface Control {
  readonly kind: 'link' | 'button' | 'field';
  /** Its tag, its words and where it leads, as one text. */
  readonly key: string;
  /** Of the controls with this key, in the order of the document. */
  readonly nth: number;
  /** Path and query of where a link leads; null for what is no link. */
  readonly leadsTo: string | null;
}

export interface PlacedControl extends Control {
  /** The middle of it in the window, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Its tag as it stands in the document. */
  readonly tag: string;
}

/** Stands in the page before anything else: remembers what the last tap came to, also in the next document. */
export function rememberTaps(): void {
  addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const control =
        target instanceof Element ? target.closest('a, button, [role=tab], input, textarea') : null;
      if (isTrusted) sessionStorage.setItem('tapped', control?.outerHTML.split('>', 1)[0] ?? 'nothing');
    },
    true,
  );
}

/** Runs in the page: the controls that somebody sees. */
function visibleControls(): PlacedControl[] {
  const FIELDS =
    'input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=range]):not([readonly]), textarea';
  const seen = new Map<string, number>();
  const kindOf = (element: Element) => {
    if (element.matches(FIELDS)) return 'field';
    return element.matches('a') ? 'link' : 'button';
  };
  const isSeen = (element: HTMLElement, x: number, y: number) => {
    if (element.matches(':disabled') || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const controls = document.querySelectorAll<HTMLElement>(`a[href], button, [role=tab], ${FIELDS}`);
  return [...controls].flatMap((element) => {
    const kind = kindOf(element);
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    const address = element.getAttribute('href') ?? element.getAttribute('name') ?? '';
    const key = `${element.tagName} ${words} ${address}`.replace(/\s+/g, ' ').slice(0, 160);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const { x: left, y: above, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, above + height / 2];
    const tag = element.outerHTML.split('>', 1)[0] ?? '';
    const leadsTo = element instanceof HTMLAnchorElement ? element.pathname + element.search : null;
    const staysHere = !/^(https?:|mailto:|tel:)/.test(address) && element.getAttribute('target') === null;
    return staysHere && width > 0 && isSeen(element, x, y) ? [{ kind, key, nth, leadsTo, x, y, tag }] : [];
  });
}

/** The controls in the first screen of a page, where they lie now. */
export function controlsOf(page: Page): Promise<PlacedControl[]> {
  return page.evaluate(visibleControls);
}

/** A control as it lies now; null where nobody sees it. */
export async function findControl(page: Page, { key, nth }: Control): Promise<PlacedControl | null> {
  return (await controlsOf(page)).find((other) => other.key === key && other.nth === nth) ?? null;
}

/** What a page says to somebody. */
export interface Signature {
  readonly url: string;
  readonly heading: string | null;
  readonly theme: string | null;
  /** What lies over the page. */
  readonly open: readonly string[];
  /** What is expanded, pressed, selected or checked. */
  readonly on: readonly string[];
}

/** What the page says now: two pages that say the same were told the same. */
export function signatureOf(page: Page): Promise<Signature> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 80));
    return {
      // A conversation that a tap begins has an id of its own each time.
      url: location.pathname.replace(/^\/chat\/.+/, '/chat/:id') + location.search,
      heading: document.querySelector('h1')?.textContent ?? null,
      theme: document.documentElement.dataset['theme'] ?? null,
      open: shown('dialog[open] h2, [role=dialog] h2, [aria-label="Marco AI"] h2'),
      on: shown('[aria-expanded=true], [aria-pressed=true], [aria-selected=true], [aria-checked=true]'),
    };
  });
}
