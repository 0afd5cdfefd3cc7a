import type { IncomingHttpHeaders } from 'node:http';
import { isReservedPath, pathOf } from './reserved-paths';

interface Asked {
  readonly url?: string | undefined;
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** True for a browser that asks for a page, not for data or a file. */
export function asksForPage({ url = '/', method, headers }: Asked): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isReservedPath(pathOf(url)) && (headers.accept?.includes('text/html') ?? false);
}
