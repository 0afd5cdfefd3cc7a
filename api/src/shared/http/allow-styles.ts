import type { FastifyReply } from 'fastify';

/** Adds the styles that stand in this document to the policy of its answer, as sources such as `'sha256-…'`. */
export function allowStyles(reply: FastifyReply, styleHashes: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", ["style-src 'self'", ...styleHashes].join(' ')),
  );
}
