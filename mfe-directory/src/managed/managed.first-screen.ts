import { titled } from '@atoll/contracts/page-titles';
import { managedPage } from '@atoll/contracts/pages/managed.page';
import { pathParams } from '@atoll/contracts/site-routes';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage, MovedPage } from '@atoll/platform/server';
import { managedApi } from './managed.api';

/** The first screen of a page that was written in the portal: 404 where the site shows none, 301 from where it was. */
export async function loadManaged(store: AtollStore, { pathname }: URL): Promise<LoadedPage | MovedPage> {
  const { slug = '' } = pathParams(managedPage.pattern, pathname) ?? {};
  const page = await store.dispatch(managedApi.endpoints.managedPage.initiate(slug)).unwrap();
  const madeFrom = [`page:${slug}`];
  if (!page) return { status: 404, head: { title: titled('Page Not Found') }, madeFrom };
  const { title, description } = page;
  // It was here, and has another address now.
  if (page.slug !== slug) return { movedTo: `/pages/${page.slug}` };
  return {
    head: { title: titled(title), ...(description !== '' && { description }), canonical: `/pages/${slug}` },
    madeFrom,
  };
}
