import type { IncomingMessage } from 'node:http';
import { sitePath } from '@atoll/contracts/site-path';
import { pagePath } from '@atoll/contracts/site-routes';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';
import { pathOf } from './reserved-paths';

function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}

/**
 * True for a request of which a proxy and we may not believe the same: with two Host headers, or with a whole address
 * in place of a path.
 */
export function isAmbiguous(request: IncomingMessage): boolean {
  return !request.url?.startsWith('/') || hostsOf(request) > 1;
}

/** With a second slash the path names another site to whoever resolves it. */
const NAMES_A_HOST = /^\/[/\\]/;

/** Whether the address is a page's, but for its slashes and capitals: the pages' own route leads to it at once. */
function isOfPage(url: string): boolean {
  return pagePath(pathOf(url)) !== null;
}

/** Refuses what is ambiguous, and sends who asks for `//…` to the path with one slash. */
export function refuseUnclearTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { method, url } = request;
    if (isAmbiguous(request.raw)) return next(new AppError('INVALID_REQUEST'));
    if (!NAMES_A_HOST.test(url)) return next();
    if (method !== 'GET' && method !== 'HEAD') return next(new AppError('INVALID_REQUEST'));
    if (isOfPage(url)) return next();
    reply.redirect(sitePath(url), 301);
  });
}
