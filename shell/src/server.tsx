import { pageTitle } from '@atoll/contracts/page-titles';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { createServerRender } from '@atoll/platform/server';
import { ShellApp } from './shell-app';

const QUIET = { production: false, analytics: false };

function ShellOnServer() {
  return <ShellApp settings={QUIET} onSlotsReady={() => undefined} />;
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': 'Hotels, tours and travel agents around the world. The first price you see covers your whole stay, taxes included.',
};

/** The layout of every page and the shell's own pages; a remote's slot is left for the server to fill. */
export const render = createServerRender({
  name: 'shell',
  root: ShellOnServer,
  load: (_store, { pathname }) =>
    Promise.resolve({
      status: matchSiteRoute(pathname) ? 200 : 404,
      head: { title: pageTitle(pathname), description: DESCRIPTIONS[pathname], canonical: pathname },
    }),
});
