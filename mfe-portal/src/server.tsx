import { pageTitle } from '@atoll/contracts/page-titles';
import { createServerRender } from '@atoll/platform/server';
import { PortalApp } from './portal-app';

/** The first screens of this remote's pages: their headings. What they show of somebody, only the browser fetches. */
export const render = createServerRender({
  name: 'mfe-portal',
  root: PortalApp,
  load: (_store, { pathname }) =>
    Promise.resolve({ head: { title: pageTitle(pathname), canonical: pathname } }),
});
