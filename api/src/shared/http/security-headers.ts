import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityOptions {
  readonly isProduction: boolean;
  /** Every subdomain of the site's domain answers by https, too. */
  readonly hasSecureSubdomains: boolean;
  readonly trustedOrigins: readonly string[];
  /** Origins of data, besides our own, that pages may fetch. */
  readonly dataOrigins: readonly string[];
  /** CSP sources such as `'sha256-…'` of the scripts that documents carry inline; a page's styles are its own. */
  readonly scriptHashes: readonly string[];
}

const HSTS_SECONDS = 31_536_000;

/** The policy of every answer. By hashes, never nonces, because documents are cached as bytes. */
function contentSecurityPolicy(options: SecurityOptions): HelmetOptions['contentSecurityPolicy'] {
  const { isProduction, trustedOrigins, dataOrigins, scriptHashes } = options;
  // A dev server tells its pages over a web socket that there is something new.
  const sockets = isProduction ? [] : trustedOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes, ...trustedOrigins],
      styleSrc: ["'self'", ...trustedOrigins],
      imgSrc: ["'self'", 'data:', ...trustedOrigins],
      fontSrc: ["'self'", ...trustedOrigins],
      connectSrc: ["'self'", ...trustedOrigins, ...sockets, ...dataOrigins],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  };
}

/** Asks helmet once: none of its headers depends on the request. */
function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(options),
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: options.isProduction
      ? { maxAge: HSTS_SECONDS, includeSubDomains: options.hasSecureSubdomains }
      : false,
    xFrameOptions: { action: 'deny' },
    // For plug-ins and browsers that are gone; every answer would carry them.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  setHeaders({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error instanceof Error ? error : new Error('No security headers', { cause: error });
  });
  return headers;
}

/**
 * Sets the security headers of every answer, errors included. @fastify/helmet would put them together for every
 * request, which costs more than answering with a kept page.
 */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}
