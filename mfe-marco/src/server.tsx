import { pageTitle, titled } from '@atoll/contracts/page-titles';
import { chatPage } from '@atoll/contracts/pages/chat.page';
import { planPage } from '@atoll/contracts/pages/plan.page';
import { pathParams } from '@atoll/contracts/site-routes';
import type { AtollStore } from '@atoll/platform';
import { createServerRender, type LoadedPage } from '@atoll/platform/server';
import { marcoSlice } from './shared/chat/chat.slice';
import { marcoApi } from './shared/chat/marco.api';
import { preparePage } from './lazy-parts';
import { MarcoApp } from './marco-app';

const DESCRIPTION =
  'Marco, the travel assistant of Atoll: hotels, things to do and plans of your days, each with its source.';

async function loadPlan(store: AtollStore, token: string): Promise<LoadedPage> {
  const plan = await store.dispatch(marcoApi.endpoints.sharedPlan.initiate(token)).unwrap();
  return {
    status: plan ? 200 : 404,
    head: { title: titled(plan?.title ?? planPage.title) },
    maxAgeSeconds: 0,
  };
}

/** Conversations and shared plans are private: without a canonical address search engines do not keep them. */
async function loadPage(store: AtollStore, { pathname }: URL): Promise<LoadedPage> {
  const { token } = pathParams(planPage.pattern, pathname) ?? {};
  if (token !== undefined) return loadPlan(store, token);
  const title = pageTitle(pathname);
  return pathname === chatPage.pattern
    ? { head: { title, description: DESCRIPTION, canonical: pathname } }
    : { head: { title }, maxAgeSeconds: 0 };
}

/** The first screens of this remote's pages. Who looks is not known to the server, so a conversation has none. */
export const render = createServerRender({
  name: 'mfe-marco',
  root: MarcoApp,
  slices: [marcoSlice],
  load: async (store, url) => {
    const [page, chunks] = await Promise.all([loadPage(store, url), preparePage(url.pathname)]);
    return { ...page, chunks };
  },
});
