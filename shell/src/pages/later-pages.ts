import { homePage } from '@atoll/contracts/pages/home.page';
import { loginPage } from '@atoll/contracts/pages/login.page';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { lazyPart } from '@atoll/platform/lazy-part';

const home = lazyPart(
  async () => (await import(/* webpackChunkName: "home" */ '../home/home-page')).HomePage,
);
const documents = lazyPart(
  async () => (await import(/* webpackChunkName: "documents" */ './documents/document-page')).DocumentPage,
);

/** The front page, whose code every other page would carry for nothing. */
export const LaterHomePage = home.Part;
/** A page of words. */
export const LaterDocumentPage = documents.Part;

/** Fetches the code of the shell's own page at a path: on the server and before hydration, which must draw alike. */
export async function prepareShellPage(pathname: string): Promise<void> {
  const page = matchSiteRoute(pathname);
  if (page?.app !== 'shell' || page.pattern === loginPage.pattern) return;
  await (page.pattern === homePage.pattern ? home : documents).fetch();
}
