import type { WebSearchAnswer } from '@atoll/contracts/marco-search';
import { createHttpClient } from '../../shared/http-client/http-client';
import type { VendorWatch } from '../../shared/http-client/vendor-watch';
import type { WebSearch } from './web-search';

export interface TavilyOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly watch?: VendorWatch;
}

const RESULTS_MAX = 5;
const QUERY_MAX = 400;
const TEXT_MAX = 600;
const MAX_BYTES = 1024 * 1024;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, TEXT_MAX) : '';
}

function isWebAddress(url: unknown): url is string {
  return typeof url === 'string' && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function readAnswer(body: unknown): WebSearchAnswer {
  const { answer, results } = (body ?? {}) as { answer?: unknown; results?: unknown };
  const list = Array.isArray(results) ? (results as Record<string, unknown>[]) : [];
  return {
    ...(textOf(answer) !== '' && { answer: textOf(answer) }),
    results: list
      .slice(0, RESULTS_MAX)
      .flatMap(({ title, content, url }) =>
        isWebAddress(url)
          ? [{ title: textOf(title) || new URL(url).host, content: textOf(content), url }]
          : [],
      ),
  };
}

/** Web search in Tavily's shape. Repeating and giving up is the caller's business. */
export function createTavilySearch({ baseUrl, apiKey, timeoutMs, watch }: TavilyOptions): WebSearch {
  const http = createHttpClient({
    baseUrl,
    timeoutMs,
    watch,
    maxBytes: MAX_BYTES,
    retry: { retries: 0 },
    // The specification's own breaker stands around this one (MAR-39).
    breaker: { failures: Number.MAX_SAFE_INTEGER },
  });
  return {
    search: async (query) =>
      readAnswer(
        await http.json({
          method: 'POST',
          path: '/search',
          headers: { authorization: `Bearer ${apiKey}` },
          json: { query: query.slice(0, QUERY_MAX), include_answer: true, max_results: RESULTS_MAX },
        }),
      ),
  };
}
