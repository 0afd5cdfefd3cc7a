import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { siteUrl } from '@atoll/contracts/site-path';
import { showToast, type AtollStore } from '@atoll/platform';
import { siteAddress } from '../layout/use-link-navigation';

const OFFLINE = 'You are offline, and that page is not on this device yet. This one stays as it is.';

const patternOf = (pathname: string) => matchSiteRoute(pathname)?.pattern ?? pathname;

/** The path that a link or a form of ours leads to; null for anything else, such as a form that sends something. */
function pathAhead(event: MouseEvent | SubmitEvent): string | null {
  if (event instanceof MouseEvent) {
    const address = siteAddress(event);
    return address === null ? null : siteUrl(address).pathname;
  }
  const form = event.target as HTMLFormElement;
  return form.method === 'get' && form.hasAttribute('action') ? new URL(form.action).pathname : null;
}

/**
 * Offline, a page whose code is not here would only take away what is on the screen: its link or form is held, and a
 * message says so. Pages that were shown before open as ever. Returns how to stop.
 */
export function keepPageOffline(store: AtollStore): () => void {
  const shown = new Set<string>();
  const hold = (event: MouseEvent | SubmitEvent) => {
    shown.add(patternOf(window.location.pathname));
    const path = navigator.onLine ? null : pathAhead(event);
    if (path === null || shown.has(patternOf(path))) return;
    event.preventDefault();
    event.stopPropagation();
    store.dispatch(showToast({ text: OFFLINE, tone: 'alert' }));
  };
  // Before the page's own listeners hear of it.
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  return () => {
    document.removeEventListener('click', hold, true);
    document.removeEventListener('submit', hold, true);
  };
}
