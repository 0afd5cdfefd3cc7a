import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import { houseHref } from '@atoll/contracts/pages/house.page';
import { chatPage } from '@atoll/contracts/pages/chat.page';
import { bookingsPage } from '@atoll/contracts/pages/bookings.page';
import { agentLoginPage, hotelLoginPage, loginPage } from '@atoll/contracts/pages/login.page';
import { indexNowPage } from '@atoll/contracts/pages/signed-in.page';
import type { Page } from '@atoll/contracts/pages/page';
import { forgotPasswordPage } from '@atoll/contracts/pages/recovery.page';
import { registrationPendingPage } from '@atoll/contracts/pages/registration.page';
import { portalAuthPage } from '@atoll/contracts/pages/portal-auth.page';
import { PRODUCTS, whyHref } from '@atoll/contracts/pages/marketing.page';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import type { DirectoryPages } from '../shared/directory/directory-pages';

/** A page as a sitemap names it. */
export interface SitemapEntry {
  readonly path: string;
  /** 0 to 1. */
  readonly priority: number;
  readonly changefreq: 'daily' | 'weekly';
}

/** What the sitemap is made from. */
export interface SitemapSources {
  readonly pages: DirectoryPages;
  /** The paths of the pages that cities have because of their guides. */
  readonly guidePages: () => Promise<string[]>;
  /** The ids of the expo's events that are to come. */
  readonly eventIds: () => Promise<string[]>;
  /** The last parts of the addresses of houses that have a page. */
  readonly houseSlugs: () => Promise<string[]>;
  /** The last parts of the addresses of pages that were written in the portal. */
  readonly pageSlugs: () => Promise<string[]>;
}

/** Rows of agents in one file; the protocol allows 50,000 addresses (SEO-11). */
export const AGENTS_PER_FILE = 10_000;
const AGENTS_FILE = /^agents-([1-9]\d{0,5})$/;

const daily = (path: string, priority: number): SitemapEntry => ({ path, priority, changefreq: 'daily' });
const weekly = (path: string, priority: number): SitemapEntry => ({ path, priority, changefreq: 'weekly' });

/** Where search engines find nothing: pages that only say that they are coming, and those about an account (SEO-10). */
const UNLISTED: readonly Page[] = [
  bookingsPage,
  chatPage,
  indexNowPage,
  loginPage,
  agentLoginPage,
  hotelLoginPage,
  portalAuthPage,
  registrationPendingPage,
  forgotPasswordPage,
];

/** Pages that need no data: those of the table of routes that search engines may list, and what varies by product. */
function staticPaths(): string[] {
  const fixed = SITE_ROUTES.filter(
    (page) =>
      page.access === 'public' &&
      !page.hasSecretQuery &&
      !UNLISTED.includes(page) &&
      !page.pattern.includes(':'),
  );
  return [...fixed.map(({ pattern }) => pattern), ...PRODUCTS.map(whyHref)];
}

/** The names of all files of the sitemap. */
export async function sitemapFiles({
  pages,
  guidePages,
  eventIds,
  houseSlugs,
  pageSlugs,
}: SitemapSources): Promise<string[]> {
  const guides = (await guidePages()).length > 0 ? ['guides'] : [];
  const events = (await eventIds()).length > 0 ? ['events'] : [];
  const houses = (await houseSlugs()).length > 0 ? ['houses'] : [];
  const written = (await pageSlugs()).length > 0 ? ['pages'] : [];
  const count = Math.ceil((await pages.agentRows()) / AGENTS_PER_FILE);
  const agents = Array.from({ length: count }, (_, index) => `agents-${index + 1}`);
  return ['static', 'destinations', 'cities', ...guides, ...events, ...houses, ...written, ...agents];
}

/** What one file lists (SEO-03 to SEO-06); null for a file that does not exist. */
export async function sitemapEntries(
  { pages, guidePages, eventIds, houseSlugs, pageSlugs }: SitemapSources,
  file: string,
): Promise<SitemapEntry[] | null> {
  if (file === 'static') return staticPaths().map((path) => daily(path, 1));
  if (file === 'destinations') {
    return (await pages.countries()).map(({ clean_country }) => weekly(`/destination/${clean_country}`, 0.9));
  }
  if (file === 'cities') {
    return (await pages.cities()).map(({ slug }) => daily(`/travel-agents/${slug}`, 0.8));
  }
  if (file === 'guides') return (await guidePages()).map((path) => weekly(path, 0.7));
  if (file === 'events') return (await eventIds()).map((id) => weekly(`/expo/${id}`, 0.6));
  if (file === 'houses') return (await houseSlugs()).map((slug) => weekly(houseHref(slug), 0.7));
  if (file === 'pages') return (await pageSlugs()).map((slug) => weekly(`/pages/${slug}`, 0.6));
  const number = Number(AGENTS_FILE.exec(file)?.[1] ?? 0);
  if (number === 0 || (number - 1) * AGENTS_PER_FILE >= (await pages.agentRows())) return null;
  const agents = await pages.agentsIn((number - 1) * AGENTS_PER_FILE, number * AGENTS_PER_FILE);
  return agents.map((agent) => weekly(agentHref(agent), 0.8));
}

/** The paths of all pages of the sitemap, file by file. */
export async function* sitemapPaths(sources: SitemapSources): AsyncGenerator<string> {
  for (const file of await sitemapFiles(sources))
    for (const { path } of (await sitemapEntries(sources, file)) ?? []) yield path;
}
