/** For unit tests of the remotes: the API at the edge of HTTP, answering from a world that each test describes. */
import type { ErrorCode } from '@atoll/contracts/errors';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export interface AskedRequest {
  readonly method: string;
  /** Without the query: `/api/hotels`. */
  readonly path: string;
  /** The query. */
  readonly params: Readonly<Record<string, string>>;
  /** As it was sent; empty where nothing was. */
  readonly body: string;
  /** The version that a change says it was made from: `"3"`; null without one. */
  readonly ifMatch: string | null;
}

export interface RouteRequest<World> extends AskedRequest {
  readonly world: World;
  /** What varies in the path: `hotelId` of `GET /api/hotels/:hotelId`. */
  readonly pathParams: Readonly<Record<string, string>>;
}

/** Answers with JSON, or with a whole response such as `apiError(404, 'NOT_FOUND')` or a stream. */
export type FakeRoute<World> = (request: RouteRequest<World>) => unknown;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type RouteName = `${Method} /${string}`;

export interface FakeApiOptions<World extends object> {
  /** What the API knows before a test says anything: made anew for every test. */
  readonly world: () => World;
  /** By method and path, the special before the general: `'GET /api/hotels/:hotelId'`. */
  readonly routes: Readonly<Record<RouteName, FakeRoute<World>>>;
}

export interface FakeApi<World> {
  /** What the API knows in this test; change it before rendering. */
  readonly world: World;
  /** What the API was asked, in order. */
  readonly asked: readonly AskedRequest[];
  /** The queries that a path was asked with, in order. */
  readonly queriesOf: (path: string) => Readonly<Record<string, string>>[];
  /** The next requests to a path fail with status 500: one, or as many as said; 0 mends it. */
  readonly fail: (path: string, times?: number) => void;
  /** Requests to a path wait until the returned function is called. */
  readonly hold: (path: string) => () => void;
  /** Call once per test file: starts the API, and empties world, storage and what was asked before every test. */
  readonly start: () => void;
}

/** A refusal as the API words it. */
export function apiError(
  status: number,
  code: ErrorCode,
  message = 'Refused',
  fields?: Readonly<Record<string, string>>,
): HttpResponse<object> {
  return HttpResponse.json({ code, message, requestId: 'r1', ...(fields && { fields }) }, { status });
}

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

async function readRequest(request: Request): Promise<AskedRequest> {
  const { pathname: path, searchParams } = new URL(request.url);
  const body = request.method === 'GET' ? '' : await request.clone().text();
  return {
    method: request.method,
    path,
    params: Object.fromEntries(searchParams),
    body,
    ifMatch: request.headers.get('if-match'),
  };
}

/** An API for tests. Whatever has no route fails the test, but reports of errors, which every page may send. */
export function fakeApi<World extends object>({
  world: emptyWorld,
  routes,
}: FakeApiOptions<World>): FakeApi<World> {
  const world = emptyWorld();
  const asked: AskedRequest[] = [];
  const failures = new Map<string, number>();
  const gates = new Map<string, Promise<void>>();

  function isFailing(path: string): boolean {
    const left = failures.get(path) ?? 0;
    failures.set(path, Math.max(0, left - 1));
    return left > 0;
  }

  function handlerOf(name: string, route: FakeRoute<World>) {
    const [method, path] = name.split(' ') as [Method, string];
    return METHODS[method](`*${path}`, async ({ request, params }) => {
      const read = await readRequest(request);
      asked.push(read);
      await gates.get(read.path);
      if (isFailing(read.path)) return apiError(500, 'INTERNAL', 'Broken');
      const answer = route({ ...read, world, pathParams: params as Record<string, string> });
      return answer instanceof Response ? answer : HttpResponse.json(answer as object);
    });
  }

  const server = setupServer(
    ...Object.entries(routes).map(([name, route]) => handlerOf(name, route)),
    handlerOf('POST /api/client-errors', () => new HttpResponse(null, { status: 204 })),
  );

  return {
    world,
    asked,
    queriesOf: (path) => asked.filter((request) => request.path === path).map(({ params }) => params),
    fail: (path, times = 1) => void failures.set(path, times),
    hold: (path) => {
      let release = () => {};
      gates.set(path, new Promise((resolve) => (release = resolve)));
      return () => {
        gates.delete(path);
        release();
      };
    },
    start: () => {
      beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
      beforeEach(() => {
        Object.assign(world, emptyWorld());
        asked.length = 0;
        failures.clear();
        gates.clear();
        sessionStorage.clear();
        localStorage.clear();
      });
      afterAll(() => server.close());
    },
  };
}
