import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isReservedPath, pathOf } from '../platform/http/reserved-paths';
import type { HtmlService } from './html.service';
import { chooseEncoding, isUnchanged } from './page-bytes';
import { resolveTypedPlace, type FindPlaces } from './typed-place';

/** Who a page is for, where that decides which release of a remote it gets; see the releases feature. */
export interface Visitor {
  readonly id: string;
  /** What makes the browser keep the id; null where it has one. */
  readonly setCookie: string | null;
}

export interface HtmlRoutesDeps {
  readonly html: HtmlService;
  readonly visitorOf: (cookieHeader: string | undefined) => Visitor;
  /** True while visitors do not all get the same. */
  readonly hasCanary: () => boolean;
  readonly findPlaces: FindPlaces;
}

function wantsHtml({ headers }: FastifyRequest): boolean {
  const { accept } = headers;
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

/** Adds the styles that stand in this document to the policy of every answer. */
function allowStyles(reply: FastifyReply, styleHashes: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", ["style-src 'self'", ...styleHashes].join(' ')),
  );
}

/** While a canary runs, the visitor keeps its id, and no cache between us keeps its page for another. */
function personalise(reply: FastifyReply, { setCookie }: Visitor): void {
  reply.header('cache-control', 'private, no-cache');
  if (setCookie) reply.header('set-cookie', setCookie);
}

async function sendPage(
  { html, visitorOf, hasCanary, findPlaces }: HtmlRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  if (isReservedPath(path) || !wantsHtml(request)) {
    reply.callNotFound();
    return reply;
  }
  const address = await resolveTypedPlace(request.url, findPlaces);
  if (address) return reply.redirect(address, 303);
  const visitor = visitorOf(request.headers.cookie);
  const { status, bytes, styleHashes } = await html.page(request.url, visitor.id);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  allowStyles(reply, styleHashes);
  reply.headers({ 'cache-control': 'no-cache', etag: bytes.etag, vary: 'Accept-Encoding, Accept' });
  if (hasCanary()) personalise(reply, visitor);
  if (status === 200 && isUnchanged(request.headers['if-none-match'], bytes.etag))
    return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(encoding ? bytes[encoding] : bytes.plain);
}

/** Every page of the site, and the not-found page for every other address (HOM-21). */
export function htmlRoutes(deps: HtmlRoutesDeps): FastifyPluginAsync {
  return async (app) => {
    app.get('/*', { schema: { hide: true } }, (request, reply) => sendPage(deps, request, reply));
  };
}
