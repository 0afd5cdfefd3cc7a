import type { User } from '@atoll/contracts/account';
import { landingOf, refusePage } from '@atoll/contracts/page-access';
import { sitePath, siteUrl } from '@atoll/contracts/site-path';
import { matchSiteRoute } from '@atoll/contracts/site-routes';

/** Where somebody goes after signing in: the guarded page that asked for it if it is theirs, else their own (AUT-11). */
export function destinationOf(user: User, next: string | null): string {
  const visitor = { role: user.role, hotel: user.hotel };
  if (next === null) return landingOf(visitor);
  const path = sitePath(next);
  const page = matchSiteRoute(siteUrl(path).pathname);
  return page && page.access !== 'public' && !refusePage(page, visitor, path) ? path : landingOf(visitor);
}
