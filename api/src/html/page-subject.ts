import type { Page as SitePage } from '@atoll/contracts/pages/page';
import type { FetchJson } from '@atoll/contracts/rendering';
import { siteUrl } from '@atoll/contracts/site-path';
import { pathParams } from '@atoll/contracts/site-routes';
import { within } from '@atoll/contracts/within';
import { PAGE_SUBJECTS } from './page-subjects';

/** As long as one question of a bundle may take. */
const ANSWER_MS = 6_000;
/** An address that the API refuses to read, such as a token of the wrong length, names nothing either. */
const NOT_THERE = [400, 404];

/**
 * Whether what a page is about is there, by the API alone: 503 where it does not say. It is for pages whose own bundle is
 * missing or fails; a bundle knows more, such as where a page has moved.
 */
export async function statusOfSubject(
  { pattern }: Pick<SitePage, 'pattern'>,
  url: string,
  fetchJson: FetchJson,
  { answerMs = ANSWER_MS, subjects = PAGE_SUBJECTS } = {},
): Promise<200 | 404 | 503> {
  const path = subjects[pattern]?.(pathParams(pattern, siteUrl(url).pathname) ?? {}) ?? null;
  if (path === null) return 200;
  const asking = fetchJson(path).then(({ status }) => status);
  const status = await within<number | null>(asking, answerMs, () => null).catch(() => null);
  if (status !== null && NOT_THERE.includes(status)) return 404;
  return status === 200 ? 200 : 503;
}
