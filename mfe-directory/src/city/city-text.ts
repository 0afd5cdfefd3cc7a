import { wholeNumberText } from '@atoll/contracts/words';
import type { City } from '@atoll/contracts/destination';
import { titled } from '@atoll/contracts/page-titles';

/** The title of the document, the same from the server and in the browser. */
export function cityTitle({ name, country, hasGuide }: City, page: number): string {
  const guided = hasGuide && page === 1;
  if (guided) return titled(`${name}, ${country}: what to see, where to stay and local travel agents`);
  return titled(`Travel agents in ${name}, ${country}${page > 1 ? `, page ${page}` : ''}`);
}

/** '24 are featured.'; '' where nobody is. */
export function featuredText({ featuredCount }: City): string {
  if (featuredCount === 0) return '';
  return `${wholeNumberText(featuredCount)} ${featuredCount === 1 ? 'is' : 'are'} featured.`;
}
