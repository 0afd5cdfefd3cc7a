import {
  redirectHref,
  refusePage,
  refuseWithoutSession,
  type PageVisitor,
} from '@atoll/contracts/page-access';
import type { Page as SitePage } from '@atoll/contracts/pages/page';
import { sitePath } from '@atoll/contracts/site-path';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { allowStyles } from '../shared/http/allow-styles';
import { clientOf } from '../shared/http/client-address';
import { isReservedPath, pathOf } from '../shared/http/reserved-paths';
import type { FindPlaces } from '../shared/places/find-places';
import type { RunningReleases, Visitor } from '../shared/releases/running-releases';
import type { CdnHeaders } from './cdn/cdn-headers';
import type { HtmlService } from './html.service';
import type { PageCache } from './page-cache';
import { answerOf, wantsHtml } from './page-answer';
import { mayBeKept, normalAddressOf, redirectOf, varies } from './page-routes';
import { withStyleNonce } from './style-nonce';
import { resolveTypedPlace } from './typed-place';

export interface HtmlRoutesDeps {
  readonly releases: Pick<RunningReleases, 'visitorOf' | 'hasCanary'>;
  readonly html: HtmlService;
  readonly pageCache: Pick<PageCache, 'remember'>;
  readonly cdn: Pick<CdnHeaders, 'begin'>;
  readonly findPlaces: FindPlaces;
  /** Who holds the session of a request's cookie, which stays as it is; null for the anonymous. */
  readonly visitorOf: VisitorOf;
}

const RETRY_SECONDS = 5;

export type VisitorOf = (request: FastifyRequest) => Promise<PageVisitor | null>;

/** Asks browsers and search engines to come back: nobody can say just now what this page is. */
function sayComeBack(reply: FastifyReply): void {
  reply.removeHeader('etag').headers({
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
    'x-robots-tag': 'noindex',
  });
}

/** While a canary runs, the visitor keeps its id, and no cache between us keeps its page for another. */
function personalise(reply: FastifyReply, { setCookie }: Visitor): void {
  if (!String(reply.getHeader('cache-control')).includes('no-store'))
    reply.header('cache-control', 'private, no-cache');
  if (setCookie) reply.header('set-cookie', setCookie);
}

/**
 * Where a guarded page sends whoever may not see it; null where they may. Public pages ask nobody: their documents are
 * the same for everybody, with a session's cookie or without.
 */
async function refusalOf(page: SitePage | null, url: string, request: FastifyRequest, visitorOf: VisitorOf) {
  if (!page || page.access === 'public') return null;
  const address = sitePath(url);
  try {
    return refusePage(page, await visitorOf(request), address);
  } catch (err) {
    request.log.error({ err }, 'nobody can say who is signed in');
    return refuseWithoutSession(page, address);
  }
}

async function sendPage(
  { html, pageCache, cdn, releases, findPlaces, visitorOf }: HtmlRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const cdnHeaders = cdn.begin(request.headers);
  reply.headers(cdnHeaders(null));
  if (isReservedPath(pathOf(request.url)) || !wantsHtml(request.headers)) {
    reply.callNotFound();
    return reply;
  }
  const normal = normalAddressOf(request.url);
  const url = normal ?? request.url;
  const elsewhere = redirectOf(url) ?? (await resolveTypedPlace(url, findPlaces));
  if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
  const sitePage = matchSiteRoute(pathOf(url));
  if (sitePage?.movedTo) return reply.header('cache-control', 'no-cache').redirect(sitePage.movedTo, 301);
  const refusal = await refusalOf(sitePage, url, request, visitorOf);
  if (refusal) return reply.header('cache-control', 'private, no-store').redirect(redirectHref(refusal), 303);
  // What varies in a path may be written in another way, too: asked now, it leads to its true address at once.
  if (normal !== null && !varies(sitePage))
    return reply.header('cache-control', 'no-cache').redirect(normal, 301);
  const visitor = releases.visitorOf(request.headers.cookie);
  const composed = await html.page(url, { client: clientOf(request.ip), visitor: visitor.id });
  const isGuarded = sitePage !== null && sitePage.access !== 'public';
  const page = isGuarded ? withStyleNonce(composed) : composed;
  if (page.status === 301 && page.location)
    return reply.header('cache-control', 'no-cache').redirect(page.location, 301);
  if (normal !== null) return reply.header('cache-control', 'no-cache').redirect(normal, 301);
  const { status, form, body } = answerOf(page, request.headers);
  allowStyles(reply, page.styleHashes);
  reply.headers({ 'cache-control': 'no-cache', etag: page.bytes.etag, vary: 'Accept-Encoding, Accept' });
  if (form === 'br' || form === 'gzip') reply.header('content-encoding', form);
  if (body) reply.type('text/html; charset=utf-8');
  if (sitePage && !mayBeKept(sitePage)) reply.header('cache-control', 'no-store');
  if (isGuarded) reply.removeHeader('etag').header('cache-control', 'private, no-store');
  if (sitePage?.hasSecretQuery || sitePage?.hasSecretPath)
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  if (status === 503) sayComeBack(reply);
  reply.headers(cdnHeaders(page));
  if (releases.hasCanary()) personalise(reply, visitor);
  else pageCache.remember(page, form, reply.getHeaders());
  return reply.code(status).send(body ?? undefined);
}

/** The route of every page. */
const ALL_PAGES = '/*';

/** Every page of the site, and the not-found page for every other address (HOM-21). */
export function htmlRoutes(deps: HtmlRoutesDeps): FastifyPluginAsync {
  return async (app) => {
    app.get(ALL_PAGES, { schema: { hide: true } }, (request, reply) => sendPage(deps, request, reply));
  };
}
