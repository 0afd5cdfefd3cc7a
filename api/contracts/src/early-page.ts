/**
 * The early page protocol: what the server's HTML tells the inline loader and the base styles, so that a page can be
 * used before its code is here, and read without any. docs/early-page.md describes it for who writes a component.
 */
export const EARLY_PAGE = {
  /** On a remote's slot: the server rendered it, and hydration has still to take it over. */
  server: 'data-server',
  /** On the same element while React hydrates it. */
  hydrating: 'data-hydrating',
  /** On a slot: which remote it is of; the one of the page is also `data-active`. */
  remote: 'data-remote',
  active: 'data-active',
  /** On a button that needs code. Its value is one of REPLAYS. */
  replay: 'data-replay',
  /** On the button that closes what an early click has opened. */
  dismiss: 'data-dismiss',
  /** On a dialog that opens early only where this media query holds. */
  fillsScreen: 'data-fills-screen',
  /** On what is of no use without JavaScript: hidden where scripting is off. */
  needsScript: 'data-needs-script',
  /** On what stands in for it: shown only where scripting is off. */
  withoutScript: 'data-without-script',
} as const;

/**
 * What a click before hydration does: it is kept and given to the button later; it opens at once what `aria-controls`
 * names; or it switches the theme.
 */
export const REPLAYS = ['', 'opens', 'theme'] as const;
