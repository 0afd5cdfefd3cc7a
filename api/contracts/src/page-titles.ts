import { homePage } from './pages/home.page';
import { PRODUCTS, WHY_TITLES, whyPage } from './pages/marketing.page';
import { placeLabel, type CityOption } from './place';
import { matchSiteRoute, pathParams } from './site-routes';

/** A page's title with the site's name behind it. */
export function titled(words: string): string {
  return `${words} | Atoll`;
}

/** 'Why book hotels on Atoll'; null for what is no product. */
function whyTitle(path: string): string | null {
  const name = pathParams(whyPage.pattern, path)?.product;
  const product = PRODUCTS.find((known) => known === name);
  return product ? WHY_TITLES[product] : null;
}

/** The title of the document at a path before anything is known of what it shows, the same everywhere. */
export function pageTitle(path: string): string {
  const page = matchSiteRoute(path);
  if (!page) return titled('Page Not Found');
  if (page.pattern === whyPage.pattern) return titled(whyTitle(path) ?? 'Page Not Found');
  return page.pattern === homePage.pattern ? page.title : titled(page.title);
}

/** 'Hotels in Lisbon, Portugal | Atoll', or the title of the path without a place: the same everywhere. */
export function placeTitle(things: string, place: CityOption | null, path: string): string {
  return place ? titled(`${things} in ${placeLabel(place)}`) : pageTitle(path);
}
