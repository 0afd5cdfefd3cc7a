import type { ProviderAnswer, ProviderRequest } from './http-message';

/** Answers one route; `params` holds what stood in place of `:name` in its path. */
export type RouteHandler = (request: ProviderRequest, params: Record<string, string>) => ProviderAnswer;

export interface Route {
  method: string;
  /** Segments that begin with a colon take any value. */
  path: string;
  answer: RouteHandler;
}

export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

/** Finds the route of a call: the first match in the order of the list, null when there is none. */
export function findRoute(routes: readonly Route[], method: string, path: string): FoundRoute | null {
  const segments = path.split('/');
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = matchSegments(route.path.split('/'), segments);
    if (params !== null) return { route, params };
  }
  return null;
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(segment);
    else if (expected !== segment) return null;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    // A broken escape is a value like any other: no entity has it.
    if (error instanceof URIError) return segment;
    throw error;
  }
}
