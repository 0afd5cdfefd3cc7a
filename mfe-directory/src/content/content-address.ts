import type { CityPageKind } from '@atoll/contracts/destination';
import { cityBestPage, cityGuidePage, cityTopPage } from '@atoll/contracts/pages/travel-agents.page';
import { pathParams } from '@atoll/contracts/site-routes';
import { slugOfSegment } from '../shared/addresses';

const KINDS: readonly (readonly [CityPageKind, pattern: string])[] = [
  ['guide', cityGuidePage.pattern],
  ['top', cityTopPage.pattern],
  ['best', cityBestPage.pattern],
];

/** The paths of content pages. */
export const CONTENT_PATTERNS = KINDS.map(([, pattern]) => pattern);

export interface ContentAddress {
  readonly citySlug: string;
  readonly kind: CityPageKind;
  readonly slug: string;
}

/** The content page that a path means; null where it can be none. */
export function contentAddressOf(pathname: string): ContentAddress | null {
  for (const [kind, pattern] of KINDS) {
    const { city, slug: page } = pathParams(pattern, pathname) ?? {};
    const citySlug = city === undefined ? null : slugOfSegment(city);
    const slug = page === undefined ? null : slugOfSegment(page);
    if (citySlug !== null && slug !== null) return { citySlug, kind, slug };
  }
  return null;
}
