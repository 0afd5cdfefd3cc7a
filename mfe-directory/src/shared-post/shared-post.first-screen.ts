import { ogPicturePath } from '@atoll/contracts/og-picture';
import { titled } from '@atoll/contracts/page-titles';
import { destinationPage } from '@atoll/contracts/pages/destinations.page';
import { sharedPostPage } from '@atoll/contracts/pages/share.page';
import { agentIdOf, agentInCityPage, cityAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import type { SharedPost } from '@atoll/contracts/shared-post';
import { siteUrl } from '@atoll/contracts/site-path';
import { pathParams } from '@atoll/contracts/site-routes';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { sharedPostApi } from './shared-post.api';

/** The picture of the page that was shared; the API has one of every agent, city and country. */
function pictureOf({ kind, path, title }: SharedPost): string | null {
  const { pathname } = siteUrl(path);
  if (kind === 'agent') {
    const id = agentIdOf(pathParams(agentInCityPage.pattern, pathname)?.agent ?? '');
    return id && ogPicturePath('agent', id, title);
  }
  if (kind === 'city') {
    const slug = pathParams(cityAgentsPage.pattern, pathname)?.city;
    return slug ? ogPicturePath('city', slug, title) : null;
  }
  const slug = kind === 'destination' && pathParams(destinationPage.pattern, pathname)?.countrySlug;
  return slug ? ogPicturePath('country', slug, title) : null;
}

/** The first screen of something shared. It has no canonical address: search engines keep the page that it leads to. */
export async function loadSharedPost(store: AtollStore, { pathname }: URL): Promise<LoadedPage> {
  const { logId = '' } = pathParams(sharedPostPage.pattern, pathname) ?? {};
  const post = await store.dispatch(sharedPostApi.endpoints.getSharedPost.initiate(logId)).unwrap();
  if (!post) return { status: 404, head: { title: titled('Page Not Found') }, maxAgeSeconds: 0 };
  const image = pictureOf(post);
  return {
    head: {
      title: titled(post.title),
      description: `${post.title}, shared on Atoll.`,
      ...(image && { image }),
    },
  };
}
