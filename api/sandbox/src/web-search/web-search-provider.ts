import { createHash } from 'node:crypto';
import type { ProviderAnswer, ProviderRequest } from '../server/http-message';
import type { Provider } from '../server/provider-server';
import { OTHER_PAGE, WEB_PAGES } from './web-pages';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Query is missing.',
  401: 'Unauthorized: missing or invalid API key.',
  404: 'Not Found',
  429: 'Your request has been blocked due to excessive requests.',
  432: 'This request exceeds your plan’s set usage limit.',
  433: 'This request exceeds the pay-as-you-go limit.',
};

function failure(status: number) {
  return { detail: { error: MESSAGES[status] ?? 'Internal Server Error' } };
}

const MAX_RESULTS_DEFAULT = 5;
const QUERY_MAX = 400;

interface SearchBody {
  readonly query?: unknown;
  readonly max_results?: unknown;
  readonly include_answer?: unknown;
}

function find(query: string, most: number) {
  const words: readonly string[] = query.toLowerCase().match(/[a-z]+/g) ?? [];
  const found = WEB_PAGES.map((page) => ({
    page,
    hits: page.words.filter((word) => words.includes(word)).length,
  }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  const pages = found.length > 0 ? found.map(({ page }) => page) : [OTHER_PAGE];
  return pages.slice(0, most).map(({ title, url, content }, index) => ({
    title,
    url,
    content,
    score: Math.round((0.95 - index * 0.1) * 100) / 100,
    raw_content: null,
  }));
}

function search(body: SearchBody): ProviderAnswer {
  const { query, max_results: most, include_answer: wantsAnswer } = body;
  if (typeof query !== 'string' || query.trim() === '' || query.length > QUERY_MAX) {
    return { status: 400, body: failure(400) };
  }
  const results = find(query, typeof most === 'number' ? most : MAX_RESULTS_DEFAULT);
  return {
    status: 200,
    body: {
      query,
      ...(wantsAnswer ? { answer: results[0]?.content } : {}),
      images: [],
      results,
      follow_up_questions: null,
      response_time: 0.1,
      request_id: createHash('sha256').update(query).digest('hex').slice(0, 32),
    },
  };
}

function answer({ method, path, headers, body }: ProviderRequest): ProviderAnswer {
  const key = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (key === undefined || key === 'invalid') return { status: 401, body: failure(401) };
  if (method !== 'POST' || path !== '/search') return { status: 404, body: failure(404) };
  return search(typeof body === 'object' && body !== null ? body : {});
}

/** Web search in the shape of Tavily: a few pages of its own, the same for the same words. */
export function createWebSearchProvider(): Provider {
  return {
    name: 'web search',
    contentType: 'application/json',
    failureBody: failure,
    answer: async (request) => answer(request),
  };
}
