import { createServerRender } from '@atoll/platform/server';
import { pageTitle } from '@atoll/contracts/page-titles';
import { ToursApp } from './tours-app';

/** The first screens of this remote's pages; they show nothing that has to be fetched. */
export const render = createServerRender({
  name: 'mfe-tours',
  root: ToursApp,
  load: (_store, { pathname }) =>
    Promise.resolve({ head: { title: pageTitle(pathname), canonical: pathname } }),
});
