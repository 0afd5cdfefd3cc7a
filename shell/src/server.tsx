import { pageTitle } from '@atoll/contracts/page-titles';
import { homePage } from '@atoll/contracts/pages/home.page';
import { PRODUCTS, whyPage } from '@atoll/contracts/pages/marketing.page';
import { USER_TYPES } from '@atoll/contracts/account-words';
import { registerAsPage } from '@atoll/contracts/pages/registration.page';
import { matchSiteRoute, pathParams } from '@atoll/contracts/site-routes';
import type { AtollStore, Settings } from '@atoll/platform';
import { createServerRender } from '@atoll/platform/server';
import { homeApi } from './home/home.api';
import { prepareShellPage } from './pages/later-pages';
import { ShellApp } from './shell-app';

function ShellOnServer({ settings }: { readonly settings: Settings }) {
  return <ShellApp settings={settings} onSlotsReady={() => undefined} />;
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': 'Hotels, tours and travel agents around the world. The first price you see covers your whole stay, taxes included.',
  '/login': 'Sign in to Atoll: what you saved and your plans, on every device.',
  '/register': 'Create an account as a traveler, a travel agent or a hotel.',
  '/privacy': 'What Atoll knows about you, where it is kept, and for how long.',
  '/terms': 'What you can expect of Atoll, and what it expects of you.',
  '/hotel-marketing': 'What Atoll does for hotels: a fair list, the whole price, and a profile of your own.',
  '/why-hotels': 'Why book hotels on Atoll: the first price you see covers your whole stay.',
  '/why-tours': 'Why find tours on Atoll: facts on every card, filters that help, kept with your trip.',
  '/why-agents': 'Why travel agents choose Atoll: be found by city, language and speciality.',
  '/why-marco':
    'Why ask Marco: answers with hotels and tours that exist, and plans by day that you can share.',
  '/why-expo': 'Why meet at the expo: fairs and events of the travel trade.',
};

/** Whether the site has a page at this path: of products and types of accounts, only some are known (HOM-20, AUT-03). */
function isPage(pathname: string): boolean {
  const { product } = pathParams(whyPage.pattern, pathname) ?? {};
  if (product !== undefined) return PRODUCTS.some((known) => known === product);
  const { userType } = pathParams(registerAsPage.pattern, pathname) ?? {};
  if (userType !== undefined) return USER_TYPES.some((known) => known === userType);
  return matchSiteRoute(pathname) !== null;
}

/** Puts into the store what home shows first. */
async function loadHome(store: AtollStore): Promise<void> {
  await Promise.all([
    store.dispatch(homeApi.endpoints.siteContent.initiate()).unwrap(),
    store.dispatch(homeApi.endpoints.popularDestinations.initiate()).unwrap(),
  ]);
}

/** The layout of every page and the shell's own pages; a remote's slot is left for the server to fill. */
export const render = createServerRender({
  name: 'shell',
  root: ShellOnServer,
  load: async (store, { pathname }) => {
    const isHome = pathname === homePage.pattern;
    await Promise.all([prepareShellPage(pathname), isHome && loadHome(store)]);
    const isFound = isPage(pathname);
    return {
      status: isFound ? 200 : 404,
      head: {
        title: pageTitle(pathname),
        description: DESCRIPTIONS[pathname],
        // What does not exist has no address for search engines to keep.
        ...(isFound && { canonical: pathname }),
      },
      madeFrom: isHome ? ['site-content', 'destinations'] : [],
    };
  },
});
