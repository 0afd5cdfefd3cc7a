import { homePage } from '@atoll/contracts/pages/home.page';
import { privacyPage, termsPage } from '@atoll/contracts/pages/legal.page';
import { hotelMarketingPage, whyPage } from '@atoll/contracts/pages/marketing.page';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { lazyPage } from '@atoll/platform/lazy-part';

const home = lazyPage(
  async () => (await import(/* webpackChunkName: "home" */ '../home/home-page')).HomePage,
);
const documents = lazyPage(
  async () => (await import(/* webpackChunkName: "documents" */ './documents/document-page')).DocumentPage,
);

const account = lazyPage(
  async () => (await import(/* webpackChunkName: "account" */ '../account/account-pages')).AccountPages,
);

/** The front page, whose code every other page would carry for nothing. */
export const LaterHomePage = home.Part;
/** A page of words. */
export const LaterDocumentPage = documents.Part;
/** Signing in, registering and recovery. */
export const LaterAccountPage = account.Part;

/** The shell's own pages that are neither home nor about an account. */
const DOCUMENTS: readonly string[] = [privacyPage, termsPage, hotelMarketingPage, whyPage].map(
  ({ pattern }) => pattern,
);

/** Which of the shell's own pages an address is; null for a remote's and for no page at all. */
export function shellPageAt(pathname: string): 'home' | 'document' | 'account' | null {
  const page = matchSiteRoute(pathname);
  if (page?.app !== 'shell') return null;
  if (page.pattern === homePage.pattern) return 'home';
  return DOCUMENTS.includes(page.pattern) ? 'document' : 'account';
}

const PARTS = { home, document: documents, account };

/** Fetches the code of the shell's own page at a path: on the server and before hydration, which must draw alike. */
export async function prepareShellPage(pathname: string): Promise<void> {
  const kind = shellPageAt(pathname);
  if (kind) await PARTS[kind].fetch();
}
