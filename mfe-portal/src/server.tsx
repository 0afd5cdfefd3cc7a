import { createServerRender } from '@atoll/platform/server';
import { PortalApp } from './portal-app';
import { portalTitle } from './portal-title';

/** The first screens of this remote's pages: their headings. What they show of somebody, only the browser fetches. */
export const render = createServerRender({
  name: 'mfe-portal',
  root: PortalApp,
  load: (_store, { pathname }) =>
    Promise.resolve({ head: { title: portalTitle(pathname), canonical: pathname } }),
});
