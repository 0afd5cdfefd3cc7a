import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';
import { isReservedPath, pathOf } from './reserved-paths';

interface KnownRoute {
  readonly method: string;
  readonly url: string;
}

/** The route of every page; it says nothing about data and files. */
const ALL_PAGES = '/*';

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

function takesPath(route: KnownRoute, path: string): boolean {
  if (route.url === ALL_PAGES) return !isReservedPath(path);
  return matches(segmentsOf(route.url), segmentsOf(path));
}

/** Answers what no route takes: 405 with Allow where another method would do, 404 otherwise. Register it first. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const known: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) known.push({ method: each, url });
  });
  app.setNotFoundHandler((request) => {
    const path = pathOf(request.url);
    const allowed = new Set(known.filter((route) => takesPath(route, path)).map(({ method }) => method));
    if (allowed.size === 0 || allowed.has(request.method)) throw new AppError('NOT_FOUND');
    throw new AppError('METHOD_NOT_ALLOWED', { headers: { allow: [...allowed].join(', ') } });
  });
}
