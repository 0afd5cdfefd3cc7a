import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  readonly isProduction: boolean;
  readonly trustedOrigins: readonly string[];
  /** Origins of data, besides our own, that pages may fetch. */
  readonly dataOrigins: readonly string[];
  /** CSP sources such as `'sha256-…'` of the scripts and styles that documents carry inline. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const HSTS_SECONDS = 31_536_000;

/** The policy of every answer. By hashes, never nonces, because documents are cached as bytes (DESIGN decision 8). */
function contentSecurityPolicy(options: SecurityOptions): string {
  const { isProduction, trustedOrigins, dataOrigins, scriptHashes, styleHashes } = options;
  // A dev server tells its pages over a web socket that there is something new.
  const sockets = isProduction ? [] : trustedOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes, ...trustedOrigins],
    ['style-src', "'self'", ...styleHashes, ...trustedOrigins],
    ['img-src', "'self'", 'data:', ...trustedOrigins],
    ['font-src', "'self'", ...trustedOrigins],
    ['connect-src', "'self'", ...trustedOrigins, ...sockets, ...dataOrigins],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join(';');
}

function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  const hsts = { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` };
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(options.isProduction ? hsts : {}),
  };
}

/**
 * Sets the security headers of every answer, errors included. They are put together once: with @fastify/helmet, which
 * does so for every request, they cost more than a kept page.
 */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}
