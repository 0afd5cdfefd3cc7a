import type { IncomingHttpHeaders } from 'node:http';
import type { ProviderRequest } from './http-message';

/** One call as `GET /__requests` shows it, so that a test sees exactly what the product sent. */
export interface LoggedRequest {
  method: string;
  path: string;
  /** A repeated parameter becomes a list. */
  query: Record<string, string | string[]>;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** ISO 8601, real time. */
  time: string;
}

export interface RequestLog {
  add(request: ProviderRequest): void;
  /** Oldest first. */
  list(): LoggedRequest[];
  clear(): void;
}

/** Remembers the last calls, 1,000 unless told otherwise. */
export function createRequestLog(capacity = 1000): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    add: ({ method, path, query, headers, body }) => {
      entries.push({ method, path, query: queryOf(query), headers, body, time: new Date().toISOString() });
      if (entries.length > capacity) entries.shift();
    },
    list: () => [...entries],
    clear: () => {
      entries = [];
    },
  };
}

function queryOf(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
