import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isReservedPath, pathOf } from '../platform/http/reserved-paths';
import type { HtmlService } from './html.service';
import { chooseEncoding, isUnchanged } from './page-bytes';
import { resolveTypedPlace, type FindPlaces } from './typed-place';

export interface HtmlRoutesDeps {
  readonly html: HtmlService;
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

async function sendPage(
  { html, findPlaces }: HtmlRoutesDeps,
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
  const { status, bytes, styleHashes } = await html.page(request.url);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  allowStyles(reply, styleHashes);
  reply.headers({ 'cache-control': 'no-cache', etag: bytes.etag, vary: 'Accept-Encoding, Accept' });
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
