/** What the inline loader of a document knows of the time before the entry is here. */
export interface EarlyPage {
  /** Clicks on buttons that need code which is not here yet, in their order. */
  readonly clicks: HTMLElement[];
  /** What was chosen in the selects of a remote's first screen, which hydration would set back. */
  readonly choices: { readonly select: HTMLSelectElement; readonly value: string }[];
  /** Set when the shell answers its own buttons. */
  isLive: boolean;
  /** Somebody has touched the page already. */
  isWanted: boolean;
}

/** Where hydration would set a select back: what the server rendered, until React has taken it over. */
export const UNHYDRATED = '[data-server], [data-hydrating]';

declare global {
  interface Window {
    __ATOLL_PAGE__?: EarlyPage;
  }
}
