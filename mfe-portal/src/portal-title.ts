import { indexNowPage } from '@atoll/contracts/pages/signed-in.page';
import { pageTitle, titled } from '@atoll/contracts/page-titles';
import { pathParams } from '@atoll/contracts/site-routes';
import { INDEXING } from './indexing/indexing-words';
import { PORTAL_PAGES } from './portal-pages';

/** The title of the document at a path of the portal: what its heading says. */
export function portalTitle(path: string): string {
  if (path === indexNowPage.pattern) return titled(INDEXING.heading);
  const page = PORTAL_PAGES.find(({ pattern }) => pathParams(pattern, path));
  return page ? titled(page.heading) : pageTitle(path);
}
