import { pageTitle } from '@atoll/contracts/page-titles';
import { PORTAL_TITLE } from '@atoll/contracts/pages/portal-title';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { useEffect } from 'react';

/** Keeps the document's title in step with the address when the page changes without a new document. */
export function usePageTitle(pathname: string): void {
  useEffect(() => {
    // The portal's pages say it themselves, in whichever order both are drawn.
    if (matchSiteRoute(pathname)?.title !== PORTAL_TITLE) document.title = pageTitle(pathname);
  }, [pathname]);
}
