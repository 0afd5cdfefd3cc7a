import type { WebSearch } from './web-search';

const TAG = /<[^>]{0,500}>?/gu;

const plain = (text: string) => text.replaceAll(TAG, ' ').replaceAll(/\s+/gu, ' ').trim();

/** A web search whose pages have no markup: what they say stays data, whatever it asks of a model (MAR-56). */
export function readablePages(inner: WebSearch): WebSearch {
  return {
    search: async (query) => {
      const { answer, results } = await inner.search(query);
      return {
        ...(answer !== undefined && { answer: plain(answer) }),
        results: results.map(({ title, content, url }) => ({
          title: plain(title),
          content: plain(content),
          url,
        })),
      };
    },
  };
}
