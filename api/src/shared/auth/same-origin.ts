import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

function isOwn(origin: string, publicUrl: string, request: FastifyRequest): boolean {
  return origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`;
}

/** 'unknown' where the request says nothing of where it comes from, as programs other than browsers do. */
function originOf(request: FastifyRequest, publicUrl: string): 'own' | 'foreign' | 'unknown' {
  const site = request.headers['sec-fetch-site'];
  // A page with a secret address tells nobody where its form comes from; the browser still says that it is ours.
  const isHidden = request.headers.origin === 'null' && site === 'same-origin';
  const origin = isHidden ? undefined : request.headers.origin;
  if (origin !== undefined && !isOwn(origin, publicUrl, request)) return 'foreign';
  if (site !== undefined && site !== 'same-origin') return 'foreign';
  return origin === undefined && site === undefined ? 'unknown' : 'own';
}

function refuse(): never {
  throw new AppError('FORBIDDEN', { message: 'This request must come from a page of this site.' });
}

/** Lets only pages of this site pass: for writes under a cookie, and for forms without JavaScript. */
export function requireSameOrigin(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (originOf(request, publicUrl) !== 'own') refuse();
  };
}

/** Refuses pages of other sites; a program that sends neither Origin nor Fetch-Metadata passes. */
export function refuseForeignOrigin(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (originOf(request, publicUrl) === 'foreign') refuse();
  };
}
