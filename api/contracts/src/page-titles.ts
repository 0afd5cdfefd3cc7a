import { homePage } from './pages/home.page';
import { matchSiteRoute } from './site-routes';

/** A page's title with the site's name behind it. */
export function titled(words: string): string {
  return `${words} | Atoll`;
}

/** The title of the document at a path before anything is known of what it shows, the same everywhere. */
export function pageTitle(path: string): string {
  const page = matchSiteRoute(path);
  if (!page) return titled('Page Not Found');
  return page.pattern === homePage.pattern ? page.title : titled(page.title);
}
