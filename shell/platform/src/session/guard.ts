import { refusePage, refuseWithoutSession, type Refusal } from '@atoll/contracts/page-access';
import type { Page } from '@atoll/contracts/pages/page';
import type { Session } from './session';

export type { Refusal };

/**
 * Whether this browser may show a page: null if so, or as long as nobody knows who is signed in, because the server
 * has looked at a guarded document already. This saves a pointless page; what is secret, only the API can keep.
 *
 * @param address the page's own path with its query, to come back to
 */
export function guardPage(
  page: Pick<Page, 'access' | 'needsVerifiedHotel'>,
  session: Session,
  address: string,
): Refusal | null {
  switch (session.state) {
    case 'unknown':
      return null;
    case 'signed-in':
      return refusePage(page, { role: session.user.role, hotel: session.user.hotel }, address);
    case 'nobody':
      return refusePage(page, null, address);
    case 'failed':
      return refuseWithoutSession(page, address);
  }
}
