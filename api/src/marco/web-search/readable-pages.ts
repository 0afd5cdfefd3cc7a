import type { WebSearchAnswer } from '@atoll/contracts/marco-search';
import { speaksToModel } from '../grounding/suspicious-text';
import type { WebSearch } from './web-search';

const TAG = /<[^>]{0,500}>?/gu;

const plain = (text: string) => text.replaceAll(TAG, ' ').replaceAll(/\s+/gu, ' ').trim();

function readable({ answer, results }: WebSearchAnswer): WebSearchAnswer {
  // A tag may stand between words, or take one apart.
  const isHostile = (text: string) => [text, plain(text), text.replaceAll(TAG, '')].some(speaksToModel);
  const kept = results.filter(({ title, content, url }) => ![title, content, url].some(isHostile));
  // The vendor wrote its answer from all of the pages.
  const isAnswerKept = answer !== undefined && kept.length === results.length && !isHostile(answer);
  return {
    ...(isAnswerKept && { answer: plain(answer) }),
    results: kept.map(({ title, content, url }) => ({ title: plain(title), content: plain(content), url })),
  };
}

/** A web search without pages that give orders to a model, and without markup: such a page is no source (MAR-56). */
export function readablePages(inner: WebSearch): WebSearch {
  return { search: async (query) => readable(await inner.search(query)) };
}
