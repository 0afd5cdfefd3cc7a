import { ADMIN_TEXT, LOGIN_TEXT, NOT_YOURS_TEXT, SESSION_PROBLEM_TEXT } from '@atoll/contracts/page-access';
import { agentLoginPage, hotelLoginPage, loginPage } from '@atoll/contracts/pages/login.page';
import { readQuery, type Page } from '@atoll/contracts/pages/page';
import { portalAuthPage } from '@atoll/contracts/pages/portal-auth.page';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { guardPage, selectSession, showToast, useAppDispatch, useAppSelector } from '@atoll/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const SIGN_IN_PAGES: readonly string[] = [loginPage, agentLoginPage, hotelLoginPage, portalAuthPage].map(
  ({ pattern }) => pattern,
);

/** Whether a page is for some people only. */
export function isGuarded(page: Page | null): boolean {
  return page !== null && page.access !== 'public';
}

/**
 * Whether this document may show a page. A guarded page is a document of its own, which the server has looked at and
 * which carries the permission for its styles; such a document shows the shell's pages and the portal's, no others.
 */
export function fitsDocument(page: Page | null, isGuardedDocument: boolean): boolean {
  if (!isGuardedDocument) return !isGuarded(page);
  return page === null || page.app === 'shell' || page.app === 'mfe-portal';
}

/** Whether this page may be shown here; where not, leads to where it can be, or to where the guard sends, and says why. */
export function useGuard(page: Page | null): boolean {
  const session = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isGuardedDocument] = useState(() => isGuarded(matchSiteRoute(pathname)));
  const { href, text } = (page && guardPage(page, session, pathname + search)) ?? { href: null, text: '' };
  const isElsewhere = href === null && !fitsDocument(page, isGuardedDocument);
  // Why the server sent somebody away from a guarded page: it cannot show a toast (AUT-18, AUT-19, AUT-27, POR-03).
  const tellReason = useEffectEvent(() => {
    const query = new URLSearchParams(search);
    const { next, problem } = readQuery(loginPage, query);
    if (problem === 'account') {
      dispatch(showToast({ text: next === null ? NOT_YOURS_TEXT : ADMIN_TEXT }));
      // Said once: not after a reload, nor to whoever gets the address.
      query.delete('problem');
      void navigate({ search: query.toString() }, { replace: true });
    } else if (SIGN_IN_PAGES.includes(pathname) && next !== null) {
      dispatch(showToast({ text: problem === null ? LOGIN_TEXT : SESSION_PROBLEM_TEXT }));
    }
  });
  // Once in a document: where the guard leads later, it says itself why, and whoever signs out is told that.
  useEffect(() => tellReason(), []);
  useEffect(() => {
    if (isElsewhere) window.location.reload();
    if (href === null) return;
    dispatch(showToast({ text }));
    void navigate(href, { replace: true });
  }, [isElsewhere, href, text, dispatch, navigate]);
  return href === null && !isElsewhere;
}
