import { LOGIN_TEXT, SESSION_PROBLEM_TEXT } from '@atoll/contracts/page-access';
import { agentLoginPage, hotelLoginPage, loginPage } from '@atoll/contracts/pages/login.page';
import { readQuery, type Page } from '@atoll/contracts/pages/page';
import { portalAuthPage } from '@atoll/contracts/pages/portal-auth.page';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { guardPage, selectSession, showToast, useAppDispatch, useAppSelector } from '@atoll/platform';
import { useEffect, useState } from 'react';
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
function fitsDocument(page: Page | null, isGuardedDocument: boolean): boolean {
  if (!isGuardedDocument) return !isGuarded(page);
  return page === null || page.app === 'shell' || page.app === 'mfe-portal';
}

/** Says why somebody who came to a guarded page is asked to sign in: the server cannot show a toast (AUT-18, AUT-19). */
function useReasonToSignIn(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const { pathname, search } = window.location;
    const { next, problem } = readQuery(loginPage, new URLSearchParams(search));
    if (!SIGN_IN_PAGES.includes(pathname) || next === null) return;
    dispatch(showToast({ text: problem === null ? LOGIN_TEXT : SESSION_PROBLEM_TEXT }));
  }, [dispatch]);
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
  useReasonToSignIn();
  useEffect(() => {
    if (isElsewhere) window.location.reload();
    if (href === null) return;
    dispatch(showToast({ text }));
    void navigate(href, { replace: true });
  }, [isElsewhere, href, text, dispatch, navigate]);
  return href === null && !isElsewhere;
}
