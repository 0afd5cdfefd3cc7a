import type { Page as SitePage } from '@atoll/contracts/pages/page';
import { siteUrl } from '@atoll/contracts/site-path';
import { pathOf } from '../shared/http/reserved-paths';
import { matchSiteRoute, pagePath, SITE_ROUTES } from '@atoll/contracts/site-routes';

/** Whether the document of a page may be kept for the next visitor: only what everybody may see, and says so. */
export function mayBeKept(page: SitePage | null): boolean {
  if (page === null || page.hasSecretQuery || page.hasSecretPath) return false;
  return page.access === 'public' && page.cache === 'kept';
}

/** Whether a part of the page's path varies, of which its own app says how it is written. */
export function varies(page: SitePage | null): boolean {
  return page?.pattern.includes(':') ?? false;
}

/** Names of parameters that have to be looked at before a kept page is served. */
const LOOKED_AT = SITE_ROUTES.flatMap(({ redirect, typedPlace }) => [
  ...(redirect?.params ?? []),
  ...(typedPlace ? [typedPlace] : []),
]);

/** False for nearly every address, so that only the others are read to be sure. */
export function mayBeRedirected(url: string): boolean {
  return LOOKED_AT.some((name) => url.includes(`${name}=`));
}

/** Where a page leads at once with this query, or null. */
export function redirectOf(url: string): string | null {
  if (!mayBeRedirected(url)) return null;
  const { pathname, searchParams } = siteUrl(url);
  return matchSiteRoute(pathname)?.redirect?.to(searchParams) ?? null;
}

/** The one address of the page that somebody means, where they have written it in another way; null otherwise. */
export function normalAddressOf(url: string): string | null {
  const path = pathOf(url);
  const normal = pagePath(path);
  return normal === null || normal === path ? null : normal + url.slice(path.length);
}
