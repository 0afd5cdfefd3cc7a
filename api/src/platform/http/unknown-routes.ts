import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

interface KnownRoute {
  readonly method: string;
  readonly segments: readonly string[];
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  if (pattern.at(-1) === '*') {
    return path.length >= pattern.length && matches(pattern.slice(0, -1), path.slice(0, pattern.length - 1));
  }
  return (
    pattern.length === path.length &&
    pattern.every((part, index) => part.startsWith(':') || part === path[index])
  );
}

/** Answers what no route takes: 405 with Allow where another method would do, 404 otherwise. Register it first. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const known: KnownRoute[] = [];
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) known.push({ method, segments: segmentsOf(route.url) });
  });
  app.setNotFoundHandler((request) => {
    const path = segmentsOf(request.url.split('?', 1)[0] ?? '');
    const allowed = known.filter((route) => matches(route.segments, path)).map((route) => route.method);
    if (allowed.length === 0 || allowed.includes(request.method)) throw new AppError('NOT_FOUND');
    throw new AppError('METHOD_NOT_ALLOWED', { headers: { allow: [...new Set(allowed)].join(', ') } });
  });
}
