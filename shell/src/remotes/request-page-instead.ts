import { requestHref } from '@atoll/contracts/pages/request-href';
import { requestClosed, selectRequestWindow, type AtollStore } from '@atoll/platform';
import { remoteStatus, subscribeToRemotes } from './remote-status';

/** Where the directory's code does not come, the form above the page cannot be drawn: its own page says so, with Retry. */
export function openRequestPageInstead(
  store: AtollStore,
  goTo = (href: string) => window.location.assign(href),
): void {
  function check(): void {
    const asked = selectRequestWindow(store.getState());
    if (asked === null || remoteStatus('mfe-directory').phase !== 'failed') return;
    store.dispatch(requestClosed());
    goTo(requestHref(asked));
  }
  store.subscribe(check);
  subscribeToRemotes(check);
  check();
}
