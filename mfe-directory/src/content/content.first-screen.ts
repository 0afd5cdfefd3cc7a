import { ogPicturePath } from '@atoll/contracts/og-picture';
import { titled } from '@atoll/contracts/page-titles';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage, MovedPage } from '@atoll/platform/server';
import { contentHref } from '../shared/addresses';
import { agentsApi } from '../shared/agents/agents.api';
import { excerpt } from '../shared/excerpt';
import { missingFrom } from '../shared/missing-from';
import { agentItems, breadcrumbList } from '../shared/structured-data';
import { crumbsInCity } from '../shared/crumbs-above';
import { contentAddressOf } from './content-address';

/** /travel-agents/{city}/guide|top|best/{slug} (DIR-03). */
export async function loadContent(store: AtollStore, url: URL): Promise<LoadedPage | MovedPage> {
  const address = contentAddressOf(url.pathname);
  const missing: LoadedPage = { status: 404, head: { title: titled('Page Not Found') } };
  if (!address) return missing;
  const page = await store.dispatch(agentsApi.endpoints.getCityPage.initiate(address)).unwrap();
  if (!page) return { ...missing, madeFrom: missingFrom(`city:${address.citySlug}`) };
  const { city, title, intro, agents } = page;
  const canonical = contentHref(city.slug, page);
  if (url.pathname !== canonical) return { movedTo: canonical + url.search };
  return {
    head: {
      title: titled(title),
      description: excerpt(intro),
      canonical,
      image: ogPicturePath('city', city.slug, city.city),
      jsonLd: [breadcrumbList([...crumbsInCity(city), { name: title, href: canonical }]), agentItems(agents)],
    },
    madeFrom: [
      `city:${city.slug}`,
      `country:${city.clean_country}`,
      ...agents.map(({ id }) => `agent:${id}`),
    ],
  };
}
