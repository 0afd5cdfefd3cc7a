import { wholeNumberText } from '@atoll/contracts/words';
import type { City } from '@atoll/contracts/destination';
import { titled } from '@atoll/contracts/page-titles';

/** Search engines cut longer titles. */
const TITLE_MAX = 70;

/** With the country, unless that is too long. */
function guideTitle(name: string, country: string): string {
  const [whole, short] = [`${name}, ${country}`, name].map((place) =>
    titled(`${place}: what to see and where to stay`),
  );
  return whole && whole.length <= TITLE_MAX ? whole : (short ?? name);
}

/** The title of the document, the same from the server and in the browser. */
export function cityTitle({ name, country, hasGuide }: City, page: number): string {
  if (hasGuide && page === 1) return guideTitle(name, country);
  return titled(`Travel agents in ${name}, ${country}${page > 1 ? `, page ${page}` : ''}`);
}

/** '24 are featured.'; '' where nobody is. */
export function featuredText({ featuredCount }: City): string {
  if (featuredCount === 0) return '';
  return `${wholeNumberText(featuredCount)} ${featuredCount === 1 ? 'is' : 'are'} featured.`;
}
