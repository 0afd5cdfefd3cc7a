import { titled } from '@atoll/contracts/page-titles';

/** The title of the document, the same from the server and in the browser. */
export function directoryTitle(page: number): string {
  return titled(page > 1 ? `Travel agents, page ${page}` : 'Travel agents all over the world');
}
