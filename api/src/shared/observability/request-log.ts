import { withoutSecrets } from '@atoll/contracts/secret-path';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '../http/reserved-paths';

/** What the line of an answered request says. */
interface RequestLine {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
}

/** No page of ours has a longer one; a stranger's has up to fourteen kilobytes. */
const PATH_MAX = 300;

function shortened(path: string): string {
  return path.length > PATH_MAX ? `${path.slice(0, PATH_MAX)}… (${path.length} characters)` : path;
}

/** The query stays out of the line, and so does the secret of a link: it may carry what a person typed, or a token. */
export function requestLine(method: string, url: string, status: number, durationMs: number): RequestLine {
  return {
    method,
    path: shortened(withoutSecrets(pathOf(url))),
    status,
    durationMs: Math.round(durationMs),
  };
}

/** One line per answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      requestLine(request.method, request.url, reply.statusCode, reply.elapsedTime),
      'request',
    );
    next();
  });
}
