import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isReservedPath, pathOf } from '../platform/http/reserved-paths';
import type { HtmlService } from './html.service';
import { chooseEncoding, isUnchanged } from './page-bytes';

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
  html: HtmlService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  if (isReservedPath(path) || !wantsHtml(request)) {
    reply.callNotFound();
    return reply;
  }
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
export function htmlRoutes({ html }: { html: HtmlService }): FastifyPluginAsync {
  return async (app) => {
    app.get('/*', { schema: { hide: true } }, (request, reply) => sendPage(html, request, reply));
  };
}
