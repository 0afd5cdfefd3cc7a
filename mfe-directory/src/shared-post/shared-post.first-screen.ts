import { titled } from '@atoll/contracts/page-titles';
import { sharedPostPage } from '@atoll/contracts/pages/share.page';
import { pathParams } from '@atoll/contracts/site-routes';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { sharedPostApi } from './shared-post.api';

/** The first screen of something shared. It has no canonical address: search engines keep the page that it leads to. */
export async function loadSharedPost(store: AtollStore, { pathname }: URL): Promise<LoadedPage> {
  const { logId = '' } = pathParams(sharedPostPage.pattern, pathname) ?? {};
  const post = await store.dispatch(sharedPostApi.endpoints.getSharedPost.initiate(logId)).unwrap();
  if (!post) return { status: 404, head: { title: titled('Page Not Found') }, maxAgeSeconds: 0 };
  return { head: { title: titled(post.title), description: `${post.title}, shared on Atoll.` } };
}
