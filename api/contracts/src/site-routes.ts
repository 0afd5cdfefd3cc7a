import type { RemoteName } from './registry';
import { siteUrl } from './site-path';

/** One page address of the site: a pattern with `:param` segments, and who renders it. */
export interface SiteRoute {
  readonly pattern: string;
  readonly app: RemoteName | 'shell';
  /** Query parameters that change what the page shows; any other is left out of the page that is kept. */
  readonly params?: readonly string[];
}

const HOTEL_PARAMS = [
  'q',
  'city',
  'country',
  'lat',
  'lng',
  'checkIn',
  'checkOut',
  'guests',
  'rooms',
  'area',
  'view',
  'sort',
  'page',
  'all',
  'hotel',
  'offer',
  'step',
  'boardType',
  'paymentPolicy',
  'lang',
  'ratings',
  'amenities',
  'includeClosed',
  'bestRateOnly',
  'priceRange',
] as const;

/**
 * Every page address of the site, first match wins. The server answers anything else with 404 (HOM-21), the shell
 * mounts the remote that a match names. A page that is not built yet is absent here.
 */
export const SITE_ROUTES: readonly SiteRoute[] = [
  { pattern: '/', app: 'shell' },
  { pattern: '/login', app: 'shell' },
  { pattern: '/hotels', app: 'mfe-hotels', params: HOTEL_PARAMS },
  { pattern: '/tours', app: 'mfe-tours' },
  { pattern: '/travel-agents', app: 'mfe-directory' },
  { pattern: '/destinations', app: 'mfe-directory' },
  { pattern: '/map', app: 'mfe-directory' },
  { pattern: '/expo', app: 'mfe-directory' },
  { pattern: '/chat', app: 'mfe-marco' },
  { pattern: '/chat/:conversationId', app: 'mfe-marco' },
  { pattern: '/management-portal/auth', app: 'mfe-portal' },
];

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function matches(pattern: string, path: string): boolean {
  const expected = segments(pattern);
  const actual = segments(path);
  return (
    expected.length === actual.length &&
    expected.every((part, index) => part.startsWith(':') || part === actual[index])
  );
}

/** The route that a path belongs to, or null where the site has no such page. */
export function matchSiteRoute(path: string): SiteRoute | null {
  return SITE_ROUTES.find((route) => matches(route.pattern, path)) ?? null;
}

/**
 * The address of a page as it is rendered and kept: its path and, in a fixed order, the parameters that its route
 * knows. Whatever else a link carries makes no other page.
 */
export function pageAddress(url: string): string {
  const { pathname, searchParams } = siteUrl(url);
  const kept = new URLSearchParams();
  for (const name of matchSiteRoute(pathname)?.params ?? []) {
    const value = searchParams.get(name);
    if (value !== null && value !== '') kept.set(name, value.slice(0, 200));
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}
