import { createServerRender } from '@atoll/platform/server';
import { pageTitle } from '@atoll/contracts/page-titles';
import { MarcoApp } from './marco-app';

/** The first screens of this remote's pages; they show nothing that has to be fetched. */
export const render = createServerRender({
  name: 'mfe-marco',
  root: MarcoApp,
  load: (_store, { pathname }) =>
    Promise.resolve({ head: { title: pageTitle(pathname), canonical: pathname } }),
});
