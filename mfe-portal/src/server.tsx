import { createServerRender } from '@atoll/platform/server';
import { prepareIndexNow } from './indexing/index-now-page';
import { PortalApp } from './portal-app';
import { portalTitle } from './portal-title';

/** The first screens of this remote's pages: their headings. What they show of somebody, only the browser fetches. */
export const render = createServerRender({
  name: 'mfe-portal',
  root: PortalApp,
  load: async (_store, { pathname }) => ({
    head: { title: portalTitle(pathname), canonical: pathname },
    chunks: await prepareIndexNow(pathname),
  }),
});
