import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

const VERSION = /^"(\d{1,9})"$/;

/** The version that a change was made from, as `If-Match: "3"`. Throws PRECONDITION_REQUIRED where none is said. */
export function changedVersion({ headers }: FastifyRequest): number {
  const [, version] = VERSION.exec(headers['if-match'] ?? '') ?? [];
  if (version === undefined) throw new AppError('PRECONDITION_REQUIRED');
  return Number(version);
}
