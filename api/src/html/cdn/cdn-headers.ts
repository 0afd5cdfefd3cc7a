import type { IncomingHttpHeaders } from 'node:http';
import { ownCookieName } from '@atoll/contracts/cookies';
import type { Page } from '../page-composer';
import { tagsOfPage } from './cdn-tags';

type Headers = Readonly<Record<string, string>>;

/** What a CDN is told of the answer to one request. */
export interface CdnHeaders {
  /** Whether somebody who is signed in asks: they see what they have just written, so their pages are never a CDN's. */
  readonly isBypassed: (asked: IncomingHttpHeaders) => boolean;
  /** Call it before the page is made, and what it gives when the page is there; with null where it is no page. */
  readonly begin: (asked: IncomingHttpHeaders) => (page: Page | null) => Headers;
}

export interface CdnHeadersDeps {
  readonly publicUrl: string;
  readonly hasCanary: () => boolean;
  /** How often all pages were forgotten: what was begun before that is old. */
  readonly timesForgotten: () => number;
}

/** A change forgets a page at once; this bounds how old one gets that no change names, such as one of prices. */
const LONGEST_SECONDS = 3_600;
const WHILE_REVALIDATED_SECONDS = 60;
const IF_ERROR_SECONDS = 86_400;

const NO_CDN: CdnHeaders = { isBypassed: () => false, begin: () => () => ({}) };
const KEPT_NOWHERE: Headers = { 'cdn-cache-control': 'no-store' };

function keptHeaders({ maxAgeSeconds, madeFrom }: Page): Headers {
  return {
    'cdn-cache-control': [
      'public',
      `max-age=${Math.min(maxAgeSeconds, LONGEST_SECONDS)}`,
      `stale-while-revalidate=${WHILE_REVALIDATED_SECONDS}`,
      `stale-if-error=${IF_ERROR_SECONDS}`,
    ].join(', '),
    'cache-tag': tagsOfPage(madeFrom).join(','),
  };
}

/** Says what a CDN may keep; null instead of dependencies where none stands in front, which is then told nothing. */
export function createCdnHeaders(deps: CdnHeadersDeps | null): CdnHeaders {
  if (deps === null) return NO_CDN;
  const { publicUrl, hasCanary, timesForgotten } = deps;
  const session = `${ownCookieName('session', publicUrl)}=`;
  const isBypassed = ({ cookie, authorization }: IncomingHttpHeaders): boolean =>
    authorization !== undefined ||
    (cookie?.split(';').some((each) => each.trimStart().startsWith(session)) ?? false);
  return {
    isBypassed,
    begin: (asked) => {
      const forgottenBefore = timesForgotten();
      const isForOne = isBypassed(asked) || hasCanary();
      return (page) => {
        const isKept = page !== null && page.maxAgeSeconds > 0 && page.status !== 503;
        const isCurrent = forgottenBefore === timesForgotten() && !hasCanary();
        return isKept && isCurrent && !isForOne ? keptHeaders(page) : KEPT_NOWHERE;
      };
    },
  };
}
