import type { RemoteName } from '@atoll/contracts/registry';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import {
  guardPage,
  selectMarcoOpen,
  selectRequestWindow,
  selectSession,
  type AtollStore,
} from '@atoll/platform';
import { fitsDocument } from '../layout/use-guard';

/** What a page may be shown in. */
export interface DocumentOfPage {
  readonly store: AtollStore;
  /** Whether the server has sent this document for a page that is for some people only. */
  readonly isGuardedDocument: boolean;
}

/** Whether a remote is there beside the page: the assistant in its panel, the directory with its form for a request. */
export function isOpenBeside(app: RemoteName, store: AtollStore): boolean {
  const state = store.getState();
  if (app === 'mfe-marco') return selectMarcoOpen(state);
  return app === 'mfe-directory' && selectRequestWindow(state) !== null;
}

/**
 * True when a remote owns the page at this address, and the page may be shown, or is open beside it. A page that waits for
 * a document of its own may not: what it writes in this one is against the document's policy.
 */
export function isActive(
  app: RemoteName,
  pathname: string,
  { store, isGuardedDocument }: DocumentOfPage,
): boolean {
  if (isOpenBeside(app, store)) return true;
  const page = matchSiteRoute(pathname);
  if (page?.app !== app || !fitsDocument(page, isGuardedDocument)) return false;
  return guardPage(page, selectSession(store.getState()), pathname) === null;
}
