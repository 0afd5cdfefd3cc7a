import type { Page as SitePage } from '@atoll/contracts/pages/page';
import type { FetchJson } from '@atoll/contracts/rendering';
import { siteUrl } from '@atoll/contracts/site-path';
import { pathParams } from '@atoll/contracts/site-routes';

/**
 * Whether what a page is about is there, by the API alone: 503 where it does not answer. It is for pages whose own
 * bundle is missing or fails; a bundle knows more, such as where a page has moved.
 */
export async function statusOfSubject(
  { pattern, subject }: Pick<SitePage, 'pattern' | 'subject'>,
  url: string,
  fetchJson: FetchJson,
): Promise<200 | 404 | 503> {
  const path = subject?.(pathParams(pattern, siteUrl(url).pathname) ?? {}) ?? null;
  if (path === null) return 200;
  try {
    return (await fetchJson(path)).status === 404 ? 404 : 200;
  } catch {
    return 503;
  }
}
