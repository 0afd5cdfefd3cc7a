import { loginPage } from './pages/login.page';
import type { Page, Role } from './pages/page';
import { portalAuthPage } from './pages/portal-auth.page';
import { hotelLanding, type HotelState } from './verification';

/** Who wants to see a page. */
export interface PageVisitor {
  readonly role: Role;
  /** Only of hotels; null where there is no profile row yet. */
  readonly hotel: HotelState | null;
}

/** Where somebody is sent who may not see a page, and what they are told. */
export interface Refusal {
  readonly href: string;
  readonly text: string;
  /** There where a page for another account was asked for: the page that they are sent to does not show that. */
  readonly problem?: 'account';
}

export const LOGIN_TEXT = 'Please login to continue';
export const SESSION_PROBLEM_TEXT = 'An error occurred. Please try again.';
export const NOT_YOURS_TEXT = 'This page is not for your account';
export const ADMIN_TEXT = 'Unauthorized: Admin access required';

type Guarded = Pick<Page, 'access' | 'needsVerifiedHotel'>;

function signInAt(isForAdminOnly: boolean, address: string): string {
  const page = isForAdminOnly ? portalAuthPage : loginPage;
  const query = new URLSearchParams({ next: address });
  return `${page.pattern}?${query.toString()}`;
}

function refuseUnverified(needsVerifiedHotel: boolean, { role, hotel }: PageVisitor): Refusal | null {
  if (role !== 'hotel' || !needsVerifiedHotel) return null;
  const landing = hotelLanding(hotel);
  return landing === '/hotel/dashboard' ? null : { href: landing, text: 'Your hotel is not verified yet' };
}

/**
 * Decides by a page's `access` whether it may be shown: null if so. The anonymous are sent to sign in (AUT-18),
 * everybody but the administrator to the portal's own sign-in for its pages (POR-03, C55), another role to the front
 * page (AUT-27), a hotel that is not verified to where its verification stands (HOT-02, C12). The browser, the API's
 * documents and the page cache all ask this.
 *
 * @param address the page's own path, to come back to
 */
export function refusePage(
  { access, needsVerifiedHotel }: Guarded,
  visitor: PageVisitor | null,
  address: string,
): Refusal | null {
  if (access === 'public') return null;
  if (visitor && access.includes(visitor.role)) return refuseUnverified(needsVerifiedHotel === true, visitor);
  const isForAdminOnly = access.every((role) => role === 'admin');
  if (!visitor) return { href: signInAt(isForAdminOnly, address), text: LOGIN_TEXT };
  return isForAdminOnly
    ? { href: signInAt(true, address), text: ADMIN_TEXT, problem: 'account' }
    : { href: '/', text: NOT_YOURS_TEXT, problem: 'account' };
}

/** Where the server sends: it can show no toast, so that the address tells the browser what there is to say. */
export function redirectHref({ href, problem }: Refusal): string {
  if (!problem) return href;
  return `${href}${href.includes('?') ? '&' : '?'}problem=${problem}`;
}

/**
 * Where a guarded page sends while nobody can say who is signed in, as when the database is away: to sign in, which says
 * that an error occurred (AUT-19). Null for a public page.
 *
 * @param address the page's own path, to come back to
 */
export function refuseWithoutSession(page: Guarded, address: string): Refusal | null {
  const refusal = refusePage(page, null, address);
  return refusal && { href: `${refusal.href}&problem=session`, text: SESSION_PROBLEM_TEXT };
}

/** Where signing in leads (AUT-11, AUT-13..15, C13). */
export function landingOf({ role, hotel }: PageVisitor): string {
  switch (role) {
    case 'agent':
      return '/agent/dashboard';
    case 'traveler':
      return '/traveler/dashboard';
    case 'hotel':
      return hotelLanding(hotel);
    case 'admin':
      return '/management-portal/dashboard';
  }
}
