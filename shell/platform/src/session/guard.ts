import { loginPage } from '@atoll/contracts/pages/login.page';
import { pageHref, type Page } from '@atoll/contracts/pages/page';
import { portalAuthPage } from '@atoll/contracts/pages/portal-auth.page';
import type { Session } from './session';

/** Where somebody is sent who may not see a page, and what they are told. */
export interface Refusal {
  readonly href: string;
  readonly text: string;
}

/**
 * Decides by the page's `access` whether it may be shown: null if so. Nobody is sent to sign in (AUT-18), another role
 * to the front page (AUT-27). This saves a pointless page; what is secret, only the API can keep.
 */
export function guardPage({ access }: Pick<Page, 'access'>, session: Session): Refusal | null {
  if (access === 'public') return null;
  if (session.state === 'nobody') {
    const isForAdminOnly = access.every((role) => role === 'admin');
    return {
      href: isForAdminOnly ? pageHref(portalAuthPage) : pageHref(loginPage),
      text: 'Please login to continue',
    };
  }
  return access.includes(session.role) ? null : { href: '/', text: 'This page is not for your account' };
}
